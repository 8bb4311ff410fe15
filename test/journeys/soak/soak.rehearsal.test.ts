import { appendFile, chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Cluster } from '../../support/cluster/cluster.js';
import { Program } from '../../support/program/program.js';
import { FeedServer } from '../../support/servers/feed-server.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { Agent } from '../client.js';
import { EVENT_STORES } from '../event-stores.js';
import { isAlarm } from '../rolling/fleet.js';
import { collectedOf, countsOf, Floors, type Counts, type Watched } from './census.js';
import { Mix } from './mix.js';
import { isTelling, trendOf, type Trend } from './trend.js';

/** `npm run soak`: an hour, or SOAK_MINUTES, with histories in PostgreSQL, or as SOAK_HISTORIES says. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 60);
const HISTORIES = EVENT_STORES.find((name) => name === process.env['SOAK_HISTORIES']) ?? 'PostgreSQL';
/** A file that gets all that is counted, a line of JSON for each time. */
const SAMPLES = process.env['SOAK_SAMPLES'];
/** KB that stay of each request, to see that this is found: `planted-leak.mjs`. */
const LEAK_KB = process.env['SOAK_LEAK_KB'];
/** An hour has sixty. On a machine that has no time there are fewer, and those are longer. */
const INTERVAL_MS = MINUTES * 1_000;
const BETWEEN_READINGS_MS = INTERVAL_MS / 8;
/** What starting, stopping and the last briefing take is not part of it. */
const TEST_MS = MINUTES * 60_000 * 1.5 + 1_200_000;

const LOGIN = { email: 'soak@example.org', password: 'correct horse battery' };
const METRICS_TOKEN = 'metrics-of-the-soak';

let feeds: FeedServer;
let mails: MailServer;
let cluster: Cluster;
let mix: Mix | null = null;

afterEach(async () => {
  await mix?.stop();
  await cluster?.remove();
  await Promise.all([feeds?.close(), mails?.close()]);
});

/** As `npm start` and the image run it. */
const asInstalled = (temporary: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: [
    '--max-semi-space-size=8',
    ...(LEAK_KB === undefined ? [] : [`--import=${join(import.meta.dirname, 'planted-leak.mjs')}`]),
  ].join(' '),
  ...(LEAK_KB !== undefined && { SOAK_LEAK_KB: LEAK_KB }),
  UV_THREADPOOL_SIZE: '16',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '8388608',
  TMPDIR: temporary,
});

async function installed(): Promise<Watched> {
  [feeds, mails] = await Promise.all([FeedServer.start(), MailServer.start()]);
  const env = {
    FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
    FEED_HOST_SPACING_MS: '100',
    RATE_LIMIT_PER_MINUTE: '1000000',
    BRIEFING_DAILY_LIMIT: '10000',
    METRICS_TOKEN,
    SMTP_URL: mails.url,
    MAIL_FROM: 'briefings@example.org',
  };
  cluster = await Cluster.start({ histories: HISTORIES, media: 'folder', env });
  const { dataDir, env: settings } = cluster.options;
  const temporary = join(dataDir, 'temporary');
  await mkdir(temporary);
  await chmod(temporary, 0o1777);
  const node = (role: 'api' | 'worker'): Promise<Program> =>
    Program.start({ dataDir, env: { ...settings, ...asInstalled(temporary), ROLE: role } });
  return {
    cluster,
    nodes: { api: await node('api'), worker: await node('worker') },
    metricsToken: METRICS_TOKEN,
    temporary,
  };
}

async function measured(watched: Watched): Promise<readonly Trend[]> {
  const floors = new Floors();
  const end = Date.now() + MINUTES * 60_000;
  while (Date.now() < end) {
    const readings = await readingsOf(watched, Math.min(Date.now() + INTERVAL_MS, end));
    floors.add(Date.now(), [...readings, await collectedOf(watched)]);
    if (SAMPLES !== undefined) await appendFile(SAMPLES, `${JSON.stringify(floors.last)}\n`);
  }
  return floors.series.filter(isTelling).map(trendOf);
}

/** As many as the machine has time for, and one at least. What cannot be counted now can be in a moment. */
async function readingsOf(watched: Watched, until: number): Promise<readonly Counts[]> {
  const readings: Counts[] = [];
  while (Date.now() < until || readings.length === 0) {
    await sleep(BETWEEN_READINGS_MS);
    const gone = Object.entries(watched.nodes).find(([, { isRunning }]) => !isRunning);
    if (gone !== undefined) throw new Error(`${gone[0]} ended by itself. It said:\n${gone[1].output}`);
    const counts = await countsOf(watched).catch(() => null);
    if (counts !== null) readings.push(counts);
  }
  return readings;
}

/** What Node says when it is asked what lives in it. */
const INSPECTED = /^(Debugger (listening on|attached|ending)|For help, see: https:\/\/nodejs|Waiting for the debugger)/;
/** And what we say on a machine without time, which turns away whom it cannot serve soon. */
const BUSY = /"code":"database_busy"|no answer within/;
const isFault = (line: string): boolean => !INSPECTED.test(line) && !BUSY.test(line) && isAlarm(line);

const told = ({ name, begin, end, perHour, grows }: Trend): string =>
  [name.padEnd(44), ...[begin, end, perHour].map((figure) => figure.toFixed(1).padStart(10))].join('') +
  (grows ? '  grows' : '');

function report(trends: readonly Trend[], { done, failures }: Mix): void {
  const deeds = [...done].map(([kind, times]) => `${times} ${kind}`).join(', ');
  const heading = ['', 'begin', 'end', 'each hour'].map((word, index) =>
    index === 0 ? word.padEnd(44) : word.padStart(10),
  );
  const lines = [`${MINUTES} minutes, histories in ${HISTORIES}: ${deeds}`, heading.join(''), ...trends.map(told)];
  process.stdout.write(`${[...lines, ...failures.slice(0, 20)].join('\n')}\n`);
}

describe('a service that is used for long', () => {
  test(
    'needs no more memory, handles, threads, connections, jobs and files at the end than when it was warm',
    async () => {
      const watched = await installed();
      const { nodes } = watched;
      const place = nodes['api'];
      if (place === undefined) throw new Error('there is no node for requests');
      const [, token = ''] = await cluster.commands(
        ['user:create', '--email', LOGIN.email, '--name', 'Ada', '--password', LOGIN.password],
        ['token:create', '--email', LOGIN.email],
      );
      const agent = Agent.withToken(place, token.trim());
      mix = new Mix({ place, agent, token: token.trim(), login: LOGIN, feeds });
      await mix.start();
      const trends = await measured(watched);
      await mix.stop();
      report(trends, mix);

      expect(trends.filter(({ grows }) => grows)).toEqual([]);
      expect(mix.failures).toEqual([]);
      expect(Object.values(nodes).flatMap(({ output }) => output.split('\n').filter(isFault))).toEqual([]);
    },
    TEST_MS,
  );
});
