import type { EpochMs } from '../../../shared/kernel/clock.js';
import { lowerWithoutDiacritics } from '../../../shared/kernel/fold.js';

const MONTH_NAMES: readonly string[] = [
  'jan january januar janner jänner januari janvier janv enero ene gennaio gen janeiro января янв sty stycznia oca ocak',
  'feb february februar februari février févr fév febrero febbraio fevereiro fev февраля фев lut lutego şub şubat',
  'mar march märz mrz mär maart mrt mars marzo março марта мар marca',
  'apr april avril avr abril abr aprile апреля апр kwi kwietnia nis nisan',
  'may mai mei mayo maggio mag maio мая май maj maja mayıs',
  'jun june juni juin junio giugno giu junho июня июн cze czerwca haz haziran',
  'jul july juli juillet juil julio luglio lug julho июля июл lip lipca tem temmuz',
  'aug august augustus août agosto ago августа авг sie sierpnia ağu ağustos augusti',
  'sep sept september septembre septiembre settembre set setembro сентября сен wrz września eyl eylül',
  'oct october oktober okt octobre octubre ottobre ott outubro out октября окт paź października eki ekim',
  'nov november novembre noviembre novembro ноября ноя lis listopada kas kasım',
  'dec december dezember dez décembre déc diciembre dic dicembre dezembro декабря дек gru grudnia ara aralık',
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) =>
    names.split(' ').map((name) => [lowerWithoutDiacritics(name), index + 1] as const),
  ),
);

const HOURS: Readonly<Record<string, number>> = {
  'ut utc gmt z wet': 0,
  'cet met mez bst west wat': 1,
  'cest mest mesz eet sast cat': 2,
  'eest msk trt eat': 3,
  gst: 4,
  'pkt uzt': 5,
  ist: 5.5,
  npt: 5.75,
  'wib ict': 7,
  'hkt sgt awst pht myt wita': 8,
  'jst kst wit': 9,
  acst: 9.5,
  aest: 10,
  acdt: 10.5,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
  brst: -2,
  ndt: -2.5,
  'brt art adt clst uyt': -3,
  nst: -3.5,
  'edt ast clt bot vet': -4,
  'est cdt et cot pet ect': -5,
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

const PLACE = /\b[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?/;

/** Minutes east of Greenwich at a place of the time zone database, as of about `at`; null: the text names none. */
export function placeOffset(text: string, at: EpochMs): number | null {
  const [timeZone] = PLACE.exec(text) ?? [];
  if (timeZone === undefined) return null;
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  } catch {
    return null;
  }
}
