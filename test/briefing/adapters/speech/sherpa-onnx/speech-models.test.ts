import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sherpaOnnxVersion } from '../../../../../src/briefing/adapters/speech/sherpa-onnx/sherpa-onnx-package.js';
import { nativeModel } from '../../../../../src/briefing/adapters/speech/sherpa-onnx/speech-model.js';
import { readSpeechModels } from '../../../../../src/briefing/adapters/speech/sherpa-onnx/speech-models.js';
import { ConfigError } from '../../../../../src/config/environment.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'speech-models-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (): ReturnType<typeof readSpeechModels> => readSpeechModels(root, HostCatalogue.builtIn);

/** Empty files; a name with a slash at its end is a folder. */
function unpack(model: string, names: readonly string[], description?: string): void {
  const folder = join(root, model);
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const path = join(folder, name);
    mkdirSync(name.endsWith('/') ? path : dirname(path), { recursive: true });
    if (!name.endsWith('/')) writeFileSync(path, '');
  }
  if (description !== undefined) writeFileSync(join(folder, 'model.yaml'), description);
}

/** As the archives of k2-fsa are when they are unpacked. */
const PIPER = ['en_US-amy-low.onnx', 'en_US-amy-low.onnx.json', 'tokens.txt', 'MODEL_CARD', 'espeak-ng-data/'];
const KOKORO = [
  'model.onnx',
  'voices.bin',
  'tokens.txt',
  'espeak-ng-data/',
  'dict/',
  'lexicon-us-en.txt',
  'lexicon-gb-en.txt',
  'lexicon-zh.txt',
  'date-zh.fst',
  'number-zh.fst',
  'phone-zh.fst',
];
const SUPERTONIC = [
  'duration_predictor.int8.onnx',
  'text_encoder.int8.onnx',
  'vector_estimator.int8.onnx',
  'vocoder.int8.onnx',
  'tts.json',
  'unicode_indexer.bin',
  'voice.bin',
];

const AMY = 'languages: [en]\nspeakers:\n  amy: { timbre: high }\n';

const refusal = (): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError) return error.message.replaceAll(root, '…');
    throw error;
  }
  return 'none';
};

const filesOf = (model: string): Record<string, string> => {
  const found = read().find(({ name }) => name === model);
  return Object.fromEntries(
    Object.entries(found?.files ?? {}).map(([part, path]) => [part, path.replaceAll(`${join(root, model)}/`, '')]),
  );
};

