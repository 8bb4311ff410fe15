import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { SAMPLE_RATE } from '../../../../../src/briefing/adapters/speech/espeak/espeak.js';
import type { ChildRecordingStudio } from '../../../../../src/briefing/adapters/speech/studio/child-recording-studio.js';
import type { Recording } from '../../../../../src/briefing/application/ports/speech/recording-studio.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { sendAnswer, type Speaking } from '../../../../support/servers/speech-server.js';
import { NEWS } from '../news.js';
import { studioWith } from '../studio/studio-with.js';
import { EspeakVoices } from './espeak-voices.js';
import { ServerAndEngine } from './server-and-engine.js';
import { waveFile } from './wave-writer.js';

// Each failure is a line of the log.
Logger.overrideLogger(false);

const root = mkdtempSync(join(tmpdir(), 'speech-server-'));
let language: Language = 'en';
const voices = EspeakVoices.load(() => language);

const speaks: Speaking = async (request, response) => {
  const file = waveFile((await voices).samples(request), { rate: SAMPLE_RATE, dataSize: 0xffff_ffff });
  sendAnswer(response, file, { 'content-type': 'audio/wav', server: 'uvicorn' });
};

interface Started {
  readonly both: ServerAndEngine;
  readonly studio: ChildRecordingStudio;
}

const started = new Map<string, Started>();

afterAll(async () => {
  for (const { both, studio } of started.values()) {
    await studio.onApplicationShutdown();
    await both.close();
  }
  rmSync(root, { recursive: true, force: true });
});

/** A server of that model, and a studio that it speaks in. */
async function serverOf(model: string): Promise<Started> {
  const known = started.get(model);
  if (known !== undefined) return known;
  const both = await ServerAndEngine.start(speaks, { model });
  const made = { both, studio: studioWith([both.engine]) };
  started.set(model, made);
  return made;
}

/** Who spoke each line of a briefing of six sentences, and why in another's place. */
async function speakersOf(spoken: Language, { both, studio }: Started, speaking = speaks): Promise<readonly string[]> {
  language = spoken;
  both.server.speaking = speaking;
  const lines = NEWS[language].slice(0, 6).map((text, index) => ({ host: index % 2, text }));
  const request = { language, hosts: HostCatalogue.builtIn.defaultsOf(language), lines };
  const recording = await studio.record(request, join(root, 'frames'));
  expect(recording.samples / SAMPLE_RATE).toBeGreaterThan(15);
  return namesIn(recording);
}

const namesIn = ({ speech = [], speakers = [] }: Recording): readonly string[] =>
  speech.map(({ speaker, insteadOf }) => {
    const { engine = '', voice = '' } = speakers[speaker] ?? {};
    return engine === 'speech-server' ? voice : [engine, insteadOf?.because].filter(Boolean).join(': ');
  });

const byTurns = (one: string, other: string): readonly string[] => [one, other, one, other, one, other];

describe('A briefing whose hosts a speech server speaks', () => {
  test.each(LANGUAGES)('is spoken by it in the language %s, and the record says so', async (spoken) => {
    expect(await speakersOf(spoken, await serverOf('tts-1'))).toEqual(byTurns('onyx', 'nova'));
  });

  test('is spoken by the default voices where its model has none', async () => {
    const kokoro = await serverOf('kokoro');
    expect(await speakersOf('de', kokoro)).toEqual(byTurns('espeak-ng', 'espeak-ng'));
    expect(kokoro.both.server.requests).toEqual([]);
    expect(await speakersOf('fr', kokoro)).toEqual(byTurns('espeak-ng', 'ff_siwis'));
  });

  test('keeps its voices where the server fails at one turn, which the default voice speaks on record', async () => {
    let [failing, asked] = ['', 0];
    const server = await serverOf('tts-1');
    const speakers = await speakersOf('en', server, (request, response) => {
      const { input = '' } = request.body;
      if (input.includes('harbour')) {
        failing = input;
        asked += 1;
      }
      return input === failing ? sendAnswer(response, 'ID3 and so on') : speaks(request, response);
    });
    const replaced = speakers.filter((name) => name.startsWith('espeak-ng'));
    expect(new Set(replaced)).toEqual(new Set(['espeak-ng: unreadable']));
    expect(replaced.length).toBeLessThanOrEqual(2);
    expect(asked).toBe(2);
  });
});
