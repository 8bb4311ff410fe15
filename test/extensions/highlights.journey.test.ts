import { execFile } from 'node:child_process';
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Agent } from '../journeys/client.js';
import { BrowserClient } from '../support/browser/browser-client.js';
import { emptyDatabase, type EmptyDatabase } from '../support/database/database.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import {
  cli,
  newDataDir,
  Program,
  type ProgramOptions,
  removeDataDir,
  stopPrograms,
} from '../support/program/program.js';
import { until } from '../support/time/until.js';

const SAMPLE = join(import.meta.dirname, '../../samples/extension');
const EMAIL = 'reader@example.org';

interface Highlights {
  readonly highlights: readonly { readonly sentence: string }[];
  readonly untouched: readonly string[];
}

/** Built by its own script, and then put where no package of ours is found by looking upwards. */
async function builtElsewhere(): Promise<string> {
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: SAMPLE });
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'highlights-')));
  for (const part of ['package.json', 'dist']) await cp(join(SAMPLE, part), join(folder, part), { recursive: true });
  return folder;
}

/** The tests are one story, in order. */
describe('The sample extension in the built program, one process that serves and one that works,', () => {
  let feeds: FeedServer;
  let folder: string;
  let place: ProgramOptions;
  let database: EmptyDatabase;
  let program: Program;
  let worker: Program;
  let agent: Agent;
  let briefing: string;

  beforeAll(async () => {
    folder = await builtElsewhere();
    feeds = await FeedServer.start();
    database = await emptyDatabase();
    const env = {
      DATABASE_URL: database.url,
      FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
      EXTENSIONS: join(folder, 'dist/index.js'),
    };
    place = { dataDir: await newDataDir(), env };
    const start = (ROLE: string): Promise<Program> => Program.start({ ...place, env: { ...env, ROLE } });
    // What the one role tells the other works on.
    program = await start('api');
    worker = await start('worker');
    agent = await Agent.member(program, EMAIL, place);
  });

  afterAll(async () => {
    await stopPrograms();
    await database?.drop();
    await feeds?.close();
    await removeDataDir(place.dataDir);
    await rm(folder, { recursive: true, force: true });
  });

  const list = async (): Promise<Highlights> => (await agent.post<Highlights>('highlights/list', {})).body;

  test('is part of the contract that the program serves', async () => {
    const contract = (await (await fetch(`${program.baseUrl}/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(contract.paths)).toContain('/api/v1/highlights/create');
  });

  test('hears of a briefing that is ready', async () => {
    await agent.post('subscriptions/create', { feed_url: feeds.serve('daily', newsItems(6, Date.now())) });
    const briefingRequest = {
      artifact_type: 'audio_brief',
      user_request: 'What is new?',
      capacity: { target_length_seconds: 180 },
    };
    const accepted = await agent.post<{ artifact_id: string }>('artifacts/compositions/create', briefingRequest);
    expect(accepted.status).toBe(202);
    briefing = accepted.body.artifact_id;
    const { untouched } = await until(list, (all) => all.untouched.length > 0);
    expect(untouched).toEqual([briefing]);
  });

  test('keeps a sentence of it, which an operator sees', async () => {
    const { body } = await agent.post<{ artifact: { audio_transcript_segments: { text: string }[] } }>(
      'artifacts/get',
      { id: briefing },
    );
    const sentence = body.artifact.audio_transcript_segments[3]?.text ?? '';
    expect((await agent.post('highlights/create', { artifact_id: briefing, sentence })).status).toBe(200);
    expect(await list()).toMatchObject({ highlights: [{ sentence }], untouched: [] });
    expect(await cli(place, 'highlights:list', '--email', EMAIL)).toContain(`: ${sentence}\n1 highlights`);
  });

  test('shows it on a page to the person, who is signed in in a browser', async () => {
    const browser = new BrowserClient(program.baseUrl);
    expect((await browser.open('/highlights')).location).toContain('/signin');
    await browser.open('/signin');
    await browser.submit('/signin', { email: EMAIL, password: 'correct horse battery' });
    const { status, text } = await browser.open('/highlights');
    expect([status, text]).toEqual([200, expect.stringContaining('<blockquote>')]);
  });

  test('is counted and erased with the person', async () => {
    expect(await cli(place, 'user:erase', '--email', EMAIL)).toMatch(/highlights +1 highlights/);
    expect(await cli(place, 'user:erase', '--email', EMAIL, '--yes')).toContain('Nothing is left of');
    expect((await agent.post('highlights/list', {})).status).toBe(401);
    for (const { output } of [program, worker]) expect(output).not.toContain('"level":50');
  });
});