describe('a folder of models', () => {
  test('knows an unpacked archive of a Piper voice by its files', () => {
    unpack('vits-piper-en_US-amy-low', PIPER, AMY);
    expect(read()).toMatchObject([
      {
        name: 'vits-piper-en_US-amy-low',
        kind: 'vits',
        speakers: [{ name: 'amy', id: 0, languages: ['en'], timbre: 'high', hosts: [] }],
      },
    ]);
    expect(filesOf('vits-piper-en_US-amy-low')).toEqual({
      model: 'en_US-amy-low.onnx',
      tokens: 'tokens.txt',
      data_dir: 'espeak-ng-data',
    });
  });

  test('knows an unpacked archive of Kokoro, whose speakers may speak several languages', () => {
    unpack(
      'kokoro-multi-lang-v1_0',
      KOKORO,
      'speakers:\n  af_heart: { id: 3, languages: en, hosts: host_en_emma }\n  ef_dora: { id: 28, languages: [es, en], timbre: high }\n',
    );
    const [kokoro] = read();
    expect(kokoro).toMatchObject({
      kind: 'kokoro',
      speakers: [
        { name: 'af_heart', id: 3, languages: ['en'], timbre: null, hosts: ['host_en_emma'] },
        { name: 'ef_dora', id: 28, languages: ['es', 'en'], timbre: 'high', hosts: [] },
      ],
    });
    expect(filesOf('kokoro-multi-lang-v1_0')).toEqual({
      model: 'model.onnx',
      voices: 'voices.bin',
      tokens: 'tokens.txt',
      data_dir: 'espeak-ng-data',
      lexicon: `lexicon-us-en.txt,lexicon-zh.txt`,
    });
  });

  test('knows unpacked archives of Kitten, Matcha, MeloTTS and Supertonic', () => {
    unpack('kitten-nano-en-v0_1-fp16', ['model.fp16.onnx', 'voices.bin', 'tokens.txt', 'espeak-ng-data/'], AMY);
    unpack(
      'matcha-icefall-en_US-ljspeech',
      ['model-steps-3.onnx', 'vocos-22khz-univ.onnx', 'tokens.txt', 'espeak-ng-data/'],
      AMY,
    );
    unpack(
      'vits-melo-tts-zh_en',
      ['model.onnx', 'model.int8.onnx', 'lexicon.txt', 'tokens.txt', 'dict/', 'date.fst', 'new_heteronym.fst'],
      'languages: [zh]\nspeakers: { melo: { timbre: high } }\n',
    );
    unpack('sherpa-onnx-supertonic-tts-int8', SUPERTONIC, AMY);
    expect(read().map(({ kind }) => kind)).toEqual(['kitten', 'matcha', 'supertonic', 'vits']);
    expect(filesOf('matcha-icefall-en_US-ljspeech')).toMatchObject({
      acoustic_model: 'model-steps-3.onnx',
      vocoder: 'vocos-22khz-univ.onnx',
    });
    expect(filesOf('vits-melo-tts-zh_en')).toMatchObject({ model: 'model.onnx', rules: 'new_heteronym.fst' });
    expect(filesOf('sherpa-onnx-supertonic-tts-int8')).toMatchObject({ voice_style: 'voice.bin' });
  });

  test('takes the files that a description names, also from beside the model', () => {
    unpack('shared', ['vocos.onnx', 'mine.onnx', 'tokens.txt'], AMY.concat('files: { model: mine.onnx }\n'));
    unpack(
      'mine',
      ['voice.onnx', 'tokens.txt'],
      `kind: matcha\n${AMY}files:\n  acoustic_model: voice.onnx\n  vocoder: ../shared/vocos.onnx\n`,
    );
    expect(filesOf('mine')).toMatchObject({ acoustic_model: 'voice.onnx', vocoder: join(root, 'shared/vocos.onnx') });
    expect(filesOf('shared')).toMatchObject({ model: 'mine.onnx' });
  });

  test('tells sherpa-onnx of a model in its own words, once for each language where it must be loaded for each', () => {
    unpack('kokoro-multi-lang-v1_0', KOKORO, AMY);
    unpack('vits-piper-en_US-amy-low', PIPER, AMY);
    const [kokoro, piper] = read();
    if (kokoro === undefined || piper === undefined) throw new Error('two models were unpacked');
    expect(nativeModel(piper, 'en')).toEqual({
      key: 'vits-piper-en_US-amy-low',
      config: {
        model: {
          vits: {
            model: join(root, 'vits-piper-en_US-amy-low/en_US-amy-low.onnx'),
            tokens: join(root, 'vits-piper-en_US-amy-low/tokens.txt'),
            dataDir: join(root, 'vits-piper-en_US-amy-low/espeak-ng-data'),
          },
          numThreads: 1,
          provider: 'cpu',
          debug: 0,
        },
      },
    });
    expect(nativeModel(kokoro, 'zh').key).toBe(nativeModel(kokoro, 'en').key);
    expect(nativeModel(kokoro, 'pt')).toMatchObject({
      key: 'kokoro-multi-lang-v1_0 (pt-br)',
      config: { model: { kokoro: { lang: 'pt-br', dataDir: join(root, 'kokoro-multi-lang-v1_0/espeak-ng-data') } } },
    });
  });
});

