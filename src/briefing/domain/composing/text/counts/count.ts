/** A number in a sentence, with the values that agree with it: "about 300" agrees with 297, "12" with 12 alone. */
export interface Amount {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** As it is written, its "million" with it. */
  readonly figure: string;
  /** Where it stands in the sentence. */
  readonly start: number;
  readonly end: number;
  readonly scaled: boolean;
}

/** A number that a sentence gives for a matter: "12 people were killed" counts the dead. */
export interface Count {
  readonly amount: Amount;
  /** Counts of one matter can be compared: "dead people", "percent". */
  readonly matter: string;
  /** How the matter is called after the number. */
  readonly unit: string;
  /** Nothing besides the matter must be shared for two counts to be of the same: tolls, magnitudes. */
  readonly complete: boolean;
  readonly scope: Scope;
}

/** A count is compared with few others: what is said around it is read only then. */
export function counting(count: Omit<Count, 'scope'>, read: () => Scope): Count {
  let known: Scope | undefined;
  return {
    ...count,
    get scope() {
      known ??= read();
      return known;
    },
  };
}

/** What limits a count: of "3 percent in the first quarter" the quarter. */
export interface Scope {
  readonly places: readonly string[];
  readonly periods: readonly string[];
  readonly names: readonly string[];
  /** What else is said around the number, as stems. */
  readonly stems: readonly string[];
}

/** "About" is within a tenth; "more than" and "almost" are on one side. */
const HEDGED = { about: [0.9, 1.1], over: [1, 1.5], under: [0.85, 1] } as const;
export type Hedge = keyof typeof HEDGED;

interface Written {
  readonly value: number;
  /** The place of its last digit: 0.1 of "6.9", a million of "45 million". */
  readonly lastPlace: number;
  readonly hedge: Hedge | null;
}

/** From here on zeros at the end of a number are rounding. */
const ROUND_FROM = 100;

export function agreeing({ value, lastPlace, hedge }: Written): Pick<Amount, 'value' | 'least' | 'most'> {
  if (hedge !== null) return { value, least: value * HEDGED[hedge][0], most: value * HEDGED[hedge][1] };
  const half = roundedTo(value, lastPlace) / 2;
  return { value, least: value - half, most: value + half };
}

function roundedTo(value: number, place: number): number {
  const isRound = place >= 1 && value >= ROUND_FROM * place && value % (place * 10) === 0;
  return isRound ? coarser(value, place * 10) : place;
}

const coarser = (value: number, place: number): number =>
  value % (place * 10) === 0 ? coarser(value, place * 10) : place;

export const agree = (a: Amount, b: Amount): boolean => a.value === b.value || (a.least < b.most && b.least < a.most);
