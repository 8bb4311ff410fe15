// What an installation for so many members needs, from what each thing costs: machines, storage, waits, and what is full first.
import { BEHAVIOUR } from './behaviour.mjs';
import { busiestHourOfEpisodes, busiestSecond, dayOf, feedsOf, sumOf } from './load.mjs';
import { enoughWorkers, jobsOfDay } from './production.mjs';
import { chanceWait } from './queues.mjs';
import { saturation } from './saturation.mjs';

const GB = 2 ** 30;
const MONTH_DAYS = 30;

/** How full processors may be in the busiest hour. */
const BUSY = 0.6;
/** Fetches of one worker at once (FEED_CONCURRENCY). */
const FETCHES = 8;
/** Of one process with everything in use (docs/operating.md, "Who waits for whom"). */
export const MOST_CONNECTIONS = 47;
/** Days whose items are looked at again and again. */
const HOT_DAYS = 7;
const CONNECTION_MB = 8;

export const MACHINE = {
  workerCores: 2,
  bearableWait: 110,
  databaseCores: 64,
  databaseConnections: 1_000,
  walMbs: 200,
  diskGb: 16_000,
};

const PRODUCTIONS = ['briefing5', 'briefing15', 'briefing60'];

const ofProductions = (day) => PRODUCTIONS.reduce((sum, name) => sum + (day[name] ?? 0), 0);

const without = (rates, names) => Object.fromEntries(Object.entries(rates).filter(([name]) => !names.includes(name)));

/** Nodes that wait cost as well; there are no fewer than two of each, so that one may go. */
function apiNodes(second, costs) {
  const busy = sumOf(second, costs, 'apiMs') / 1000;
  const nodes = Math.max(2, Math.ceil(busy / BUSY));
  const perSecond = sumOf(
    second,
    Object.fromEntries(Object.keys(costs).map((name) => [name, { one: costs[name].apiMs > 0 ? 1 : 0 }])),
    'one',
  );
  const takes = perSecond === 0 ? 0 : busy / perSecond;
  const wait = (share) => chanceWait({ perSecond, takes, servers: nodes, share }) * 1000;
  return { nodes, busy, p50Ms: wait(0.5), p99Ms: wait(0.99) };
}

function pollWorkers(second, costs, behaviour, cores) {
  const busy = sumOf(without(second, PRODUCTIONS), costs, 'workerMs') / 1000;
  const perSecond = second.pollUnchanged + second.pollWhole;
  const takes = behaviour.fetch + (costs.pollWhole.seconds ?? 0);
  const lanes = perSecond * takes;
  const nodes = Math.ceil(Math.max(busy / (cores * BUSY), lanes / (FETCHES * BUSY)));
  return {
    nodes,
    busy,
    perSecond,
    p99: chanceWait({ perSecond, takes, servers: Math.max(1, nodes) * FETCHES, share: 0.99 }),
  };
}

function storage(day, costs, members, behaviour) {
  const items = day.item * costs.item.diskBytes;
  const histories = PRODUCTIONS.reduce((sum, name) => sum + day[name] * costs[name].wal, 0);
  const media = sumOf(day, costs, 'mediaBytes');
  return {
    itemsGbMonth: (items * MONTH_DAYS) / GB,
    // What the log says of a production is about what its rows and events take.
    rowsGbMonth: (histories * MONTH_DAYS) / GB,
    mediaGbMonth: (media * MONTH_DAYS) / GB,
    hotGb: (items * HOT_DAYS + feedsOf(behaviour, members) * 4_000) / GB,
  };
}

/** `nodes` of each role ask for something also when nobody wants anything. */
const idleMs = ({ api, worker }, idle) => idle.ofApi.postgresMs * api + idle.ofWorker.postgresMs * worker;

function database(second, costs, nodes, idle) {
  const busy = (sumOf(second, costs, 'postgresMs') + idleMs(nodes, idle)) / 1000;
  return {
    busy,
    cores: Math.max(2, Math.ceil(busy / BUSY)),
    statements:
      sumOf(second, costs, 'statements') + idle.ofApi.statements * nodes.api + idle.ofWorker.statements * nodes.worker,
    idleStatements: idle.ofApi.statements * nodes.api + idle.ofWorker.statements * nodes.worker,
    walMbs: sumOf(second, costs, 'wal') / 2 ** 20,
    connections: (nodes.api + nodes.worker) * MOST_CONNECTIONS,
    restingConnections: idle.ofApi.connections * nodes.api + idle.ofWorker.connections * nodes.worker,
  };
}

/** Everything: pure, the same for the same seed. `measured` is the file of unit costs. */
export function planFor(members, { measured, random, behaviour = BEHAVIOUR, machine = MACHINE }) {
  const { costs, limits } = measured;
  const idle = idleOfOne(measured.idle);
  const day = dayOf(behaviour, members);
  const second = busiestSecond(day);
  const api = apiNodes(second, costs);
  const briefings = ofProductions(day);
  const shows = (members * behaviour.shows) / briefings;
  const drawn = jobsOfDay({ briefings, shows, costs, cores: machine.workerCores, random });
  const production = enoughWorkers(drawn, machine.bearableWait);
  const polls = pollWorkers(second, costs, behaviour, machine.workerCores);
  const worker = Math.max(2, production.workers + polls.nodes);
  const nodes = { api: api.nodes + streamNodes(members, behaviour, costs), worker };
  const asked = database(second, costs, nodes, idle);
  const stored = storage(day, costs, members, behaviour);
  const plan = {
    members,
    feeds: feedsOf(behaviour, members),
    day,
    briefings,
    second,
    api: { ...api, nodes: nodes.api },
    worker: { nodes: worker, cores: worker * machine.workerCores, polls, production },
    memoryGb: (nodes.api * idle.apiMb + worker * costs.briefing60.peakMegabytes) / 1024,
    streams: members * behaviour.active * behaviour.streams,
    database: { ...asked, ...stored, memoryGb: stored.hotGb + (asked.connections * CONNECTION_MB) / 1024 },
    inMbits: (second.pollWhole * costs.pollWhole.wireBytes * 8) / 1e6,
    outMbits: (sumOf(without(second, ['pollWhole', 'pollUnchanged']), costs, 'wireBytes') * 8) / 1e6,
    events: sumOf(second, costs, 'events'),
    busiestHour: busiestHourOfEpisodes(),
  };
  return { ...plan, saturation: saturation(plan, { limits, machine }) };
}

/** A node takes 4,000 of them (live-streams.ts). */
const streamNodes = (members, { active, streams }) => Math.floor((members * active * streams) / 4_000);

/** What one more node of each role asks of a PostgreSQL while it rests. */
export function idleOfOne(idle) {
  const workersOnly = idle.filter(({ apis }) => apis === 0);
  const [few, many, both] = [workersOnly[0], workersOnly.at(-1), idle.at(-1)];
  const each = (name) => (many[name] - few[name]) / (many.workers - few.workers);
  const api = (name) => (both[name] - many[name]) / (both.apis - many.apis);
  const of = (slope) => ({
    statements: slope('statements'),
    postgresMs: Math.max(0, slope('postgresMs')),
    connections: slope('connections'),
  });
  return { ofWorker: of(each), ofApi: of(api), workerMb: many.workerMb, apiMb: both.apiMb };
}
