/** What happens, by kind: words of one kind may tell of one event where they share no word. */
export const KINDS = [
  'victims',
  'quake',
  'volcano',
  'storm',
  'fire',
  'blast',
  'collapse',
  'crash',
  'aviation',
  'sea',
  'attack',
  'war',
  'justice',
  'election',
  'government',
  'law',
  'diplomacy',
  'strike',
  'protest',
  'trade',
  'rates',
  'takeover',
  'layoffs',
  'results',
  'football',
  'tennis',
  'cycling',
  'athletics',
  'motor',
  'winter',
  'disease',
  'poison',
  'medicine',
  'space',
  'prize',
  'film',
  'theft',
  'power',
  'cyber',
  'wildlife',
  'heat',
] as const;
export type Kind = (typeof KINDS)[number];

/** The words of each kind in one language. */
export type KindWords = Readonly<Record<Kind, string>>;

/** One town has two of these on one day, one person hardly. */
export const TWICE_IN_A_TOWN: ReadonlySet<Kind> = new Set<Kind>([
  'victims',
  'fire',
  'justice',
  'attack',
  'crash',
  'strike',
  'protest',
  'film',
  'prize',
  'theft',
  'takeover',
  'layoffs',
  'tennis',
  'cycling',
  'athletics',
  'motor',
  'winter',
  'cyber',
  'medicine',
]);

/** A club, a minister, an army is in several of these on one day. */
export const EVERY_DAY: ReadonlySet<Kind> = new Set<Kind>([
  'football',
  'law',
  'government',
  'diplomacy',
  'war',
  'rates',
  'results',
]);

/** Who does this does it to somebody, and to several on one day: a union strikes, a company buys. */
export const WITH_PARTNERS: readonly Kind[] = ['strike', 'takeover', 'layoffs', 'prize'];

/** What has victims. */
export const DISASTERS: readonly Kind[] = [
  'quake',
  'volcano',
  'storm',
  'fire',
  'blast',
  'collapse',
  'crash',
  'aviation',
  'sea',
  'attack',
  'war',
];
