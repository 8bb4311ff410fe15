import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { findRunningPostgres } from '../../src/shared/storage/embedded-postgres/running-postgres.js';
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
import { until, untilTrue } from '../support/time/until.js';
import { Agent } from './client.js';

/** Staging and production share a cluster, and production loses its database. The tests are one story, in order. */
describe('One EventStoreDB for several installations', () => {
  const folders: string[] = [];
  let feeds: FeedServer;
  let eventStore: EventStoreDbProcess;
  let production: ProgramOptions;
  let staging: ProgramOptions;
  let program: Program;

  beforeAll(async () => {
    feeds = await FeedServer.start();
    eventStore = await EventStoreDbProcess.start();
    production = await installation('');
    staging = await installation('staging');
  });
  afterAll(async () => {
    await stopPrograms();
    await feeds.close();
    await eventStore.remove();
    await Promise.all(folders.map(removeDataDir));
  });

  async function installation(category: string): Promise<ProgramOptions> {
    const dataDir = await newDataDir();
    folders.push(dataDir);
    const env = {
      FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
      EVENT_STORE_URL: eventStore.url,
      EVENT_STORE_CATEGORY: category,
    };
    return { dataDir, env };
  }

  /** As a listener does it all; returns the briefing. */
  async function makeBriefing(options: ProgramOptions): Promise<string> {
    const agent = await Agent.member(program, 'ada@example.org', options);
    await agent.subscribe(feeds.serve('gazette', newsItems(3, Date.now())));
    const { id, status } = await agent.finished(await agent.request('What is new'));
    expect(status).toBe('ready');
    return id;
  }

  const historiesOf = async (options: ProgramOptions): Promise<string> =>
    /of (\d+) streams/.exec(await cli(options, 'audit:verify'))?.[1] ?? '';

  async function rowsOf({ dataDir }: ProgramOptions): Promise<readonly string[]> {
    const connectionString = (await findRunningPostgres(dataDir))?.url ?? '';
    const client = new Client({ connectionString });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from briefing.briefing');
    await client.end();
    return rows.map(({ id }) => id);
  }

  test('makes briefings in each of them that the other one knows nothing of', async () => {
    program = await Program.start(staging);
    const there = await makeBriefing(staging);
    program = await Program.start(production);
    const here = await makeBriefing(production);
    expect([await historiesOf(staging), await historiesOf(production)]).toEqual(['1', '1']);
    expect(await cli(staging, 'audit:show', there)).toContain(there);
    await expect(cli(staging, 'audit:show', here)).rejects.toThrow(here);
    expect([await rowsOf(staging), await rowsOf(production)]).toEqual([[there], [here]]);
  });

  test('refuses another category for a database than the one that its histories are in', async () => {
    await stopPrograms();
    const moved = { ...staging, env: { ...staging.env, EVENT_STORE_CATEGORY: 'briefing' } };
    await expect(Program.start(moved)).rejects.toThrow(
      'The histories of this database are in the category staging of the event store, not in briefing.',
    );
  });

  test('gives a database that was lost its rows again, and says that it does', async () => {
    const recovered = await installation('');
    program = await Program.start(recovered);
    await untilTrue(() => program.output.includes('1 history found, rebuilding'));
    expect(
      await until(
        async () => await rowsOf(recovered),
        ({ length }) => length > 0,
      ),
    ).toHaveLength(1);
    expect(await cli(recovered, 'projections:verify')).toContain(' 0 rows differ');
    expect(await historiesOf(recovered)).toBe('1');
  });
});
