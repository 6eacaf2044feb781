### Du dénombrement des tables : ce qui ne peut pas l’être, et les accords qui ne vont pas ensemble.

wrong-odds-shuffles = { $ruleset } remet des cartes dans la pioche et la mélange pendant le compte ; on ne peut alors pas compter les totaux de toutes les mains.
wrong-odds-who-holds = { $ruleset } demande dans le compte qui tient une carte ; on ne peut alors pas compter les totaux de toutes les mains.
wrong-odds-what-lies = { $ruleset } demande dans le compte ce qu’il y a dans { $place } ; on ne peut alors pas compter les totaux de toutes les mains.
wrong-odds-few-cards = { $cards } cartes ne suffisent pas pour { $players } joueurs.
wrong-odds-unlike = { $one } et { $other } doivent avoir les mêmes joueurs et le même paquet.
wrong-odds-much-drawn = on pourrait tirer trop de choses pour les compter
wrong-odds-not-all-drawn = avec un tel paquet, tout ne peut pas être tiré
wrong-odds-pile-runs-out = avec un tel paquet, la pioche peut s’épuiser
wrong-odds-many-hands = { $hands } mains, c’est trop pour les compter
wrong-odds-many-tables = plus de { $tables } tables, c’est trop pour les compter
