import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SherpaOnnxEngine } from '../../../../../src/briefing/adapters/speech/sherpa-onnx/sherpa-onnx-engine.js';
import { readConfig } from '../../../../../src/config.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { speechEngineContract } from '../speech-engine.contract.js';
import { writePiper } from './model-folder.js';

speechEngineContract('models of sherpa-onnx, one for each language', async () => {
  const root = mkdtempSync(join(tmpdir(), 'speech-models-'));
  for (const language of LANGUAGES) await writePiper(root, `piper-${language}`, language);
  const config = readConfig({ SPEECH_MODELS: root, SPEECH_THREADS: '2' });
  const engine = new SherpaOnnxEngine(config, config, config, HostCatalogue.builtIn);
  return {
    engine,
    hosts: HostCatalogue.builtIn.hosts,
    // Tones, in the rhythm of phonemes.
    isSpeech: true,
    secrets: [root],
    close: async () => {
      await engine.onApplicationShutdown();
      rmSync(root, { recursive: true, force: true });
    },
  };
});
