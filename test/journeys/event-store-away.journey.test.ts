import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreDbProcess } from '../support/eventstoredb/eventstoredb-process.js';
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

let feeds: FeedServer;
let eventStore: EventStoreDbProcess;
let options: ProgramOptions;

beforeEach(async () => {
  feeds = await FeedServer.start();
  eventStore = await EventStoreDbProcess.start();
  // The four that are accepted, and the one that is refused: it holds its place for two minutes (ADR 0013).
  const env = {
    FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
    BRIEFING_DAILY_LIMIT: '5',
    EVENT_STORE_URL: eventStore.url,
  };
  options = { dataDir: await newDataDir(), env };
});

afterEach(async () => {
  await stopPrograms();
  await feeds.close();
  await eventStore.remove();
  await removeDataDir(options.dataDir);
});

async function readiness(program: Program): Promise<{ status: number; checks: Record<string, string> }> {
  const response = await fetch(`${program.baseUrl}/readyz`);
  const { checks } = (await response.json()) as { checks: Record<string, string> };
  return { status: response.status, checks };
}

async function untilReady(program: Program): Promise<void> {
  while ((await readiness(program)).status !== 200) await sleep(100);
}

const briefingRequest = {
  artifact_type: 'audio_brief',
  user_request: 'While it is away',
  capacity: { target_length_seconds: 180 },
};

describe('an event store that goes away', () => {
  test('in mid-production is told to callers, costs nothing that was accepted, and work goes on by itself', async () => {
    const program = await Program.start(options);
    expect(program.output).toContain(
      `histories: EventStoreDB at ${new URL(eventStore.url.replace('esdb', 'http')).host}`,
    );
    const agent = await Agent.member(program, 'away@example.org', options);
    await agent.subscribe(feeds.serve('gazette', newsItems(3, Date.now())));
    const ids = [await agent.request('First'), await agent.request('Second'), await agent.request('Third')];
    await sleep(700);
    await eventStore.kill();

    const refused = await agent.post<{ error: string }>('artifacts/compositions/create', briefingRequest);
    expect([refused.status, refused.body.error]).toEqual([503, 'unavailable']);
    expect(await readiness(program)).toMatchObject({
      status: 503,
      checks: { database: 'ok', event_store: 'failing' },
    });
    // What needs no history is still there.
    expect((await agent.post('artifacts/list', {})).status).toBe(200);

    await eventStore.startAgain();
    await untilReady(program);
    ids.push(await agent.request('Fourth'));
    for (const id of ids) expect((await agent.finished(id)).status).toBe('ready');
    const told = (await cli(options, 'audit:show', ...ids)).trim().split('\n');
    const types = told.map((line) => JSON.parse(line) as { briefing: string; type: string });
    for (const id of ids) {
      for (const once of ['BriefingRequested', 'BriefingComposed', 'SpeechRecorded', 'BriefingPublished']) {
        expect(types.filter(({ briefing, type }) => briefing === id && type === once)).toHaveLength(1);
      }
    }
  });

  test('at the start of the program is waited for', async () => {
    await eventStore.kill();
    const starting = Program.start(options);
    await sleep(2_000);
    await eventStore.startAgain();
    expect((await readiness(await starting)).status).toBe(200);
  });

  test('cannot be exchanged for the database: the program refuses in words', async () => {
    const program = await Program.start(options);
    const agent = await Agent.member(program, 'moved@example.org', options);
    await agent.subscribe(feeds.serve('gazette', newsItems(3, Date.now())));
    await agent.finished(await agent.request('The only one'));
    await program.stop();
    const elsewhere = { ...options.env, EVENT_STORE_URL: '' };
    await expect(Program.start({ ...options, env: elsewhere })).rejects.toThrow(
      'The histories of this database are in another event store than EVENT_STORE_URL says',
    );
  });
});
