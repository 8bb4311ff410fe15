import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { SherpaOnnxEngine } from '../../../../../src/briefing/adapters/speech/sherpa-onnx/sherpa-onnx-engine.js';
import { readConfig } from '../../../../../src/config.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { NEWS } from '../news.js';
import { studioWith } from '../studio/studio-with.js';
import { writePiper } from './model-folder.js';

const root = mkdtempSync(join(tmpdir(), 'speech-models-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a briefing whose hosts have voices of models', () => {
  test.each(LANGUAGES)('in the language %s is spoken by them, and the record says so', async (language) => {
    const models = join(root, language);
    await writePiper(models, 'tones', language);
    const config = readConfig({ SPEECH_MODELS: models, SPEECH_THREADS: '2' });
    const engine = new SherpaOnnxEngine(config, config, config, HostCatalogue.builtIn);
    const studio = studioWith([engine]);
    try {
      const lines = NEWS[language].slice(0, 6).map((text, index) => ({ host: index % 2, text }));
      const request = { language, hosts: HostCatalogue.builtIn.defaultsOf(language), lines };
      const { speech = [], speakers = [], samples } = await studio.record(request, join(root, `${language}.frames`));
      const version = expect.stringMatching(/^sherpa-onnx-node /);
      expect(speech.map(({ speaker }) => speakers[speaker])).toEqual(
        lines.map(({ host }) => ({
          engine: 'sherpa-onnx',
          version,
          model: 'tones',
          voice: host === 0 ? 'tones:low' : 'tones:high',
        })),
      );
      expect(samples / 22_050).toBeGreaterThan(6);
    } finally {
      await studio.onApplicationShutdown();
      await engine.onApplicationShutdown();
    }
  });
});
