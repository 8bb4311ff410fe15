import { opens, says, type LinePatterns } from './line-patterns.js';

export const german: LinePatterns = {
  link: opens(`(?:mehr (?:dazu|infos?|informationen) (?:hier|im|in|auf|finden|lesen|gibt|unter)|weitere (?:infos?|informationen|details) (?:hier|im|in|auf|finden|gibt|unter)|
    (?:den|die|das) (?:ganzen?|vollständigen?) .{0,30}(?:hier|lesen)|hier (?:geht['’]?s|finden sie|lesen sie|klicken)|
    alle (?:infos?|details|entwicklungen) .{0,40}(?:hier|im)|details? (?:finden|stehen) (?:sie|hier|unter))`),
  teaser: opens(`(?:das müssen sie|was sie (?:jetzt )?wissen|so (?:geht['’]?s|klappt)|
    wir (?:zeigen|erklären|verraten|stellen) (?:ihnen|euch|die|was|wie|warum)|.{0,80}erfahren sie|lesen sie|ein überblick[.:]?$|
    die (?:wichtigsten|besten) .{0,40}im überblick|im video[.:]|das video[.:])`),
  thanks: opens(
    `(?:(?:vielen |herzlichen |besonderer )dank\\b|danke\\b|dank (?:an alle|gilt)|wir (?:danken|bedanken)\\b)`,
  ),
  commerce: says(`\\b(?:ab|für|statt|nur) \\d[\\d.,]* ?(?:€|Euro) (?:bei|im (?:angebot|handel|shop))|
    \\bjetzt (?:kaufen|bestellen|sichern|sparen)\\b|\\b(?:rabatt|gutschein)\\p{L}*code|\\baffiliate-?link`),
  ticker: says(`^(?:(?:live|news)-?ticker|live-?blog|ticker:)|\\bim (?:live|news)-?ticker[.!]?$|\\bim live-?blog\\b|
    \\b(?:alle|aktuelle) (?:entwicklungen|meldungen) (?:im|hier)`),
  digest: opens(
    `(?:guten (?:morgen|abend)[,!]|ihr (?:morgen|abend)-?briefing|die (?:nachrichten|themen) (?:des tages|am))`,
  ),
  caption: says(`^(?:(?:das )?(?:archiv|symbol)?(?:foto|bild)\\b[^.]{0,20}(?::|zeigt)|(?:symbol|archiv)(?:bild|foto))|
    \\((?:links|rechts|mitte|archivbild|symbolbild|l\\.|r\\.)\\)|\\bauf dem (?:foto|bild) (?:ist|sind|zu sehen|von)\\b`),
  credit:
    /^(?:Von \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\.?$|Text:|Redaktion:|Mit Material|(?:Der|Die) Autorin? ist |\p{Lu}\p{Ll}+\/dpa\b)/u,
};
