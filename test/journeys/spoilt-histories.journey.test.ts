import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { Client } from 'pg';
import { findRunningPostgres } from '../../src/shared/storage/embedded-postgres/running-postgres.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import {
  cli,
  newDataDir,
  Program,
  removeDataDir,
  stopPrograms,
  type ProgramOptions,
} from '../support/program/program.js';
import { until } from '../support/time/until.js';
import { Agent } from './client.js';
import { EVENT_STORES, startEventStore, type RunningEventStore } from './event-stores.js';

const settings = { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8', BRIEFING_DAILY_LIMIT: '1000' };
const SPOILT = 40;

let feeds: FeedServer;
let dataDir: string;
let eventStore: RunningEventStore;

beforeEach(async () => {
  feeds = await FeedServer.start();
  dataDir = await newDataDir();
});
afterEach(async () => {
  await stopPrograms();
  await eventStore.remove();
  await feeds.close();
  await removeDataDir(dataDir);
});
afterAll(stopPrograms);

/** Writes into the store beside the program, as somebody else who may. */
async function forge(streams: readonly string[]): Promise<void> {
  const url = eventStore.env['EVENT_STORE_URL'];
  const [type, data] = ['BriefingDoubted', { by: 'somebody else' }];
  if (url !== undefined) {
    const client = EventStoreDBClient.connectionString(url);
    for (const stream of streams) await client.appendToStream(stream, jsonEvent({ type, data }));
    return await client.dispose();
  }
  const client = new Client({ connectionString: (await findRunningPostgres(dataDir))?.url ?? '' });
  await client.connect();
  const append = `select eventstore.append($1, null, array[$2]::uuid[], array[$3], array[$4]::jsonb[], array['{}']::jsonb[])`;
  for (const stream of streams) await client.query(append, [stream, randomUUID(), type, JSON.stringify(data)]);
  await client.end();
}

async function standing({ baseUrl }: Program): Promise<string> {
  const response = await fetch(`${baseUrl}/readyz`);
  const { checks } = (await response.json()) as { checks: { projections: string } };
  return `${response.status} ${checks.projections}`;
}

const refusal = async (options: ProgramOptions, ...words: string[]): Promise<string> =>
  await cli(options, ...words).then(
    (said) => `it succeeded: ${said}`,
    (error: unknown) => String(error),
  );

describe.each(EVENT_STORES)('spoilt histories in %s', (name) => {
  test('stand still by themselves, through kill -9 in the middle of it, and nobody else notices', async () => {
    eventStore = await startEventStore(name);
    const options = { dataDir, env: { ...settings, ...eventStore.env } };
    let program = await Program.start(options);
    const agent = await Agent.member(program, 'spoilt@example.org', options);
    await agent.subscribe(feeds.serve('gazette', newsItems(3, Date.now())));
    const first = await agent.finished(await agent.request('What is new'));
    expect(first.status).toBe('ready');

    const strangers = Array.from({ length: SPOILT - 1 }, (_, index) => `briefing-art_forged${index}`);
    await forge([...strangers.slice(0, 20), `briefing-${first.id}`]);
    await program.kill();
    program = await Program.start(options);
    await forge(strangers.slice(20));
    await program.kill();
    program = await Program.start(options);
    agent.moveTo(program);
    await until(
      () => standing(program),
      (words) => words === `200 ok, ${SPOILT} parked`,
    );

    // Its row stays as it was, and the next briefing is made.
    const served = await agent.artifact(first.id);
    expect(served.status).toBe('ready');
    expect((await agent.audio(served)).byteLength).toBe(first.audio_size_bytes);
    expect((await agent.finished(await agent.request('What else is new'))).status).toBe('ready');

    const listed = await cli(options, 'projections:parked');
    for (const stream of [...strangers, `briefing-${first.id}`]) expect(listed.split(`${stream}@`)).toHaveLength(2);
    expect(listed).toContain('(BriefingDoubted): this program knows no such event');
    expect(listed).toContain(`${SPOILT} histories parked`);
    expect(await refusal(options, 'projections:retry', `briefing-${first.id}`)).toContain('1 history stays parked.');
    expect(await refusal(options, 'projections:verify')).toMatch(
      new RegExp(`0 rows differ\\.[^]*briefing-${first.id}@\\d+ \\(BriefingDoubted\\) cannot be replayed`),
    );
    expect(await standing(program)).toBe(`200 ok, ${SPOILT} parked`);
  });
});
