// What the unit costs foretell for an hour of work, beside what the program really took for it.
import { sumOf } from './model/load.mjs';
import { AT_ONCE, productionSeconds } from './model/production.mjs';
import { percentile, waitsOf } from './model/queues.mjs';
import { driven, hourOf } from './measuring/comparison.mjs';
import { provenance, rounded } from './measuring/provenance.mjs';

const WITHIN_S = 90;
const MEASURES = {
  apiMs: 'processor of requests, ms',
  workerMs: 'processor of workers, ms',
  postgresMs: 'processor of PostgreSQL, ms',
  statements: 'statements',
  commits: 'commits',
  wal: 'write-ahead log, bytes',
};

/** Seconds until each is ready, when all of them come at once to one worker. */
function foretoldReady(names, costs, cores) {
  const jobs = names.map((name) => ({ at: 0, takes: productionSeconds(costs[name], cores) }));
  const waits = waitsOf(jobs, AT_ONCE);
  return waits.map((wait, index) => wait + jobs[index].takes);
}

const row = (what, foretold, measured) => ({ what, foretold, measured, ratio: measured / foretold });

export async function compare(members, { measured: { costs }, behaviour }) {
  const hour = hourOf(behaviour, members);
  const { cost, production, done } = await driven(hour, WITHIN_S);
  const used = Object.entries(MEASURES).map(([name, what]) => row(what, sumOf(done, costs, name), cost[name]));
  const foretold = foretoldReady(production.names, costs, 2);
  const ready = production.ready.map((ms) => ms / 1000);
  const waits = [0.5, 0.99].map((share) =>
    row(`seconds until a briefing is ready, p${share * 100}`, percentile(foretold, share), percentile(ready, share)),
  );
  return rounded({ from: provenance(), members, done, rows: [...used, ...waits] });
}
