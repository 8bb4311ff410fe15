const MONTH_NAMES: readonly string[] = [
  'jan january januar janner jänner januari janvier janv enero ene gennaio gen janeiro января янв',
  'feb february februar februari février févr fév febrero febbraio fevereiro fev февраля фев',
  'mar march märz mrz mär maart mrt mars marzo março марта мар',
  'apr april avril avr abril abr aprile апреля апр',
  'may mai mei mayo maggio mag maio мая май',
  'jun june juni juin junio giugno giu junho июня июн',
  'jul july juli juillet juil julio luglio lug julho июля июл',
  'aug august augustus août agosto ago августа авг',
  'sep sept september septembre septiembre settembre set setembro сентября сен',
  'oct october oktober okt octobre octubre ottobre ott outubro out октября окт',
  'nov november novembre noviembre novembro ноября ноя',
  'dec december dezember dez décembre déc diciembre dic dicembre dezembro декабря дек',
];

/** Lower case, without accents: how all words of a date are compared. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => names.split(' ').map((name) => [plainWord(name), index + 1] as const)),
);

const HOURS: Readonly<Record<string, number>> = {
  'ut utc gmt z wet': 0,
  'cet met mez bst west': 1,
  'cest mest mesz eet sast': 2,
  'eest msk': 3,
  ist: 5.5,
  'hkt sgt awst': 8,
  'jst kst': 9,
  acst: 9.5,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
  'brt art': -3,
  edt: -4,
  'est cdt et': -5,
  'cst mdt ct': -6,
  'mst pdt mt': -7,
  'pst akdt pt': -8,
  akst: -9,
  hst: -10,
};

const ZONES: ReadonlyMap<string, number> = new Map(
  Object.entries(HOURS).flatMap(([names, hours]) => names.split(' ').map((name) => [name, hours * 60] as const)),
);

/** 1 to 12, of the first word that names a month in any of a dozen languages. */
export function monthOf(words: readonly string[]): number | null {
  const named = words.filter((word) => MONTHS.has(word));
  // "mar, 12 nov": Tuesday in three languages, unless no other month is named.
  const month = named.find((word) => word !== 'mar') ?? named[0];
  return month === undefined ? null : (MONTHS.get(month) ?? null);
}

/** Minutes east of Greenwich, of the first word that names a zone. */
export function zoneOf(words: readonly string[]): number | null {
  const named = words.find((word) => ZONES.has(word));
  return named === undefined ? null : (ZONES.get(named) ?? null);
}
