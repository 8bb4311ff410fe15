import { anyOf, inside, type VoiceRules } from './voice-rules.js';

const DAYS = '(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Sonnabend';

/** Forms of verbs that only several who are spoken to have. */
const TO_YOU = '[Kk]önnt|[Hh]abt|[Ss]eid|[Ss]eht|[Ww]ollt|[Mm]üsst|[Dd]ürft|[Ee]rfahrt';
/** Others may be of a third person: "findet ihr Konzert statt", "zahlt ihr eine Abfindung", "der bei ihr lernt". */
const TO_YOU_OR_OF_HER = '[Ff]indet|[Hh]olt|[Bb]ekommt|[Bb]raucht|[Kk]riegt|[Zz]ahlt|[Ll]ernt|[Ss]part';

/** A sentence with one of these tells nobody what to do. */
const FINITE =
  '.*(?<!\\p{L})(?:ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurden?|will|wollen|soll|sollen|sollte|sollten|kann|können|konnten?|muss|müssen|mussten?|darf|dürfen|durften?|wollten?|würden?|hätten?|ließ|lässt|lassen) ';

export const german: VoiceRules = {
  // Capitals tell "Sie" and "Ihr", who are spoken to, from "sie" and "ihr"; not at the beginning, where all have one.
  reader: anyOf(
    `bitte|(?<!\\p{L} )Bitte|(?<=[\\p{Ll}\\p{N},;:] )(?:Sie|Ihnen|Ihre?[mnrs]?)|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?|(?<!\\p{L} )Du|du|[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?|ihr (?:${TO_YOU})|(?:${TO_YOU}) ihr|(?<!(?:[Aa]n|[Aa]uf|[Aa]us|[Bb]ei|[Ff]ür|[Ii]n|[Mm]it|[Nn]ach|[Vv]on|[Vv]or|[Zz]u|[Üü]ber|[Uu]nter) )ihr (?:${TO_YOU_OR_OF_HER})|(?:${TO_YOU_OR_OF_HER}) ihr (?:alle|alles|auch|auf|bei|hier|im|in|jetzt|mehr|nur|uns|unter)`,
    'u',
  ),
  author: anyOf(
    `[Ii]ch|[Mm]ich|[Mm]ir|[Mm]eine?[mnrs]?|[Ww]ir|[Uu]ns|[Uu]nsere?[mnrs]?(?! (?:Darm|Gedächtnis|Gehirn|Haut|Herz|Hirn|Immun|Körper|Sonnen|Galaxie|Planet|Erd|Sonne|Milchstra|Universum|Vorfahren|Ozean))`,
    'u',
  ),
  instruction:
    inside(`^(?:Bitte )?\\p{Lu}\\p{Ll}{2,}n Sie(?!\\p{L})|^(?:Einfach|Jetzt|Zuerst|Danach|Dann|Nun|Anschließend) (?!${FINITE})[^.]{0,60}\\p{Ll}{3,}en[.!]$|
    ^(?:Den|Alles|Mit|Bei \\d|Vor dem|Auf|In|\\p{Lu}\\p{Ll}+ \\p{Ll}{4,}(?:en|ern|eln),) (?!${FINITE})(?!(?:\\p{Ll}+ )?\\p{Lu}\\S* \\p{Ll}{3,}en (?!und |oder ))(?!.*(?<!\\p{L})(?:nicht|dass|weil|die|der|das|zu|um) )[^.!?]{0,110}(?<= (?:\\p{Ll}{2,20}|\\p{Lu}\\p{Ll}{1,20}) )\\p{Ll}{4,}(?:en|ern|eln)[.!]$|
    ^(?:Viel (?:Spaß|Glück|Erfolg)|Guten Appetit|Liebe[rs]? \\p{Lu}\\p{Ll}+|Hallo(?=[,!]| \\p{Ll})|Herzlich willkommen|Bewerbung(?:en)?(?= (?:bitte|an|bis|per|unter) |:))(?!\\p{L})|^\\p{Lu}\\p{Ll}{2,9}t (?:an|mit|uns|rein|euch|vorbei)(?!\\p{L}) ?[^.]{0,40}!`),
  attribution:
    anyOf(`sagten?|teilten?|mitteilten?|mitgeteilt|laut|zufolge|nach Angaben|erklärten?|kündigten?|meldeten?(?! sich)|berichteten?|bestätigten?|warnten?|warnt|betonten?|hieß es|bekannt(?:gab|gegeben)?|
    beschloss(?:en)?|entschied(?:en)?|urteilten?|forderten?|fordert|rät|raten|riet(?:en)?|empfiehlt|empfehlen|mahnt|mahnen|nannten?|ermittelt|vermutet|rechnet|sei|seien|hätten?|Polizei|Sprecher(?:in)?|Gericht|Minister(?:in)?|Forscher(?:innen)?|Studien?|(?<!unsere[rn]? )Umfrage`),
  // By its capital a noun is told from a verb: "Minuten", "Garten".
  event: anyOf(
    `[Hh]at|haben|hatten?|[Ww]urden?|worden|waren?|sollen|(?:ist|sind) (?:[^.,]{1,80} )?(?:\\p{Ll}{2,6})?ge\\p{Ll}{3,}(?:en|t)|\\p{Ll}{3,}(?<!heu|schöns|engs|meis|größ|höchs|jüngs|neus|neues|ältes|igs|ichs|stärks|schlimms|kleins|weites|längs|kürzes|teuers|möch|könn|soll|dürf|müss|bes|ers|letz|näch|bun|rech|gu|wei|al|zwei|drit|vier|echt|leich|sanf|mit|bit|sieb|kal|brei|sel|bereit|befriste|geeigne|gewünsch|zar|feins|fes|frisch|lau)ten?|stieg(?:en)?|fiel(?:en)?|kam(?:en)?|ging(?:en)?|gab(?:en)?|lag(?:en)?|
    starb(?:en)?|verlor(?:en)?|flog(?:en)?|wies|schoss(?:en)?|lief(?:en)?|schwieg(?:en)?|(?:am|seit|von) (?:${DAYS})|in der Nacht (?:zum|auf)|(?:im|zum|bis) (?:Jahres(?:ende|anfang)|Jahr \\d{4})|(?:bis|von|seit|ab) \\d{4}`,
    'u',
  ),
};
