import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import {
  cli,
  newDataDir,
  Program,
  removeDataDir,
  stopPrograms,
  type ProgramOptions,
} from '../support/program/program.js';
import { Agent } from './client.js';
import { startEventStore, type EVENT_STORES, type RunningEventStore } from './event-stores.js';
import { historiesFrom, wrongWith } from './histories.js';

const SETTINGS = {
  FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
  BRIEFING_DAILY_LIMIT: '1000',
  BACKUP_PASSPHRASE: 'a passphrase of the drill',
};

type StoreName = (typeof EVENT_STORES)[number];

let feeds: FeedServer;
let folder: string;
let machines: { options: ProgramOptions; eventStore: RunningEventStore }[];

beforeEach(async () => {
  feeds = await FeedServer.start();
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
  machines = [];
});

afterEach(async () => {
  await stopPrograms();
  await feeds.close();
  for (const machine of machines) await destroy(machine);
  await rm(folder, { recursive: true, force: true });
});

/** An empty one. */
async function machineWith(store: StoreName): Promise<(typeof machines)[number]> {
  const eventStore = await startEventStore(store);
  const options = { dataDir: await newDataDir(), env: { ...SETTINGS, ...eventStore.env } };
  const machine = { options, eventStore };
  machines.push(machine);
  return machine;
}

async function destroy({ options, eventStore }: (typeof machines)[number]): Promise<void> {
  await eventStore.remove();
  await removeDataDir(options.dataDir);
}

/** Somebody who writes and reads, again and again, until `stop`; and a briefing that is being made. */
function load(agent: Agent): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      if (round === 0) await agent.request('Under load');
      await agent.post('preferences/update', { language: 'en' });
      await agent.post('artifacts/list', {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

describe.each<{ from: StoreName; into: StoreName }>([
  { from: 'PostgreSQL', into: 'EventStoreDB' },
  { from: 'EventStoreDB', into: 'PostgreSQL' },
])('a backup of a service with histories in $from, restored into $into', ({ from, into }) => {
  test('has all that was accepted before it, with its links, and sound histories', async () => {
    const lost = await machineWith(from);
    const program = await Program.start(lost.options);
    const agent = await Agent.member(program, 'drill@example.org', lost.options);
    await agent.subscribe(feeds.serve('gazette', newsItems(3, Date.now())));
    const finished = [await agent.request('First')];
    const before = await Promise.all(finished.map(async (id) => await agent.finished(id)));
    const podcast = await agent.post<{ podcast: { feed_url: string } }>('podcasts/get', {});
    const sound = await agent.audio(before[0]!);
    await cli(lost.options, 'audit:seal');
    await cli(lost.options, 'backup', join(folder, 'whole.tar.age'));

    const underWay = await agent.request('In production');
    const reading = load(agent);
    await cli(lost.options, 'backup', join(folder, 'more.tar.age'), '--since', join(folder, 'whole.tar.age'));
    await reading.stop();
    expect(await cli(lost.options, 'backup:verify', join(folder, 'more.tar.age'))).toContain('Sound.');
    await program.kill();
    await destroy(lost);

    const { options } = await machineWith(into);
    expect(await cli(options, 'restore', join(folder, 'more.tar.age'))).toContain('Restored: ');
    expect(await cli(options, 'audit:verify', '--media')).toContain('Sound.');
    const back = await Program.start(options);
    agent.moveTo(back);
    for (const id of [...finished, underWay]) expect((await agent.finished(id)).status).toBe('ready');
    expect(await agent.audio(before[0]!)).toEqual(sound);
    for (const link of [before[0]!.viewer_url, podcast.body.podcast.feed_url]) {
      expect((await agent.open(new URL(link).pathname)).status).toBe(200);
    }
    const histories = historiesFrom(await cli(options, 'audit:show', ...finished, underWay));
    for (const history of histories.values()) expect(wrongWith(history, 'ready')).toEqual([]);
    // What is recorded from now on goes on from what was restored.
    expect((await agent.finished(await agent.request('Afterwards'))).status).toBe('ready');
    await cli(options, 'audit:seal');
    expect(await cli(options, 'audit:verify', '--media')).toContain('Sound.');
    expect(await cli(options, 'projections:verify')).toContain('0 rows differ');
  });
});
