/** One figure of a process over time. */
export interface Series {
  readonly name: string;
  /** What it may grow by, in its own unit, before anybody is told. A tenth of what there is may always come. */
  readonly tolerance: number;
  readonly samples: readonly Sample[];
}

export interface Sample {
  readonly atMs: number;
  readonly value: number;
}

export interface Trend {
  readonly name: string;
  /** Where the line through the samples begins and ends. */
  readonly begin: number;
  readonly end: number;
  readonly perHour: number;
  readonly grows: boolean;
}

const HOUR = 3_600_000;
/** Caches fill and pools open first. */
const WARM_UP = 1 / 3;
/** Growth that ends is a cache that was filled late. One that goes on has at least this much of its speed in the second half. */
const STILL = 1 / 3;
/** Of the standard normal distribution: by chance alone a flat figure seems to rise once in a thousand times. */
const CERTAIN = 3.09;
const FEWEST = 10;

const settledOf = (samples: readonly Sample[]): readonly Sample[] =>
  samples.slice(Math.floor(samples.length * WARM_UP));

/** Of what is only there now and then nobody can say where it leads. */
export const isTelling = ({ samples }: Series): boolean => settledOf(samples).length >= FEWEST;

/**
 * Whether a figure grows for as long as the program runs. The line is that of Theil and Sen, which a few samples far off
 * do not move; it has to rise by more than the tolerance, surely (the test of Mann and Kendall), and to the end.
 */
export function trendOf({ name, tolerance, samples }: Series): Trend {
  const settled = settledOf(samples);
  if (settled.length < FEWEST) throw new Error(`${settled.length} samples of ${name} tell no trend; ${FEWEST} do`);
  const slope = slopeOf(settled);
  const [begin, end] = endsOf(settled, slope);
  const lateSlope = slopeOf(settled.slice(Math.floor(settled.length / 2)));
  const grows =
    end - begin > Math.max(tolerance, begin / 10) && certaintyOf(settled) > CERTAIN && lateSlope > slope * STILL;
  return { name, begin, end, perHour: slope * HOUR, grows };
}

const pairsOf = (samples: readonly Sample[]): (readonly [Sample, Sample])[] =>
  samples.flatMap((earlier, index) => samples.slice(index + 1).map((later) => [earlier, later] as const));

/** Each millisecond. */
const slopeOf = (samples: readonly Sample[]): number =>
  median(pairsOf(samples).map(([earlier, later]) => (later.value - earlier.value) / (later.atMs - earlier.atMs)));

function endsOf(samples: readonly Sample[], slope: number): readonly [number, number] {
  const base = median(samples.map(({ atMs, value }) => value - slope * atMs));
  const at = (sample: Sample | undefined): number => base + slope * (sample?.atMs ?? 0);
  return [at(samples[0]), at(samples.at(-1))];
}

/** How many standard deviations more pairs rise than fall, than they would if there were no trend. */
function certaintyOf(samples: readonly Sample[]): number {
  const count = samples.length;
  const score = pairsOf(samples).reduce((sum, [earlier, later]) => sum + Math.sign(later.value - earlier.value), 0);
  return (score - 1) / Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
