/** Lines of a poem, printed in a row. */
export const isVerse = (text: string): boolean => text.split(' / ').length > 2;

/** The first word of an abstract or a form, on a line of its own. */
const LABEL_ALONE =
  /^(?:abstract|summary|background|resumen|resumo|introducción|introdução|zusammenfassung|hintergrund|résumé|contexte|摘要|要旨|概要)[.:：]?$/iu;

/** "Legorburu, 4h 12:08.", "Rincón, a 34\"": who came in when. */
const PLACED = /^(?:\d{1,2}[.ªº]{1,2} ?)?\p{Lu}[\p{L}. ]{1,30}, (?:a |\+)?\d{1,2}(?:h|:|[’'"″])[\d :’'"″h]{0,12}\.?$/u;

const LINE_UP = { label: 60, fewest: 6, share: 0.8 };

/** "Harbour Town: Roe; Sand, Pine, Vale; Duke, Cross (Amador, 70')": a label, and names without a verb. */
function isLineUp(text: string): boolean {
  const colon = text.indexOf(':');
  if (colon < 1 || colon > LINE_UP.label) return false;
  const parts = text
    .slice(colon + 1)
    .replace(/\([^()]{0,40}\)/gu, '')
    .split(/[,;–—-]| (?:y|e|and|und|et) /u)
    .map((part) => part.trim());
  const names = parts.filter((part) => /^(?:\d{1,2}\.? )?\p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(part));
  return parts.length >= LINE_UP.fewest && names.length >= parts.length * LINE_UP.share;
}

/** Entries of a calendar name an hour, which the days of a strike or a forecast need not, and begin with their day or hour: "Sat, Christmas fair, 10am", "22日10時＝". */
const DATED =
  /^(?:[^\d:：【]{2,24}[:：] ?|【[^】]{2,12}】 ?)?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|(?:mo|di|mi|do|fr|sa|so)|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?)(?:[.,]|(?= \d))|^(?:[^\d:：【]{2,24}[:：] ?|【[^】]{2,12}】 ?)?(?:\d{1,2}月)?(?:\d{1,2}日|(?:周|星期)[一二三四五六日天])(?:（.）|[(].[)])? ?\d{1,2}[:：時时点]/iu;
const HOUR = /\d ?(?:[ap]\.?m|uhr|h(?!\p{L})|[:.]\d{2}|[時时点])/iu;
const MOST_ENTRIES = 12;

/** "What's on: Sat, fair, St Mary's Hall, 10am; Sun, brass band, bandstand, 2pm." */
function isCalendar(text: string): boolean {
  const entries = text.split(/[;；▽／]\s?/u, MOST_ENTRIES);
  return entries.filter((entry) => DATED.test(entry) && HOUR.test(entry)).length > 1;
}

/** "Sold at: Harmon stores; Dates: March to May", "销售渠道：…；价格：…": two fields of a form. Who says something says it in a clause. */
const FIELDS =
  /^(?![^:：]*[说称示出为道])[\p{Lu}\p{sc=Han}\p{sc=Katakana}][\p{L}ー]{1,14}(?: [\p{L}]{1,14})? ?[:：] ?[^:：;；／]{2,120}[;；／] ?(?![^:：]*[说称示出为道])[\p{Lu}\p{sc=Han}\p{sc=Katakana}][\p{L}ー]{1,14}(?: \p{L}{1,14})? ?[:：]/u;
/** "SPD: 34 Prozent; CDU: 31 Prozent", "Norte: aviso rojo; Sur: aviso amarillo": what a vote or a warning says of each. */
const FIGURES_OR_WARNINGS =
  /\d ?(?:[%％票席]|prozent|per ?cent|pour cent|por cien|por cento|sitze|seats|sièges|escaños|cadeiras|人|名|dead|injured|tote|verletzte|morts|blessés|muertos|heridos|mortos|feridos)|(?<!\p{L})(?:vigilance|alerte?|alerta|aviso|warnung|warning|sturm|schnee|regen|snow|rain|storm)(?!\p{L})|预警|暴雨|警報|注意報/iu;
/** "Rated 5: Anchor Café, Quay Street; Bombay Nights, Hill Road.": a class, and who is in it. */
const CLASS =
  /^\p{Lu}\p{L}{2,12} (?:\d{1,2}|\p{Lu}) ?: (?:(?:of|and|de|la|le|du|do|da|y|e|et|und|&|\p{Lu}[\p{L}'’&.-]*|\d{1,3})(?:[,;]? |\.?$)){4,40}$/u;

const ROW = { fewest: 3, share: 0.4, labels: 2 };

/** "Rate 4.00 Previous 4.00 Forecast 4.00": the cells of a row, one behind the other. */
function isRow(text: string): boolean {
  const cells = text.split(/\s+/u);
  const isFigure = (cell: string | undefined): boolean => /^[-+±]?\d[\d.,]*%?$/u.test(cell ?? '');
  const figures = cells.filter(isFigure).length;
  const labels = cells.filter((cell, at) => isFigure(cells[at - 1]) && /^[\p{Lu}\p{Lo}]/u.test(cell)).length;
  return figures >= ROW.fewest && figures >= cells.length * ROW.share && labels >= ROW.labels;
}

export const isTable = (text: string): boolean =>
  LABEL_ALONE.test(text) ||
  PLACED.test(text) ||
  (FIELDS.test(text) && !FIGURES_OR_WARNINGS.test(text)) ||
  CLASS.test(text) ||
  isLineUp(text) ||
  isCalendar(text) ||
  isRow(text);
