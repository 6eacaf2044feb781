"""The codes by which languages are named: of two letters, or of three where there is none of two.

Which codes there are, and what the languages are called, is from ISO 639 and the Unicode CLDR.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache

from coyote_spec.locale.mistakes import Hint, Wrong
from coyote_spec.source import Diagnostic, Span, shorten


def no_code(word: str, span: Span) -> Diagnostic | None:
    """The mistake if a word that stands for a language isn't the code of one; else None. Codes of
    three letters are too many to be listed: one is taken for a code unless its language has one
    of two letters."""
    codes, meant = _codes()
    if word in codes or (re.fullmatch("[a-z]{3}", word) and word not in meant):
        return None
    folded = word.casefold()
    parts = [folded, *re.split("[_-]", folded)]
    close = get_close_matches(folded, [name for name in meant if len(name) > 3], 1, 0.75)
    found = next((meant[part] for part in [*parts, *close] if part in meant), None)
    said = Wrong("languages-no-code", word=shorten(word))
    hint = Hint("shared-did-you-mean", name=found) if found else Hint("languages-form")
    return Diagnostic("unknown-language", span, said, hint)


@cache
def _codes() -> tuple[frozenset[str], dict[str, str]]:
    """The codes of two letters; and by code and name, in small letters, the code that is meant."""
    rows = [line.split() for line in _LANGUAGES.splitlines()]
    meant = {word.casefold(): row[0] for row in reversed(rows) for word in row}
    return frozenset(row[0] for row in rows), meant | {row[0]: row[0] for row in rows}


_LANGUAGES = """\
aa aar Afar Qafar
ab abk Abkhazian Аԥсшәа
ae ave Avestan
af afr Afrikaans
ak aka Akan
am amh Amharic አማርኛ
an arg Aragonese aragonés
ar ara Arabic العربية
as asm Assamese অসমীয়া
av ava Avaric
ay aym Aymara
az aze Azerbaijani azərbaycan
ba bak Bashkir башҡорт
be bel Belarusian беларуская
bg bul Bulgarian български
bh bih Bihari
bi bis Bislama
bm bam Bambara bamanakan
bn ben Bangla Bengali বাংলা
bo bod tib Tibetan བོད་སྐད་
br bre Breton brezhoneg
bs bos Bosnian bosanski
ca cat Catalan Valencian català
ce che Chechen нохчийн
ch cha Chamorro
co cos Corsican corsu
cr cre Cree
cs ces cze Czech čeština
cu chu Church_Slavic Old_Church_Slavonic церковнослове́нскїй
cv chv Chuvash чӑваш_чӗлхи
cy cym wel Welsh Cymraeg
da dan Danish dansk
de deu ger German Deutsch
dv div Divehi Dhivehi Maldivian ދިވެހިބަސް
dz dzo Dzongkha རྫོང་ཁ
ee ewe Ewe eʋegbe
el ell gre Greek Ελληνικά
en eng English
eo epo Esperanto
es spa Spanish Castilian español castellano
et est Estonian eesti
eu eus baq Basque euskara
fa fas per Persian فارسی
ff ful Fula Fulah Pulaar
fi fin Finnish suomi
fj fij Fijian
fo fao Faroese føroyskt
fr fra fre French français
fy fry Western_Frisian Frysk
ga gle Irish Gaeilge
gd gla Scottish_Gaelic Gaelic Gàidhlig
gl glg Galician galego
gn grn Guarani avañe’ẽ
gu guj Gujarati ગુજરાતી
gv glv Manx Gaelg
ha hau Hausa
he heb Hebrew עברית
hi hin Hindi हिन्दी
ho hmo Hiri_Motu
hr hrv Croatian hrvatski
ht hat Haitian_Creole Haitian Kreyòl_Ayisyen
hu hun Hungarian magyar
hy hye arm Armenian հայերեն
hz her Herero
ia ina Interlingua
id ind Indonesian Indonesia
ie ile Interlingue Occidental
ig ibo Igbo Asụsụ_Igbo
ii iii Sichuan_Yi Nuosu ꆈꌠꉙ
ik ipk Inupiaq
io ido Ido
is isl ice Icelandic íslenska
it ita Italian italiano
iu iku Inuktitut ᐃᓄᒃᑎᑐᑦ
ja jpn Japanese 日本語
jv jav Javanese Jawa
ka kat geo Georgian ქართული
kg kon Kongo
ki kik Kikuyu Gikuyu Gĩgĩkũyũ
kj kua Kuanyama Kwanyama
kk kaz Kazakh қазақ_тілі
kl kal Kalaallisut Greenlandic
km khm Khmer Central_Khmer ខ្មែរ
kn kan Kannada ಕನ್ನಡ
ko kor Korean 한국어
kr kau Kanuri
ks kas Kashmiri کٲشُر
ku kur Kurdish kurdî
kv kom Komi
kw cor Cornish kernewek
ky kir Kyrgyz Kirghiz кыргызча
la lat Latin Latina
lb ltz Luxembourgish Letzeburgesch Lëtzebuergesch
lg lug Ganda Luganda
li lim Limburgish Limburgan Limburger
ln lin Lingala lingála
lo lao Lao ລາວ
lt lit Lithuanian lietuvių
lu lub Luba-Katanga Tshiluba
lv lav Latvian latviešu
mg mlg Malagasy
mh mah Marshallese
mi mri mao Māori Maori
mk mkd mac Macedonian македонски
ml mal Malayalam മലയാളം
mn mon Mongolian монгол
mr mar Marathi मराठी
ms msa may Malay Melayu
mt mlt Maltese Malti
my mya bur Burmese မြန်မာ
na nau Nauru
nb nob Bokmål Bokmål norsk_bokmål
nd nde North_Ndebele Ndebele isiNdebele
ne nep Nepali नेपाली
ng ndo Ndonga
nl nld dut Dutch Flemish Nederlands
nn nno Nynorsk Nynorsk norsk_nynorsk
no nor Norwegian norsk
nr nbl South_Ndebele Ndebele isiNdebele
nv nav Navajo Navaho Diné_Bizaad
ny nya Nyanja Chichewa Chewa
oc oci Occitan Provençal
oj oji Ojibwa
om orm Oromo Oromoo
or ori Odia Oriya ଓଡ଼ିଆ
os oss Ossetic Ossetian ирон
pa pan Punjabi Panjabi ਪੰਜਾਬੀ
pi pli Pali
pl pol Polish polski
ps pus Pashto Pushto پښتو
pt por Portuguese português
qu que Quechua Runasimi
rm roh Romansh rumantsch
rn run Rundi Ikirundi
ro ron rum Romanian Moldavian Moldovan română
ru rus Russian русский
rw kin Kinyarwanda Ikinyarwanda
sa san Sanskrit संस्कृत_भाषा
sc srd Sardinian sardu
sd snd Sindhi سنڌي
se sme Northern_Sami davvisámegiella
sg sag Sango Sängö
si sin Sinhala Sinhalese සිංහල
sk slk slo Slovak slovenčina
sl slv Slovenian slovenščina
sm smo Samoan
sn sna Shona chiShona
so som Somali Soomaali
sq sqi alb Albanian shqip
sr srp Serbian српски
ss ssw Swati siSwati
st sot Southern_Sotho Sotho Sesotho
su sun Sundanese Basa_Sunda
sv swe Swedish svenska
sw swa Swahili Kiswahili
ta tam Tamil தமிழ்
te tel Telugu తెలుగు
tg tgk Tajik тоҷикӣ
th tha Thai ไทย
ti tir Tigrinya ትግርኛ
tk tuk Turkmen türkmen_dili
tl tgl Tagalog
tn tsn Tswana Setswana
to ton Tongan Tonga lea_fakatonga
tr tur Turkish Türkçe
ts tso Tsonga Xitsonga
tt tat Tatar татар
tw twi Twi
ty tah Tahitian
ug uig Uyghur Uighur ئۇيغۇرچە
uk ukr Ukrainian українська
ur urd Urdu اردو
uz uzb Uzbek o‘zbek
ve ven Venda Tshivenḓa
vi vie Vietnamese Tiếng_Việt
vo vol Volapük
wa wln Walloon walon
wo wol Wolof
xh xho Xhosa IsiXhosa
yi yid Yiddish ייִדיש
yo yor Yoruba Èdè_Yorùbá
za zha Zhuang Chuang Vahcuengh
zh zho chi Chinese 中文
zu zul Zulu isiZulu
"""
"""Of each language the code of two letters, those of three, and its names; `_` for a space."""


__all__ = ["no_code"]
