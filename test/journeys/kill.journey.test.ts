import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MPEGDecoder } from 'mpg123-decoder';
import { emptyDatabase } from '../support/database/database.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import {
  cli,
  newDataDir,
  Program,
  removeDataDir,
  stopPrograms,
  type ProgramOptions,
} from '../support/program/program.js';
import { Agent, FINISHED, type Artifact } from './client.js';
import { EVENT_STORES, startEventStore, type RunningEventStore } from './event-stores.js';
import { historiesFrom, wrongWith } from './histories.js';

const settings = { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8', BRIEFING_DAILY_LIMIT: '1000' };

let feeds: FeedServer;
let dataDir: string;

beforeEach(async () => {
  feeds = await FeedServer.start();
  dataDir = await newDataDir();
});

afterEach(async () => {
  await stopPrograms();
  await feeds.close();
  await removeDataDir(dataDir);
});

afterAll(stopPrograms);

/** Whatever was killed: each ended once, by its own history, and what is served is whole. */
async function expectSoundEnds(agent: Agent, ids: readonly string[], options: ProgramOptions): Promise<string[]> {
  const artifacts: Artifact[] = [];
  for (const id of ids) artifacts.push(await agent.finished(id));
  const histories = historiesFrom(await cli(options, 'audit:show', ...ids));
  for (const { id, status } of artifacts) expect(wrongWith(histories.get(id) ?? [], status)).toEqual([]);
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  for (const artifact of artifacts.filter(({ status }) => status === 'ready')) {
    const audio = await agent.audio(artifact);
    expect(audio.byteLength).toBe(artifact.audio_size_bytes);
    expect(decoder.decode(audio).errors).toEqual([]);
    await decoder.reset();
  }
  decoder.free();
  return artifacts.map(({ status }) => status);
}

describe.each(EVENT_STORES)('kill -9, with histories in %s', (name) => {
  let eventStore: RunningEventStore;
  beforeEach(async () => {
    eventStore = await startEventStore(name);
  });
  afterEach(async () => {
    await stopPrograms();
    await eventStore.remove();
  });

  test('of the whole program, again and again: every accepted briefing ends, once and whole', async () => {
    const options = { dataDir, env: { ...settings, ...eventStore.env } };
    let program = await Program.start(options);
    const agent = await Agent.member(program, 'killed@example.org', options);
    await agent.subscribe(feeds.serve('gazette', newsItems(3, Date.now())));
    const ids: string[] = [];
    // The moments of one store are those of the other.
    const delays = name === 'PostgreSQL' ? [60, 400, 900, 1700, 2600] : [60, 900, 2600];
    for (const [round, delay] of delays.entries()) {
      ids.push(await agent.request(`Round ${round}, first`), await agent.request(`Round ${round}, second`));
      await sleep(delay);
      await program.kill();
      program = await Program.start(options);
      agent.moveTo(program);
    }
    for (const status of await expectSoundEnds(agent, ids, options)) expect(FINISHED).toContain(status);
  });

  test('of a worker among several, and a pause of another: every briefing becomes ready, none is made twice', async () => {
    const database = await emptyDatabase();
    const env = { ...settings, ...eventStore.env, DATABASE_URL: database.url };
    const options = { dataDir, env };
    const start = (role: string): Promise<Program> => Program.start({ dataDir, env: { ...env, ROLE: role } });
    try {
      const agent = await Agent.member(await start('api'), 'workers@example.org', options);
      await agent.subscribe(feeds.serve('gazette', newsItems(3, Date.now())));
      const [killed, paused] = await Promise.all([start('worker'), start('worker'), start('worker')]);
      // As many as three workers make at once: each has its hands full.
      const ids = await Promise.all(Array.from({ length: 6 }, (_, index) => agent.request(`Briefing ${index}`)));
      await sleep(1200);
      await killed.kill();
      await sleep(600);
      paused.pause();
      for (const id of ids) expect((await agent.finished(id)).status).toBe('ready');
      // It goes on in the middle of work that another has long done.
      paused.resume();
      await sleep(4000);
      expect(paused.isRunning).toBe(true);
      expect(await expectSoundEnds(agent, ids, options)).toEqual(ids.map(() => 'ready'));
    } finally {
      await stopPrograms();
      await database.drop();
    }
  });
});
