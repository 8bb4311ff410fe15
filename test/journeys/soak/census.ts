import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Cluster } from '../../support/cluster/cluster.js';
import { commandOf, familyOf, handlesOf, memoryOf, statusOf } from '../../support/program/processes.js';
import { liveMemoryOf } from '../../support/program/live-memory.js';
import type { Program } from '../../support/program/program.js';
import type { Series } from './trend.js';

/** By what is counted, e.g. `api: threads`. */
export type Counts = ReadonlyMap<string, number>;

export interface Watched {
  readonly cluster: Cluster;
  readonly nodes: Readonly<Record<string, Program>>;
  readonly metricsToken: string;
  /** Where nodes put what they need for a moment. */
  readonly temporary: string;
}

/**
 * By the end of a name: what may come without being a leak. MB of memory, of which V8 and malloc give back in their own
 * time what nobody uses; of everything else, so many.
 */
const TOLERANCES: Readonly<Record<string, number>> = {
  MB: 32,
  'MB of objects': 4,
  'MB of buffers': 4,
  'unfinished jobs': 20,
};
const FEW = 4;

const ROWS = `
  select (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as connections,
         (select count(*) from pg_stat_activity where state like 'idle in transaction%')::int as idle,
         (select count(*) from jobs.job where state < 'completed')::int as jobs`;

/** Everything that must not grow, now. */
export async function countsOf({ cluster, nodes, metricsToken, temporary }: Watched): Promise<Counts> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number): void => void counts.set(name, (counts.get(name) ?? 0) + count);
  for (const [name, { pid, baseUrl }] of Object.entries(nodes)) {
    const family = familyOf(pid);
    for (const member of family) countProcess(member.pid === pid ? name : kindOf(member.pid), member.pid, add);
    add(`${name}: children`, family.length - 1);
    const metrics = await metricsFrom(baseUrl, metricsToken);
    add(`${name}: timers, requests and handles`, valueIn(metrics, 'nodejs_active_resources_total'));
    add(`${name}: live streams`, valueIn(metrics, 'briefings_live_streams'));
  }
  for (const { pid } of familyOf(await cluster.database.postmaster())) {
    // Its files are not counted: each connection keeps open what it has read, up to a setting.
    add('PostgreSQL: MB', memoryOf(pid).anonymous);
    add('PostgreSQL: processes', 1);
  }
  const [rows] = await cluster.database.ask<{ connections: number; idle: number; jobs: number }>(ROWS);
  add('PostgreSQL: connections', rows?.connections ?? 0);
  add('PostgreSQL: transactions that idle', rows?.idle ?? 0);
  add('PostgreSQL: unfinished jobs', rows?.jobs ?? 0);
  add('temporary files', (await readdir(temporary)).length);
  return counts;
}

/**
 * What each process of ours holds when its garbage is collected: V8 lets garbage grow with what there is, so that what
 * a process has between two collections tells nothing of what it keeps.
 */
export async function collectedOf({ nodes }: Watched): Promise<Counts> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number): void => void counts.set(name, (counts.get(name) ?? 0) + count);
  for (const [name, { pid }] of Object.entries(nodes)) {
    for (const member of familyOf(pid)) {
      const live = await liveMemoryOf(member.pid).catch(() => null);
      if (live === null) continue;
      const kind = member.pid === pid ? name : kindOf(member.pid);
      add(`${kind}: MB of objects`, live.heap);
      add(`${kind}: MB of buffers`, live.buffers);
      add(`${kind}: MB`, live.anonymous);
    }
  }
  return counts;
}

function countProcess(kind: string, pid: number, add: (name: string, count: number) => void): void {
  const { files, sockets } = handlesOf(pid);
  add(`${kind}: MB`, memoryOf(pid).anonymous);
  add(`${kind}: files`, files);
  add(`${kind}: sockets`, sockets);
  add(`${kind}: threads`, statusOf(pid, 'Threads'));
}

/** A child of ours is told by the file that it runs. */
const kindOf = (pid: number): string =>
  basename(commandOf(pid).find((word) => word.endsWith('.js')) ?? 'other processes', '.js');

async function metricsFrom(baseUrl: string, token: string): Promise<string> {
  const response = await fetch(`${baseUrl}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`/metrics is answered with ${response.status}`);
  return await response.text();
}

const valueIn = (metrics: string, name: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1) ?? 0,
  );

/** The least of each interval is what stays: what comes and goes with the work is above it. */
export class Floors {
  readonly #floors: { readonly atMs: number; readonly counts: Counts }[] = [];

  add(atMs: number, readings: readonly Counts[]): void {
    const least = (name: string): number => Math.min(...readings.flatMap((counts) => counts.get(name) ?? []));
    this.#floors.push({ atMs, counts: new Map(namesIn(readings).map((name) => [name, least(name)])) });
  }

  get last(): Readonly<Record<string, number>> {
    const { atMs = 0, counts = new Map<string, number>() } = this.#floors.at(-1) ?? {};
    return { atMs, ...Object.fromEntries(counts) };
  }

  /** Where a kind of process was not there, there is nothing to compare. */
  get series(): readonly Series[] {
    return namesIn(this.#floors.map(({ counts }) => counts)).map((name) => {
      const [, unit = ''] = /: (.*)/.exec(name) ?? [];
      const samples = this.#floors.flatMap(({ atMs, counts }) => {
        const value = counts.get(name);
        return value === undefined ? [] : { atMs, value };
      });
      return { name, tolerance: TOLERANCES[unit] ?? FEW, samples };
    });
  }
}

const namesIn = (all: readonly Counts[]): readonly string[] => [
  ...new Set(all.flatMap((counts) => [...counts.keys()])),
];