describe('a folder of models is refused', () => {
  test('when it is not there, is empty, or holds what nobody described', () => {
    expect(refusal()).toBe('SPEECH_MODELS: … holds no model. Unpack one there: each is a folder of its own.');
    unpack('vits-piper-en_US-amy-low', PIPER);
    expect(refusal()).toMatch(
      /^SPEECH_MODELS: …\/vits-piper-en_US-amy-low has no model\.yaml\. It says who speaks what, for example /,
    );
    rmSync(root, { recursive: true });
    expect(refusal()).toBe('SPEECH_MODELS: … is no folder.');
  });

  test('with the line of what is wrong in a description', () => {
    const described = (description: string): string => {
      unpack('amy', PIPER, description);
      return refusal().replace('SPEECH_MODELS: ', '').replace(' of …/amy/model.yaml', '');
    };
    expect(described('')).toBe('line 1: Who speaks must be said: "speakers: { NAME: { id: 0, timbre: low } }".');
    expect(described('languages: [en]\nvoices: {}\n')).toBe(
      'line 2: "voices" is none of kind, languages, speakers, files.',
    );
    expect(described('speakers:\n  amy: {}\n')).toBe(
      'line 2: Its languages must be said: "languages: [en]", here or for the whole model.',
    );
    expect(described('languages: [en, nl]\nspeakers: { amy: {} }\n')).toBe(
      'line 1: "nl" is no language that is spoken here: en, zh, es, pt, de, fr, ja.',
    );
    expect(described('languages: en\nspeakers:\n  amy:\n    timbre: bright\n')).toBe(
      'line 4: "bright" is none of low, high.',
    );
    expect(described('languages: en\nspeakers:\n  amy:\n    id: -1\n')).toBe(
      'line 4: The id of a speaker is a whole number from 0.',
    );
    expect(described('languages: en\nspeakers:\n  amy:\n    gender: f\n')).toBe(
      'line 4: "gender" is none of id, languages, timbre, hosts.',
    );
    expect(described('languages: en\nspeakers:\n  amy:\n    hosts:\n      - host_en_nobody\n')).toBe(
      'line 5: "host_en_nobody" is no host: see POST /api/v1/hosts/list.',
    );
    expect(described('languages: en\nspeakers:\n  amy:\n    hosts:\n      - host_de_clara\n')).toBe(
      'line 5: host_de_clara speaks "de", and this speaker en.',
    );
    expect(described('languages: en\nkind: zipvoice\nspeakers:\n  amy: {}\n')).toBe(
      'line 2: "zipvoice" is none of vits, matcha, kokoro, kitten, supertonic.',
    );
    expect(described('languages: en\nspeakers:\n  a:b: {}\n')).toBe(
      'line 3: A name of a speaker is of letters, digits, "_", "-" and ".".',
    );
    expect(described('languages: en\nspeakers:\n  amy: [1\n')).toMatch(/^line \d: This is not YAML or JSON: /);
  });

  test('when a host has two voices in it', () => {
    unpack('amy', PIPER, 'languages: en\nspeakers: { amy: { hosts: [host_en_emma] } }\n');
    unpack('bea', PIPER, 'languages: en\nspeakers: { bea: { hosts: [host_en_emma] } }\n');
    expect(refusal()).toBe('SPEECH_MODELS: host_en_emma has two voices, amy:amy and bea:bea. Keep one.');
  });

  test('when files are missing, of several which one is not said, or their kind is not known', () => {
    const unpacked = (names: readonly string[], description = AMY): string => {
      rmSync(join(root, 'amy'), { recursive: true, force: true });
      unpack('amy', names, description);
      return refusal().replace(/^SPEECH_MODELS: line (\d+) of …\/amy\/model\.yaml: /, '$1 ');
    };
    expect(unpacked(['a.onnx', 'b.onnx', 'tokens.txt'])).toBe(
      '1 Several files may be its model: say "files: { model: a.onnx }" or another one of a.onnx, b.onnx.',
    );
    expect(unpacked(['model-steps-3.onnx', 'tokens.txt'])).toBe(
      '1 No file of the folder is known as the vocoder of a model of kind matcha: put it there, or name it, "files: { vocoder: … }".',
    );
    expect(unpacked(['encoder.int8.onnx', 'decoder.int8.onnx', 'tokens.txt'])).toBe(
      '1 What kind of model this is must be said: "kind: vits|matcha|kokoro|kitten|supertonic"; others are not spoken here.',
    );
    expect(unpacked(PIPER, `${AMY}files:\n  model: none.onnx\n`)).toBe('5 Its model, none.onnx, is not there.');
    expect(unpacked(PIPER, `${AMY}files:\n  voices: voices.bin\n`)).toBe(
      '5 A model of kind vits has no file "voices": model, tokens, lexicon, data_dir, rules.',
    );
  });

  test('when a description or a link leads out of it', () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'secret.onnx'), '');
    unpack('amy', PIPER, `${AMY}files:\n  model: ${join(outside, 'secret.onnx')}\n`);
    expect(refusal()).toMatch(/line 5 .*secret\.onnx, must be in SPEECH_MODELS: copy it there\.$/);
    unpack('amy', PIPER, `${AMY}files:\n  model: ../../../../../../../etc/hostname\n`);
    expect(refusal()).toMatch(/line 5 .*hostname, must be in SPEECH_MODELS: copy it there\.$/);
    symlinkSync(join(outside, 'secret.onnx'), join(root, 'amy/linked.onnx'));
    unpack('amy', PIPER, `${AMY}files:\n  model: linked.onnx\n`);
    expect(refusal()).toMatch(/line 5 .*linked\.onnx, is a link to what is not in SPEECH_MODELS: copy it there\.$/);
    rmSync(outside, { recursive: true });
  });

  test('a model elsewhere may be linked into it as a whole', () => {
    const disk = mkdtempSync(join(tmpdir(), 'disk-'));
    unpack('amy', PIPER, AMY);
    symlinkSync(join(root, 'amy'), join(disk, 'amy'));
    expect(readSpeechModels(disk, HostCatalogue.builtIn)).toHaveLength(1);
    rmSync(disk, { recursive: true });
  });
});

describe('the package of sherpa-onnx', () => {
  test('is named with its version, or with how to install it', () => {
    expect(sherpaOnnxVersion()).toMatch(/^sherpa-onnx-node \d+\.\d+\.\d+$/);
    expect(() => sherpaOnnxVersion(join(root, 'module.js'))).toThrow(
      'SPEECH_MODELS needs the package sherpa-onnx-node, which is not installed: run "npm install --save-prod sherpa-onnx-node" in the folder of the program; docs/operating.md, "Voices of your own", says how images get it.',
    );
  });
});
