import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MPEGDecoder } from 'mpg123-decoder';
import { parseBuffer } from 'music-metadata';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { cli, newDataDir, Program, removeDataDir, stopPrograms } from '../support/program/program.js';
import { Agent, type Artifact } from './client.js';
import { EVENT_STORES, startEventStore, type RunningEventStore } from './event-stores.js';

/** From nothing to a briefing, over HTTP, on the embedded database. The tests are one story, in order. */
describe.each(EVENT_STORES)('the main job, with histories in %s', (name) => {
  let eventStore: RunningEventStore;
  let env: Readonly<Record<string, string>>;
  let feeds: FeedServer;
  let dataDir: string;
  let program: Program;
  let agent: Agent;
  let artifact: Artifact;

  beforeAll(async () => {
    eventStore = await startEventStore(name);
    env = { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8', ...eventStore.env };
    feeds = await FeedServer.start();
    dataDir = await newDataDir();
    program = await Program.start({ dataDir, env });
  });

  afterAll(async () => {
    await stopPrograms();
    await feeds?.close();
    await eventStore?.remove();
    await removeDataDir(dataDir);
  });

  test('an agent registers itself and subscribes to a feed', async () => {
    agent = await Agent.anonymous(program);
    const { status, body } = await agent.subscribe(feeds.serve('gazette', newsItems(10, Date.now())));
    expect([status, body.source.title]).toEqual([200, 'The gazette']);
  });

  test('the agent reads the items at once', async () => {
    const { body } = await agent.post<{ items: { title: string }[] }>('items/list', {});
    expect(body.items).toHaveLength(10);
  });

  test('the agent asks for a briefing and gets one', async () => {
    artifact = await agent.finished(await agent.request('What is new?'));
    expect(artifact.status).toBe('ready');
    expect(artifact.transcript_text).toContain('The gazette');
  });

  test('the MP3 decodes without an error, has tags, chapters and the length that is promised', async () => {
    const audio = await agent.audio(artifact);
    const { format, common } = await parseBuffer(
      audio,
      { mimeType: 'audio/mpeg' },
      { duration: true, includeChapters: true },
    );
    expect(common.title).toBe(artifact.title);
    expect(common.picture?.[0]?.format).toBe('image/jpeg');
    expect(format.chapters?.length).toBeGreaterThan(1);
    const decoder = new MPEGDecoder({ enableGapless: true });
    await decoder.ready;
    const { errors, samplesDecoded, sampleRate } = decoder.decode(audio);
    decoder.free();
    expect(errors).toEqual([]);
    expect(Math.abs((samplesDecoded / sampleRate) * 1000 - artifact.audio_duration_ms)).toBeLessThan(30);
  });

  test('an operator reads the history of the briefing while the service runs', async () => {
    const lines = (await cli({ dataDir, env }, 'audit:show', artifact.id)).trim().split('\n');
    const told = lines.map((line) => JSON.parse(line) as { type?: string; state: { status: string }; looks: object });
    const events = told.filter(({ type }) => type !== undefined);
    expect(told.at(-1)?.looks).toMatchObject({ total: 1, newest: [{ viewer: 'operator', what: 'history' }] });
    expect(events.map(({ type, state }) => `${type} → ${state.status}`)).toEqual([
      'BriefingRequested → composing',
      'BriefingComposed → queued',
      'RecordingStarted → rendering',
      'SpeechRecorded → assembling',
      'BriefingPublished → ready',
    ]);
    expect(lines.join('')).not.toContain('What is new?');
  });

  test('a second program on the same data folder is refused in words', async () => {
    await expect(Program.start({ dataDir, env })).rejects.toThrow(/data folder|already/i);
  });

  test('after a restart everything is still there', async () => {
    expect(await program.stop()).toBe(0);
    program = await Program.start({ dataDir, env });
    agent.moveTo(program);
    const again = await agent.artifact(artifact.id);
    expect(again.transcript_text).toBe(artifact.transcript_text);
    expect((await agent.audio(again)).byteLength).toBe(artifact.audio_size_bytes);
    const { body } = await agent.post<{ sources: unknown[] }>('subscriptions/list', {});
    expect(body.sources).toHaveLength(1);
  });
});
