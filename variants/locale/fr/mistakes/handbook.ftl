### Des pages qui ne peuvent pas être faites : blocs en Markdown, dossier d’un site, registres de traductions,
### papier.

## Blocs

wrong-handbook-no-block = il n’y a pas de bloc coyote-{ $kind }.
wrong-handbook-lacks = il manque { $what } au bloc coyote-{ $kind }.
wrong-handbook-a-ruleset = un règlement
wrong-handbook-an-example = le nom d’un exemple, ou ses lignes
wrong-handbook-the-other = le règlement auquel le comparer
wrong-handbook-no-use = le bloc coyote-{ $kind } n’a que faire de `{ $word }`.
wrong-handbook-no-setting = le bloc coyote-{ $kind } n’a pas de réglage `{ $setting }`.
wrong-handbook-twice = le réglage `{ $setting }` est donné deux fois.
wrong-handbook-quote = des guillemets ne se ferment pas.
wrong-handbook-within = ce bloc se trouve dans une liste, une citation ou un texte en retrait.
hint-handbook-within = commencez-le dans la marge ; pour le montrer tel quel, entourez-le d’une clôture plus longue.
wrong-handbook-no-end = ce bloc n’a pas de fin.
hint-handbook-no-end = fermez-le par { $fence }.
wrong-handbook-players = `players` est un nombre ou un intervalle.
hint-handbook-players = écrivez players=4 ou players=2-6.
wrong-handbook-after = `after` est un nombre d’événements.
hint-handbook-after = écrivez after={ $number }.
wrong-handbook-too-far = `after={ $after }` dépasse les { $events } événements qu’il y a.
hint-handbook-too-far = écrivez after={ $events } pour tous.
wrong-handbook-not-both = aucun paquet ni aucun nombre de joueurs ne convient aux deux.
hint-handbook-form-rules = écrivez ```coyote-rules RÈGLEMENT [RÈGLE...]
hint-handbook-form-source = écrivez ```coyote-source RÈGLEMENT [RÈGLE...]
hint-handbook-form-example = écrivez ```coyote-example RÈGLEMENT [EXEMPLE] [after=N], ou ses lignes à l’intérieur.
hint-handbook-form-table = écrivez ```coyote-table RÈGLEMENT [EXEMPLE] [after=N], ou ses lignes à l’intérieur.
hint-handbook-form-totals = écrivez ```coyote-totals RÈGLEMENT [players=2-6]
hint-handbook-form-growth = écrivez ```coyote-growth RÈGLEMENT [players=2-6]
hint-handbook-form-comparison = écrivez ```coyote-comparison RÈGLEMENT RÈGLEMENT
wrong-handbook-no-rule = { $ruleset } n’a pas de règle `{ $rule }`.
wrong-handbook-no-example = { $ruleset } n’a pas d’exemple `{ $example }`.

## Le site et la feuille

hint-handbook-folder = indiquez un dossier vide ou qui n’existe pas encore, ou un que `document` a fait.
wrong-handbook-not-ours = { $folder } n’est pas vide, et n’est pas un site de coyote-spec.
wrong-handbook-paper = il n’y a pas de papier `{ $paper }`.
hint-handbook-papers = on connaît ici : { $papers }.
wrong-handbook-too-large = { $ruleset } est trop grand pour le bureau des litiges.
wrong-handbook-who-has-what = le compte de { $ruleset } dépend de qui a quelle carte.
hint-handbook-who-has-what = on ne le dit pas au bureau des litiges.
wrong-handbook-of-site = { $language } : { $said }

## Registres de traductions

hint-handbook-record = remettez la version qui était bonne, ou déplacez-le et lancez `translations --accept`.
wrong-handbook-no-json = à partir d’ici, ce n’est plus du JSON.
wrong-handbook-record = impossible d’utiliser { $file } : { $why }.
wrong-handbook-record-too-large = il est beaucoup trop gros
wrong-handbook-record-unreadable = il ne peut pas être lu
wrong-handbook-record-number = il contient un nombre beaucoup trop long
wrong-handbook-record-deep = il a trop de niveaux les uns dans les autres
wrong-handbook-record-other = ce n’est pas `{ $schema }`
wrong-handbook-record-parts = il a `schema` et `units`, et rien d’autre
wrong-handbook-record-entry = `{ $name }` n’est pas comme une entrée
hint-handbook-writable = rendez le dossier accessible en écriture, ou copiez d’abord les règles.
