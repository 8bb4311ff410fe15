import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SherpaOnnxEngine } from '../../../../../src/briefing/adapters/speech/sherpa-onnx/sherpa-onnx-engine.js';
import { readConfig } from '../../../../../src/config.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { echoOf, heardIn, matchaEcho, SUPERTONIC_S, SUPERTONIC_STYLE, supertonicSum } from './echo-models.js';
import { writeEspeakData, writeKokoro, writeModel } from './model-folder.js';
import { SAMPLE_RATE } from './model-parts.js';

const root = mkdtempSync(join(tmpdir(), 'speech-models-'));
let engine: SherpaOnnxEngine;

beforeAll(async () => {
  await writeKokoro(root, echoOf('kokoro', 3), 'languages: [en, es, fr, pt]\nspeakers: { dora: { id: 2 } }\n');
  writeModel(root, 'kitten-nano', echoOf('kitten', 2), 'languages: en\nspeakers: { leo: { id: 1 } }\n');
  writeModel(root, 'matcha', matchaEcho(), 'languages: en\nspeakers: { lj: {} }\n');
  writeModel(root, 'supertonic', supertonicSum(), 'languages: [en, es]\nspeakers: { f1: {}, m1: { id: 1 } }\n');
  await writeEspeakData(join(root, 'kitten-nano'));
  await writeEspeakData(join(root, 'matcha'));
  const config = readConfig({ SPEECH_MODELS: root, SPEECH_THREADS: '2' });
  engine = new SherpaOnnxEngine(config, config, config, HostCatalogue.builtIn);
});

afterAll(async () => {
  await engine.onApplicationShutdown();
  rmSync(root, { recursive: true, force: true });
});

async function spoken(text: string, voice: string, pace = 1, language: Language = 'en'): Promise<Int16Array> {
  const { samples } = await engine.speak({ text, language, voice, pace }, new AbortController().signal);
  return samples;
}

describe('a text', () => {
  test('becomes sounds of its language in models of Kokoro, of the speaker who was asked', async () => {
    const heard = async (text: string, language: Language): Promise<string> => {
      const echo = heardIn(await spoken(text, 'kokoro:dora', 1.5, language));
      expect(echo).toMatchObject({ speaker: 2, speed: 1.5 });
      return echo.said.replace(/[$ˈˌ.]/g, '').trim();
    };
    // From the lexicon, then from eSpeak NG.
    expect(await heard('Television', 'en')).toBe('tɛlɪvɪʒən');
    expect(await heard('televisión', 'es')).toMatch(/^teleβisj/);
    expect(await heard('télévision', 'fr')).toMatch(/^televizj/);
    expect(await heard('televisão', 'pt')).toMatch(/^tel.viz.ʊ/);
  });

  test('becomes sounds of English in models of Kitten', async () => {
    expect(heardIn(await spoken('Hello', 'kitten-nano:leo', 0.8))).toMatchObject({
      speaker: 1,
      speed: 0.8,
      said: expect.stringContaining('həlˈoʊ'),
    });
  });

  test('becomes sounds of English in models of Matcha, through their vocoder', async () => {
    const { speed, said } = heardIn(await spoken('Hello', 'matcha:lj', 2));
    // Matcha is told how long, not how fast.
    expect(speed).toBe(0.5);
    expect(said.replaceAll('_', '').replaceAll('$', '')).toContain('həlˈoʊ');
  });

  test('is given to models of Supertonic with its language', async () => {
    const samples = await spoken('hola', 'supertonic:m1', 2, 'es');
    const given = [...'<es>hola.</es>'];
    const sum = given.reduce((points, character) => points + (character.codePointAt(0) ?? 0), 0);
    expect((samples[0] ?? 0) / 32_767).toBeCloseTo(sum * 1e-5 + SUPERTONIC_STYLE, 3);
    expect(samples.length).toBe(Math.round((given.length * SUPERTONIC_S * SAMPLE_RATE) / 2));
  });
});
