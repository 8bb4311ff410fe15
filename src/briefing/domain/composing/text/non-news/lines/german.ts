import { opens, says, type LinePatterns } from './line-patterns.js';

export const german: LinePatterns = {
  link: opens(`(?:mehr (?:dazu|infos?|informationen) (?:hier|im|in|auf|finden|lesen|gibt|unter)|weitere (?:infos?|informationen|details) (?:hier|im|in|auf|finden|gibt|unter)|
    (?:den|die|das) (?:ganzen?|vollständigen?) .{0,30}(?:hier|lesen)|hier (?:geht['’]?s|finden sie|lesen sie|klicken)|
    alle (?:infos?|details|entwicklungen) .{0,40}(?:hier|im)|details? (?:finden|stehen) (?:sie|hier|unter))`),
  teaser: opens(`(?:das müssen sie|was sie (?:jetzt )?wissen|so (?:geht['’]?s|klappt)|
    wir (?:zeigen|erklären|verraten|stellen) (?:ihnen|euch|die|was|wie|warum)|.{0,80}erfahren sie|lesen sie|ein überblick[.:]?$|
    die (?:wichtigsten|besten) .{0,40}im überblick|im video[.:]|das video[.:]|(?:schreibt|schreiben sie|sagt) (?:mir|uns)(?!\\p{L})|(?:bewertet|folgt|abonniert) uns|
    fragen\\?|(?:der|unser) nächster? (?:infotag|infoabend|tag der offenen tür)(?!\\p{L})|alle links|was meinen sie|diskutieren sie|hier könnt ihr|.{0,80}[, ]lesen sie (?:hier|im|in))`),
  thanks: opens(
    `(?:(?:vielen |herzlichen |besonderer )dank\\b|danke\\b|dank (?:an alle|gilt)|wir (?:danken|bedanken)\\b|die \\p{L}+ bedankt sich (?:für|bei)(?!\\p{L}))`,
  ),
  commerce:
    says(`\\btiefstpreis|\\bbestpreis|\\d besten (?:angebote|deals|schnäppchen)|\\bfür \\d[\\d.,]* (?:€|Euro) statt\\b|^(?:frisch|neu) eingetroffen|^neu im (?:shop|sortiment)|\\b(?:ab|für|statt|nur) \\d[\\d.,]* ?(?:€|Euro) (?:bei|im (?:angebot|handel|shop))|
    \\b(?:rabatt|gutschein)\\p{L}*code|\\baffiliate-?link|\\b(?:mit|unter) (?:dem )?code [a-z]*\\d|^(?:jetzt )?sparen sie\\b|\\d ?% rabatt (?:auf|mit|bei)\\b|
    \\b(?:gratis|kostenlos) testen\\b|(?:^|[.,:!|–-] )jetzt (?!(?:muss|müssen|will|wollen|soll|sollen|sollten|kann|können|wird|werden|darf|dürfen)\\b)(?:.{0,60} )?(?:testen|bestellen|kaufen|sichern|sparen|mitmachen|probieren)[!.]?$|\\bgibt es .{0,60}\\bim (?:fan|online)-?shop\\b|
    \\b(?:folge|sendung|episode|podcast) wird (?:unterstützt|präsentiert|gesponsert)\\b|\\b(?:diese|die|top) \\d+ aktien\\b|^(?:unsere )?abonnent(?:inn)?en (?:können|erhalten|bekommen|lesen (?:hier|exklusiv|mehr|alle)|genießen)\\b(?!.{0,120}(?:urteil|ausfall|erstatt|entschädig|gutgeschr|entschied|laut |teilte|sagte))`),
  ticker: says(`^(?:(?:live|news)-?ticker|live-?blog|ticker:)|\\bim (?:live|news)-?ticker[.!]?$|\\bim live-?blog\\b|
    \\b(?:alle|aktuelle) (?:entwicklungen|meldungen) (?:im|hier)|\\blive-?ticker\\b|\\bzum nachlesen\\b|^\\+\\+\\+`),
  digest: opens(
    `(?:guten (?:morgen|abend)[,!]|ihr (?:morgen|abend)-?briefing|die (?:nachrichten|themen) (?:des tages|am)|news des tages|gottesdienste?(?:\\s?[:|]|$| am (?:sonntag|wochenende)$)|(?:amtliche|öffentliche) bekanntmachung|bekanntmachung(?:en)?(?: über|\\s?[:|]|$)|stellenausschreibung(?:en)?(?:\\s?[:|]|$)|
    das wichtigste (?:vom|am|des)|lesezeichen(?!\\p{L})|linktipps|links (?:der woche|des tages)|(?:termin|veranstaltungs)kalender|termine (?:vom|am|im)|
    einladung zu[mr] (?:presse|medien)|.{0,80}einladung zu[mr] (?:presse|medien))`,
  ),
  caption:
    says(`^so (?:könnte|soll) .{2,80} (?:ausgesehen haben|einmal aussehen)[.!]?$|^künstlerische darstellung\\b|^(?:(?:das )?(?:archiv|symbol)?(?:foto|bild)\\b[^.]{0,20}(?::|zeigt)|(?:symbol|archiv)(?:bild|foto))|
    \\((?:links|rechts|mitte|archivbild|symbolbild|l\\.|r\\.)\\)|\\bauf dem (?:foto|bild) (?:ist|sind|zu sehen|von)\\b`),
  correction: opens(`(?:korrektur(?:hinweis)?[:.]|richtigstellung|berichtigung[:.]|errat(?:um|a)(?!\\p{L}))`),
  listing:
    opens(`(?:(?:mo|di|mi|do|fr|sa|so)(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag|nntag)?\\.?, ?\\d{1,2}\\.[^:]{0,24}uhr: |
    .{0,60}, (?:mo|di|mi|do|fr|sa|so)(?:[–-]| bis )(?:mo|di|mi|do|fr|sa|so)\\.? \\d|stand: ?\\d)`),
  recipe:
    /\b(?:köcheln|anbraten|unterrühren|andünsten|abschmecken|pürieren|würfeln|verquirlen|bräunen|backen) ?(?:lassen)?\.?$/u,
  contact: says(
    `^(?:wer\\b.{2,80} (?:wird|werden) gebeten|(?:personen|menschen), die .{2,80} (?:sollen|werden gebeten|mögen))\\b.{0,80}(?:meld|anruf|anzuruf|kontakt|wenden|hinweis|mitteil|mitzuteil|telefon)|\\bzeugen(?: \\p{L}+){0,3} (?:werden gebeten|gesucht(?! wurden))(?![^.]{0,60}(?:teilte|sagte|laut|hieß|berichtete))|\\bhinweise (?:nimmt|bitte)|\\brückfragen bitte\\b|\\bpressekontakt\\b`,
  ),
  credit:
    /^(?:Die Kommentar(?:funktion|e|spalte) (?:ist|sind|wurde)|Von \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\.?$|Text:|Redaktion:|Mit Material|(?:Der|Die) Autorin? ist (?:\p{Ll}+ )?(?:\p{Lu}\p{Ll}*-?)?(?:[Jj]ournalist|[Rr]edakteur|[Kk]orrespondent|[Pp]rofessor|[Kk]olumnist|[Pp]ublizist|[Dd]ozent|[Ll]eiter|[Hh]istoriker|[Mm]itglied|[Ee]xpert)|\p{Lu}\p{Ll}+\/dpa\b)/u,
};
