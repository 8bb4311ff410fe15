import { execFile } from 'node:child_process';
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Agent } from '../journeys/client.js';
import { FeedServer, newsItems } from '../support/feed-server.js';
import { cli, newDataDir, Program, type ProgramOptions, removeDataDir, stopPrograms } from '../support/program.js';
import { until } from '../support/until.js';

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
describe('The sample extension in the built program', () => {
  let feeds: FeedServer;
  let folder: string;
  let place: ProgramOptions;
  let program: Program;
  let agent: Agent;
  let briefing: string;

  beforeAll(async () => {
    folder = await builtElsewhere();
    feeds = await FeedServer.start();
    const extension = join(folder, 'dist/index.js');
    place = {
      dataDir: await newDataDir(),
      env: { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8', EXTENSIONS: extension },
    };
    program = await Program.start(place);
    agent = await Agent.member(program, EMAIL, place);
  });

  afterAll(async () => {
    await stopPrograms();
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
    const wish = {
      artifact_type: 'audio_brief',
      user_request: 'What is new?',
      capacity: { target_length_seconds: 180 },
    };
    const accepted = await agent.post<{ artifact_id: string }>('artifacts/compositions/create', wish);
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

  test('is counted and erased with the person', async () => {
    expect(await cli(place, 'user:erase', '--email', EMAIL)).toMatch(/highlights +1 highlights/);
    expect(await cli(place, 'user:erase', '--email', EMAIL, '--yes')).toContain('Nothing is left of');
    expect(program.output).not.toContain('"level":50');
  });
});
