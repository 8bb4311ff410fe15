// The simulation is plain JavaScript that runs without a build: what its modules offer to tests, with types.
const from = async <T>(name: string): Promise<T> => (await import(`../../../scripts/capacity/${name}.mjs`)) as T;

interface Job {
  readonly at: number;
  readonly takes: number;
}

type Rates = Readonly<Record<string, number>>;
export type Costs = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Measured {
  readonly from: Readonly<Record<string, string | number>>;
  readonly costs: Readonly<Record<string, Readonly<Record<string, number>> & { readonly workerMs: number }>>;
  readonly limits: Rates;
  readonly idle: readonly Readonly<Record<string, unknown>>[];
}

/** What grows → what requests cost at each size. */
export type Growth = Readonly<
  Record<string, { readonly points: readonly { readonly size: number; readonly costs: Costs }[] }>
>;

interface Plan {
  readonly members: number;
  readonly api: { readonly nodes: number };
  readonly worker: {
    readonly nodes: number;
    readonly production: { readonly workers: number; readonly p99: number };
  };
  readonly saturation: readonly {
    readonly name: string;
    readonly share: number;
    readonly growth: string;
    readonly fullAt: number;
  }[];
}

export const queues = await from<{
  waitsOf(jobs: readonly Job[], servers: number): readonly number[];
  waitingShare(load: number, servers: number): number;
  chanceWait(of: { perSecond: number; takes: number; servers: number; share: number }): number;
}>('model/queues');

export const day = await from<{
  requestsByHour(): readonly number[];
  episodesByMinute(): ReadonlyMap<number, number>;
}>('model/day');

const behaviour = await from<{ BEHAVIOUR: { readonly subscriptions: number } & Rates }>('model/behaviour');

export const load = await from<{
  feedsOf(behaviour: Rates, members: number): number;
  sumOf(rates: Rates, costs: Costs, measure: string): number;
}>('model/load');

export const production = await from<{ leadOf(seconds: number): number }>('model/production');

export const plan = {
  ...behaviour,
  ...(await from<{
    planFor(members: number, given: { measured: Measured; random: () => number }): Plan;
    MACHINE: { readonly bearableWait: number };
    MOST_CONNECTIONS: number;
  }>('model/plan')),
};

export const document = await from<{
  withTables(text: string, figures: { measured: Measured; compared: unknown; growth: Growth }): string;
}>('document');

export const chart = await from<{ growthChart(growth: Growth): string }>('growth-chart');

export const { randomNumbers } = await from<{ randomNumbers(seed: number): () => number }>(
  '../../test/bench/items-list/zipf-texts',
);

export const report = await from<{ figure(value: number): string }>('report');
