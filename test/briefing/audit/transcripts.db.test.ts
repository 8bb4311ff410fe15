import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingHistory } from '../../../src/briefing/application/ports/briefing-history.js';
import { BriefingFiles } from '../../../src/briefing/application/ports/media/briefing-files.js';
import type { Recording } from '../../../src/briefing/application/ports/speech/recording-studio.js';
import type { BriefingCommand } from '../../../src/briefing/domain/briefing.js';
import type { MediaRef } from '../../../src/briefing/domain/events.js';
import { StorageSettings } from '../../../src/config/storage-settings.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import { Ids } from '../../../src/shared/kernel/identifiers.js';
import { argvOf } from '../../support/program/command-line.js';
import type { TestApp } from '../../support/http/http-app.js';
import { composedData, erasedData, recordedData, requestedData } from '../domain/samples.js';
import { memberOf, startAppOfHistories } from './recorded-briefing.js';

let app: TestApp;
let owner: { id: string; token: string };

beforeAll(async () => {
  app = await startAppOfHistories();
  owner = await memberOf(app, 'owner@example.org');
});

afterAll(() => app?.close());

const SCRIPT = {
  hosts: composedData.hosts,
  lines: [
    { host: 0, text: 'The harbour cost €3m.' },
    { host: 1, text: 'Ships are back.' },
  ],
};
const timed = {
  timings: [
    { startMs: 0, durationMs: 2_400 },
    { startMs: 62_800, durationMs: 1_500 },
  ],
};
const HALL = { engine: 'speech-server', version: 'voices.example', model: 'kokoro', voice: 'am_michael' };
const DEFAULT = { engine: 'espeak-ng', version: 'espeak-ng 1.52', model: null, voice: 'en-us+f2' };
const CREDITED: Pick<Recording, 'timings' | 'speech' | 'speakers'> = {
  ...timed,
  speakers: [HALL, DEFAULT],
  speech: [
    { text: 'The harbour cost 3 million euros.', speaker: 0 },
    { text: 'Ships are back.', speaker: 1, insteadOf: { speaker: 0, because: 'too_short' } },
  ],
};

interface Recorded {
  readonly id: string;
  readonly timeline: MediaRef;
}

async function recorded(recording: object, upTo = 4): Promise<Recorded> {
  const [ids, files, history] = [app.app.get(Ids), app.app.get(BriefingFiles), app.app.get(BriefingHistory)];
  const id = ids.next('art');
  const script = await files.keepJson(brand(id), 'script', SCRIPT);
  const timeline = await files.keepJson(brand(id), 'timeline', recording);
  const opening = { ...requestedData, owner: owner.id, quickReadId: ids.next('art'), slug: ids.secretSlug() };
  const commands: BriefingCommand[] = [
    { type: 'RequestBriefing', data: opening },
    { type: 'RecordComposition', data: { ...composedData, script } },
    { type: 'StartRecording' },
    { type: 'RecordSpeech', data: { ...recordedData, timeline } },
    { type: 'EraseBriefing', data: erasedData },
  ];
  for (const command of commands.slice(0, upTo)) await history.record(brand(id), command, 'worker');
  return { id, timeline };
}

async function show(id: string, options = {}): Promise<{ lines: string[]; failure: string | null }> {
  const lines: string[] = [];
  const command = app.app.get(CliRegistry).find('audit:show')!;
  const argv = argvOf({ transcript: 'yes', ...options }, [id]);
  const failure = await command
    .execute(argv, (line) => void lines.push(line))
    .then(
      () => null,
      (error: unknown) => (error as Error).message,
    );
  return { lines, failure };
}

describe('audit:show --transcript', () => {
  test('shows people what engines were given to say, beside what stands in the transcript, and who spoke', async () => {
    const { id } = await recorded(CREDITED);
    const { lines } = await show(id, { format: 'text' });
    expect(lines[0]).toBe(`${id}: 2 lines`);
    expect(lines.slice(3)).toEqual([
      '      by speech-server kokoro voices.example, voice am_michael',
      '  0:00:00.0  Alex: The harbour cost €3m.',
      '             said as: The harbour cost 3 million euros.',
      '      by espeak-ng espeak-ng 1.52, voice en-us+f2, instead of speech-server kokoro voices.example, voice am_michael (too_short)',
      '  0:01:02.8  Emma: Ships are back.',
      '',
    ]);
  });

  test('gives programs a line for the files and one for each line', async () => {
    const { id, timeline } = await recorded(CREDITED);
    const [files, ...spoken] = (await show(id)).lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(files).toMatchObject({ briefing: id, files: [{}, { sha256: timeline.sha256 }], problems: [] });
    expect(spoken).toEqual([
      {
        briefing: id,
        line: 1,
        startMs: 0,
        durationMs: 2_400,
        host: 'Alex',
        text: 'The harbour cost €3m.',
        speech: 'The harbour cost 3 million euros.',
        speaker: HALL,
        insteadOf: null,
      },
      expect.objectContaining({ line: 2, speaker: DEFAULT, insteadOf: { speaker: HALL, because: 'too_short' } }),
    ]);
  });

  test('says of a briefing from before that was kept what is known', async () => {
    const { id } = await recorded(timed);
    const { lines, failure } = await show(id, { format: 'text' });
    expect(failure).toBeNull();
    expect(lines.join('\n')).toContain('by a voice that was not recorded');
    expect(lines.join('\n')).toContain('Alex: The harbour cost €3m.');
  });

  test('says that nothing was spoken yet, and that what was said is gone with its owner', async () => {
    expect((await show((await recorded(CREDITED, 3)).id)).lines[0]).toContain('Nothing has been spoken yet.');
    expect((await show((await recorded(CREDITED, 5)).id)).lines[0]).toContain('The owner of the briefing was erased');
  });

  test('shows nothing of a file that was altered, and fails', async () => {
    const { id, timeline } = await recorded(CREDITED);
    await appendFile(join(app.app.get(StorageSettings).dataDir, 'media', timeline.key), ' ');
    const { lines, failure } = await show(id);
    expect(failure).toBe(`NOT AS RECORDED: ${id}.`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('is not what the history says of it');
  });

  test('refuses a time, which says nothing of a transcript', async () => {
    const { id } = await recorded(CREDITED);
    expect((await show(id, { at: '2' })).failure).toContain('--at');
  });

  test('is a look on record', async () => {
    const { id } = await recorded(CREDITED);
    await show(id);
    const { token } = owner;
    const { body } = await app.post<{ looks: { newest: object[] } }>('/api/v1/audit/briefings/history', { id }, token);
    expect(body.looks.newest).toContainEqual(expect.objectContaining({ viewer: 'operator', what: 'transcript' }));
  });
});
