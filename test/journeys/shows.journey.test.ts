import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { emptyDatabase, type EmptyDatabase } from '../support/database/database.js';
import { FeedServer, newsItems, type ServedItem } from '../support/servers/feed-server.js';
import {
  cli,
  newDataDir,
  Program,
  removeDataDir,
  stopPrograms,
  type ProgramOptions,
} from '../support/program/program.js';
import { SettableClock } from '../support/program/settable-clock.js';
import { until } from '../support/time/until.js';
import { Agent, type Artifact } from './client.js';

interface Episode {
  readonly moment: number;
  readonly status: string;
  readonly artifact_id: string | null;
  readonly reason: { readonly code: string } | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SCHEDULE = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], ready_at: '07:00', timezone: 'UTC' };

/** Two nodes on one database, whose clock the test sets. One thing happens after the other. */
describe('a show over days, on two nodes that are killed again and again', () => {
  let feeds: FeedServer;
  let database: EmptyDatabase;
  let clock: SettableClock;
  let options: ProgramOptions;
  let nodes: [Program, Program];
  let agent: Agent;
  let show: { readonly id: string; readonly next_episode_at: number };
  const news: ServedItem[] = [];

  const start = (): Promise<Program> => Program.start(options);

  beforeAll(async () => {
    feeds = await FeedServer.start();
    database = await emptyDatabase();
    const dataDir = await newDataDir();
    clock = new SettableClock(dataDir);
    await clock.set(Date.now());
    const env = { ...clock.env, FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8', DATABASE_URL: database.url };
    options = { dataDir, env: { ...env, FEED_HOST_SPACING_MS: '0' } };
    nodes = [await start(), await start()];
    agent = await Agent.member(nodes[0], 'shows@example.org', options);
    news.push(...newsItems(3, Date.now()));
    await agent.subscribe(feeds.serve('gazette', news));
    const plan = { name: 'Morning', schedule: SCHEDULE, target_length_seconds: 180 };
    ({ show } = (await agent.post<{ show: typeof show }>('shows/create', plan)).body);
  });

  afterAll(async () => {
    await stopPrograms();
    await database?.drop();
    await feeds?.close();
    if (options !== undefined) await removeDataDir(options.dataDir);
  });

  async function episodes(): Promise<readonly Episode[]> {
    const { body } = await agent.patiently().post<{ episodes: Episode[] }>('shows/episodes', { show_id: show.id });
    return body.episodes.toReversed();
  }

  async function killNode(index: 0 | 1): Promise<void> {
    await nodes[index].kill();
    nodes[index] = await start();
    agent.moveTo(nodes[index]);
  }

  const finished = (moment: number): Promise<readonly Episode[]> =>
    until(episodes, (all) =>
      all.some((one) => one.moment === moment && !['pending', 'producing'].includes(one.status)),
    );

  /** What the gazette brings on the morning of a day, and that it was read. */
  async function morningNews(day: number, moment: number): Promise<void> {
    const title = `Ferry ${day} to Aldermoor sails again after ${day + 2} weeks of repairs`;
    const text = `Ferry number ${day} to Aldermoor sails again after ${day + 2} weeks of repairs, the company said. It carries ${day * 40 + 120} passengers.`;
    news.unshift({ title, text, at: moment - 2 * 60 * MINUTE });
    feeds.serve('gazette', news);
    await clock.set(moment - 60 * MINUTE);
    await until(
      () => agent.patiently().post<{ items: { title: string }[] }>('items/list', { limit: 50 }),
      ({ body }) => body.items.some((item) => item.title === title),
    );
  }

  test('each day has one episode, which is ready', async () => {
    for (const [day, delays] of [
      [80, 600],
      [300, 1500],
      [10, 2500],
    ].entries()) {
      const moment = show.next_episode_at + day * DAY;
      await morningNews(day, moment);
      await clock.set(moment - 2 * MINUTE);
      for (const [index, delay] of delays.entries()) {
        await sleep(delay);
        await killNode(index === 0 ? 0 : 1);
      }
      const all = await finished(moment);
      expect(all.map((one) => [one.moment - show.next_episode_at, one.status])).toEqual(
        Array.from({ length: day + 1 }, (_, at) => [at * DAY, 'ready']),
      );
    }
  });

  test('a day without news is skipped, and is no failure', async () => {
    const moment = show.next_episode_at + 3 * DAY;
    await clock.set(moment - 2 * MINUTE);
    const last = (await finished(moment)).at(-1);
    expect([last?.status, last?.reason?.code, last?.artifact_id]).toEqual(['skipped', 'no_matching_items', null]);
  });

  test('after days in which no node ran there is one episode, and not one for each day', async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    const moment = show.next_episode_at + 8 * DAY;
    news.unshift({
      ...newsItems(1, moment - 60 * MINUTE)[0]!,
      title: 'Museum of Kestrow returns bronze statues to Benin',
    });
    feeds.serve('gazette', news);
    await clock.set(moment + 60 * MINUTE);
    nodes = [await start(), await start()];
    agent.moveTo(nodes[0]);
    expect((await finished(moment)).length).toBe(5);
  });

  test('no briefing was made twice, and the histories are sound', async () => {
    const made = (await episodes()).flatMap(({ artifact_id }) => artifact_id ?? []);
    const { body } = await agent.post<{ artifacts: Artifact[] }>('artifacts/list', { type: 'audio_brief', limit: 50 });
    expect(body.artifacts.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
    // That of the last day had news only where the gazette was read before it was its turn.
    expect([3, 4]).toContain(new Set(made).size);
    expect(await cli(options, 'audit:verify')).toMatch(/^Sound\.$/m);
  });
});
