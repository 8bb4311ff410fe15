// What nodes ask of one PostgreSQL while nobody wants anything of them, and what of it grows with their number.
import { setTimeout as sleep } from 'node:timers/promises';
import { megabytesOf } from '../../../test/support/program/processes.ts';

/** A program is at rest about a minute after its start: code is compiled, caches are filled, tables are analysed. */
export const SETTLED_MS = 60_000;
const MOST_ASKED = 12;

const sumOf = (rest, role) =>
  Object.entries(rest)
    .filter(([name]) => name.startsWith(role) && name.endsWith('Ms'))
    .reduce((sum, [, value]) => sum + value, 0);

async function atRest(installation, { workers, apis, seconds }) {
  const { meter } = installation;
  await sleep(SETTLED_MS);
  await meter.forget();
  const began = performance.now();
  const rest = await meter.rest(seconds);
  const asked = await meter.mostAsked(MOST_ASKED);
  const passed = (performance.now() - began) / 1000;
  const memory = installation.nodes().map(({ name, pid }) => ({ name, mb: megabytesOf(pid) }));
  const mean = (role) => {
    const of = memory.filter(({ name }) => name.startsWith(role)).map(({ mb }) => mb);
    return of.length === 0 ? 0 : of.reduce((sum, mb) => sum + mb, 0) / of.length;
  };
  return {
    workers,
    apis,
    statements: rest.statements,
    postgresMs: rest.postgresMs,
    workerMs: workers === 0 ? 0 : sumOf(rest, 'worker') / workers,
    apiMs: apis === 0 ? 0 : sumOf(rest, 'api') / apis,
    connections: rest.connections,
    workerMb: mean('worker'),
    apiMb: mean('api'),
    postgresMb: megabytesOf(meter.postmaster),
    asked: asked.map(({ query, calls }) => ({ query, perSecond: calls / passed })),
  };
}

const names = (role, from, to) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => `${role}${from + index}`);

/** Steps add nodes to those of the step before; each is measured for so many seconds. */
export async function idleNodes(installation, steps, seconds) {
  const measured = [];
  let [workers, apis] = [0, 0];
  for (const step of steps) {
    await installation.startAll(names('worker', workers, step.workers), { ROLE: 'worker' });
    await installation.startAll(names('api', apis, step.apis), { ROLE: 'api' });
    ({ workers, apis } = step);
    measured.push(await atRest(installation, { ...step, seconds }));
  }
  return measured;
}
