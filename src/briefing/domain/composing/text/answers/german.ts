import { anywhere, both, either, NAME, type AnswerRules } from './answer-rules.js';

const NUMBER = String.raw`(?:\d[\d.,]{0,15}|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Ss]ieben|[Aa]cht|[Nn]eun|[Zz]ehn|[Ee]lf|[Zz]wölf|[Dd]utzende|[Hh]underte|[Tt]ausende|[Mm]ehrere|[Nn]iemand|[Kk]eine)`;
const DAY = `(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)`;
const MONTH = `(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)`;

export const german: AnswerRules = {
  why: anywhere(`(?<=^)(?:Der |Ein |Als )?(?:Grund|Auslöser|Ursache|Hintergrund)(?! für)|(?<=^)Die Ursache|Grund dafür|
    als (?:Grund|Ursache)|ausgelöst (?:wurde|worden)|verursacht (?:wurde|worden)|zurückzuführen`),
  toll: anywhere(`${NUMBER} (?!Sekunden|Minuten|Stunden|Tage|Wochen|Monate|Jahre)(?:[\\p{L}-]{1,40} ){0,5}(?:getötet|gestorben|starben|verletzte?n?|
    Verletzten?|Toten?|Todesopfer|ums Leben|vermisst|Vermissten?)|Zahl der (?:Toten|Todesopfer|Verletzten)`),
  money:
    anywhere(`\\d[\\d.,]{0,15} (?:Millionen|Milliarden|Billionen|Mio\\.|Mrd\\.) (?:Euro|Dollar|US-Dollar|Franken|Pfund|Yen|Yuan|Kronen)|
    \\d{1,3}(?:\\.\\d{3}){1,6} (?:Euro|Dollar|US-Dollar|Franken|Pfund)`),
  price: anywhere(`koste[nt](?: ab| rund| etwa| bis zu| nur)* \\d[\\d.,]{0,15} (?:Euro|Dollar|Franken|Pfund|Cent)|
    für \\d[\\d.,]{0,15} (?:Euro|Franken) (?:zu haben|erhältlich)`),
  // "soll am Freitag gesagt haben" is hearsay, not a plan.
  next: new RegExp(
    `^(?!.*(?:haben|worden sein|gewesen sein)[.,])${both(
      `soll|sollen|wird|werden|will|wollen|startet|starten|beginnt|beginnen|plant|planen`,
      `morgen|(?:nächste[nrs]?|kommende[nrsm]?) (?:Woche|Monat|Monats|Jahr|Jahres|Frühjahr|Sommer|Herbst|Winter|${DAY})|
    (?:${either('am|ab|bis|im|vom|zum|von')}|Anfang|Mitte|Ende)(?: (?:Anfang|Mitte|Ende))? (?:${DAY}|(?:\\d{1,2}\\. )?${MONTH}|Frühjahr|Frühling|Sommer|Herbst|Winter|Jahr 20\\d\\d|20[2-9]\\d)`,
    ).source.slice(1)}`,
    'su',
  ),
  who: anywhere(`(?:sagte?|erklärte?|betonte?|warnte?|kritisierte?|forderte?) (?:(?:der|die|das|ihr|sein)e? )?(?:[\\p{L}-]{1,40} ){0,2}?${NAME}|
    ${NAME}(?:, [^,]{3,80},)? (?:sagte?|erklärte?|betonte?|warnte?)`),
  where:
    anywhere(`\\d[\\d.,]{0,15} (?:Kilometer|km) (?:nördlich|südlich|östlich|westlich|nordöstlich|nordwestlich|südöstlich|südwestlich|vor|entfernt)|
    in der (?:Stadt|Gemeinde|Region|Provinz) \\p{Lu}\\p{L}+|im (?:Landkreis|Bezirk|Ort) \\p{Lu}\\p{L}+`),
  noFigure: /^(?:sekun|minut|stund|tage?n?$|woche|monat|jahr|uhr|mal$)/u,
};
