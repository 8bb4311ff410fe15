// The harness of the benchmarks is plain JavaScript that runs without a build: what it offers to tests, with types.
const from = async <T>(path: string): Promise<T> => (await import(`../../../${path}.mjs`)) as T;

interface Change {
  readonly times: number;
  readonly from: number;
  readonly to: number;
}

type Table = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

interface Run {
  readonly at: string;
  readonly benches: Readonly<
    Record<
      string,
      {
        readonly seconds: number;
        readonly reports?: readonly {
          readonly rows: Table;
          readonly wanted: Readonly<Record<string, readonly number[]>>;
        }[];
      }
    >
  >;
}

export const statistics = await from<{
  median(values: readonly number[]): number;
  percentile(values: readonly number[], share: number): number;
  pairedRatios(some: readonly number[], others: readonly number[]): readonly number[];
  changeOf(before: readonly number[], after: readonly number[], level?: number): Change | null;
  growthOf(points: readonly { readonly size: number; readonly cost: number }[]): { readonly exponent: number };
}>('test/bench/harness/statistics');

export const turns = await from<{
  inTurns<T>(
    works: Readonly<Record<string, (turn: number) => Promise<T> | T>>,
    turns?: number,
  ): Promise<Readonly<Record<string, readonly T[]>>>;
}>('test/bench/harness/turns');

export const comparison = await from<{
  compared(
    before: Run,
    after: Run,
  ): {
    readonly rows: readonly ({ readonly name: string; readonly before: number; readonly after: number } & Change)[];
    readonly same: number;
    readonly unsaid: number;
  };
}>('scripts/bench/comparison');

export const plan = await from<{
  fitting(
    benches: readonly string[],
    runs: readonly Run[],
    seconds: number,
  ): { readonly benches: readonly string[]; readonly left: readonly string[] };
}>('scripts/bench/plan');
