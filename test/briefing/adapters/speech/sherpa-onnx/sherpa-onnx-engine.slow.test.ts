import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SherpaOnnxEngine } from '../../../../../src/briefing/adapters/speech/sherpa-onnx/sherpa-onnx-engine.js';
import { nativeModel } from '../../../../../src/briefing/adapters/speech/sherpa-onnx/speech-model.js';
import { readSpeechModels } from '../../../../../src/briefing/adapters/speech/sherpa-onnx/speech-models.js';
import { SynthesisProcess } from '../../../../../src/briefing/adapters/speech/sherpa-onnx/synthesis-process.js';
import { SpeechFailure, type Turn } from '../../../../../src/briefing/application/ports/speech/speech-engine.js';
import { readConfig } from '../../../../../src/config.js';
import type { Host } from '../../../../../src/shared/kernel/hosts/host.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import { echoOf } from './echo-models.js';
import { writeKokoro, writeModel, writeTones } from './model-folder.js';
import { SAMPLE_RATE } from './model-parts.js';
import { neverDone, pitchOf, TOKEN_MS } from './tone-models.js';

// Each failure is a line of the log.
Logger.overrideLogger(false);

const roots: string[] = [];
const engines: SherpaOnnxEngine[] = [];

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'speech-models-'));
  roots.push(root);
  return root;
}

function engineOf(root: string, catalogue = HostCatalogue.builtIn): SherpaOnnxEngine {
  const config = readConfig({ SPEECH_MODELS: root, SPEECH_THREADS: '2' });
  const engine = new SherpaOnnxEngine(config, config, config, catalogue);
  engines.push(engine);
  return engine;
}

afterAll(async () => {
  for (const engine of engines) await engine.onApplicationShutdown();
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

const anySignal = (): AbortSignal => new AbortController().signal;

const turn = (text: string, voice = 'tones:low', pace = 1): Turn => ({
  text,
  language: 'en',
  voice,
  pace,
});

const failureOf = (speaking: Promise<unknown>): Promise<SpeechFailure> =>
  speaking.then(
    () => Promise.reject(new Error('it spoke')),
    (error: unknown) => (error instanceof SpeechFailure ? error : Promise.reject(error as Error)),
  );

const TONES = 'languages: [en, de]\nspeakers:\n  low: { id: 0, timbre: low }\n  high: { id: 1, timbre: high }\n';

/** Hz: how often a tone begins anew. */
const pitchIn = (samples: Int16Array): number =>
  (samples.filter((sample, index) => sample >= 0 && (samples[index - 1] ?? 0) < 0).length * SAMPLE_RATE) /
  samples.length;

const hostOf = (id: string): Host => {
  const host = HostCatalogue.builtIn.byId(id);
  if (host === undefined) throw new Error(id);
  return host;
};

describe('a model of an operator', () => {
  let engine: SherpaOnnxEngine;

  beforeAll(() => {
    const root = folder();
    writeTones(root, 'tones', TONES);
    engine = engineOf(root);
  });

  test('speaks a turn with each of its speakers', async () => {
    const low = await engine.speak(turn('aaaaaaaa'), anySignal());
    const high = await engine.speak(turn('aaaaaaaa', 'tones:high'), anySignal());
    expect(low).toEqual({ samples: expect.any(Int16Array), sampleRate: SAMPLE_RATE });
    expect(low.samples.length).toBe((8 * TOKEN_MS * SAMPLE_RATE) / 1000);
    expect(Math.abs(pitchIn(low.samples) - pitchOf('a'))).toBeLessThan(10);
    expect(Math.abs(pitchIn(high.samples) - pitchOf('a', 1))).toBeLessThan(10);
  });

  test('takes its time by the pace', async () => {
    const [slow, fast] = await Promise.all(
      [0.5, 2].map((pace) => engine.speak(turn('hello', 'tones:low', pace), anySignal())),
    );
    expect(slow?.samples.length).toBe((10 * TOKEN_MS * SAMPLE_RATE) / 1000);
    expect(fast?.samples.length).toBe((2.5 * TOKEN_MS * SAMPLE_RATE) / 1000);
  });

  test('keeps the pauses between sentences', async () => {
    const { samples } = await engine.speak(turn('abc.    abc.'), anySignal());
    const silent = samples.filter((sample) => sample === 0).length;
    expect(silent).toBeGreaterThan((4 * TOKEN_MS * SAMPLE_RATE) / 1000);
  });

  test('speaks many turns at once, and each is answered with its own sound', async () => {
    const texts = Array.from({ length: 24 }, (_, index) => 'a'.repeat(index + 2));
    const spoken = await Promise.all(texts.map((text) => engine.speak(turn(text), anySignal())));
    expect(spoken.map(({ samples }) => samples.length)).toEqual(
      texts.map(({ length }) => (length * TOKEN_MS * SAMPLE_RATE) / 1000),
    );
  });

  test('is ready, and says who it is', async () => {
    const identity = {
      engine: 'sherpa-onnx',
      version: expect.stringMatching(/^sherpa-onnx-node \d+\.\d+\.\d+$/),
      model: 'tones',
    };
    expect(await engine.readiness()).toEqual({ ready: true, identity });
    expect(await engine.identity('tones:high')).toEqual(identity);
  });

  test('is the voice of hosts of its languages by their timbre', () => {
    expect(engine.voiceOf(hostOf('host_en_alex'))).toBe('tones:low');
    expect(engine.voiceOf(hostOf('host_de_clara'))).toBe('tones:high');
    expect(engine.voiceOf(hostOf('host_fr_julien'))).toBeNull();
  });

  test('that makes nothing of a turn fails that turn, without a word of it, and goes on', async () => {
    const failure = await failureOf(engine.speak(turn('秘密'), anySignal()));
    expect(failure.reason).toBe('unreadable');
    expect(failure.message).toBe('sherpa-onnx made no sound of a turn with the model tones.');
    await expect(engine.speak(turn('hello'), anySignal())).resolves.toBeDefined();
  });

  test('is not asked with a voice that there is not', async () => {
    expect(await failureOf(engine.speak(turn('hello', 'tones:nobody'), anySignal()))).toMatchObject({
      reason: 'refused',
      message: 'SPEECH_MODELS has no voice "tones:nobody".',
    });
  });

  test('lets go of a turn that waits and is no longer wanted', async () => {
    const controller = new AbortController();
    const first = Promise.all([engine.speak(turn('aaa'), anySignal()), engine.speak(turn('aaa'), anySignal())]);
    const waiting = engine.speak(turn('b'), controller.signal);
    controller.abort(new Error('the job was handed back'));
    await expect(waiting).rejects.toThrow('the job was handed back');
    await expect(first).resolves.toHaveLength(2);
  });
});

describe('hosts', () => {
  test('have the voice that HOSTS_FILE gives them, else that of a speaker who names them, else one of their timbre', () => {
    const root = folder();
    writeTones(
      root,
      'tones',
      'languages: en\nspeakers:\n  amy: { hosts: host_en_alex }\n  bea: { id: 1, timbre: low }\n',
    );
    const nora: Host = { ...hostOf('host_en_alex'), id: 'host_en_nora', voices: { 'sherpa-onnx': 'tones:bea' } };
    const engine = engineOf(root, new HostCatalogue([...HostCatalogue.builtIn.hosts, nora]));
    expect(engine.voiceOf(nora)).toBe('tones:bea');
    expect(engine.voiceOf(hostOf('host_en_alex'))).toBe('tones:amy');
    expect(engine.voiceOf({ ...hostOf('host_en_alex'), id: 'host_en_max' })).toBe('tones:bea');
    expect(engine.voiceOf(hostOf('host_en_emma'))).toBeNull();
  });

  test('with a voice that no model has are refused at the start', () => {
    const root = folder();
    writeTones(root, 'tones', TONES);
    const nora: Host = { ...hostOf('host_en_alex'), id: 'host_en_nora', voices: { 'sherpa-onnx': 'tones:nora' } };
    expect(() => engineOf(root, new HostCatalogue([nora]))).toThrow(
      'HOSTS_FILE: host_en_nora has the voice "tones:nora" at sherpa-onnx, and SPEECH_MODELS has no such voice that speaks "en", but: tones:low, tones:high.',
    );
  });
});

describe('a model that does not load', () => {
  const badly = (name: string, spoil: (model: string) => void): SherpaOnnxEngine => {
    const root = folder();
    writeTones(root, name, TONES);
    spoil(join(root, name));
    return engineOf(root);
  };

  test('is refused with the reason that sherpa-onnx has, and is left alone for a while', async () => {
    const engine = badly('tones', (model) => writeFileSync(join(model, 'model.onnx'), 'not a model'));
    const failure = await failureOf(engine.speak(turn('hello'), anySignal()));
    expect(failure.reason).toBe('refused');
    expect(failure.message).toMatch(
      /^sherpa-onnx cannot load the model tones: .*model\.onnx failed:.*Protobuf parsing failed/,
    );
    expect(await failureOf(engine.speak(turn('again'), anySignal()))).toBe(failure);
    expect(await engine.readiness()).toEqual({ ready: false, reason: failure.message });
  });

  test('is refused when sherpa-onnx ends its process, with its last words', async () => {
    const engine = badly('tones', (model) => writeFileSync(join(model, 'tokens.txt'), 'one two three\n'));
    const failure = await failureOf(engine.speak(turn('hello'), anySignal()));
    expect(failure.reason).toBe('refused');
    expect(failure.message).toMatch(/^sherpa-onnx cannot load the model tones: /);
  });

  test('is refused when it has fewer speakers than are described', async () => {
    const root = folder();
    writeTones(root, 'tones', 'languages: en\nspeakers: { seventh: { id: 7, timbre: low } }\n');
    expect(await failureOf(engineOf(root).speak(turn('hello', 'tones:seventh'), anySignal()))).toMatchObject({
      reason: 'refused',
      message: 'sherpa-onnx cannot load the model tones: it has no speaker 7: ids go from 0 to 1',
    });
  });

  test('does not keep others from speaking, more of them than a process holds', async () => {
    const root = folder();
    for (const name of ['a', 'b', 'c', 'd', 'e']) writeTones(root, name, TONES);
    writeTones(root, 'broken', TONES);
    writeFileSync(join(root, 'broken/model.onnx'), '');
    const engine = engineOf(root);
    const names = ['a', 'broken', 'b', 'c', 'broken', 'd', 'e', 'a', 'b'];
    const spoken = await Promise.allSettled(
      names.map((name) => engine.speak(turn('hello', `${name}:low`), anySignal())),
    );
    expect(spoken.map(({ status }) => status)).toEqual(
      names.map((name) => (name === 'broken' ? 'rejected' : 'fulfilled')),
    );
  });
});

describe('a model that crashes', () => {
  test('costs the turn its voice, and after several crashes in a row rests', async () => {
    const root = folder();
    await writeKokoro(root, echoOf('kokoro', 1, 12), 'languages: en\nspeakers: { it: { timbre: low } }\n');
    const engine = engineOf(root);
    const short = turn('Hello', 'kokoro:it');
    const long = turn('Hello, hello, hello, hello.', 'kokoro:it');
    const failure = await failureOf(engine.speak(long, anySignal()));
    expect(failure.message).toBe('sherpa-onnx crashed (255) on a turn with the model kokoro.');
    expect(failure.reason).toBe('unreadable');
    await expect(engine.speak(short, anySignal())).resolves.toBeDefined();
    for (let crashes = 0; crashes < 4; crashes++) {
      expect(await failureOf(engine.speak(long, anySignal()))).toMatchObject({ reason: 'unreadable' });
    }
    expect(await failureOf(engine.speak(short, anySignal()))).toMatchObject({
      reason: 'refused',
      message: failure.message,
    });
  });
});

describe('a turn that is no longer wanted', () => {
  test('ends at once for who asked for it, whatever the model is doing', async () => {
    const root = folder();
    writeModel(root, 'slow', neverDone(), 'languages: en\nspeakers: { it: { timbre: low } }\n');
    const engine = engineOf(root);
    expect(await engine.readiness()).toMatchObject({ ready: true });
    const controller = new AbortController();
    const speaking = engine.speak(turn('hello', 'slow:it'), controller.signal);
    let settled = false;
    const refused = expect(speaking.finally(() => (settled = true))).rejects.toThrow('handed back');
    controller.abort(new Error('handed back'));
    // No timer has to go off for it.
    for (let step = 0; step < 20; step++) await Promise.resolve();
    expect(settled).toBe(true);
    await refused;
  });
});

describe('a process', () => {
  test('that computes without end is ended', async () => {
    const root = folder();
    writeModel(root, 'slow', neverDone(), 'languages: en\nspeakers: { it: { timbre: low } }\n');
    const [model] = readSpeechModels(root, HostCatalogue.builtIn);
    if (model === undefined) throw new Error('one model was written');
    const process = new SynthesisProcess({ idleMs: 60_000, loadMs: 10_000, characterMs: 100 });
    const utterance = { text: 'hello', speaker: 0, speed: 1, language: 'en' } as const;
    const request = { model: nativeModel(model, 'en'), lastSpeaker: 0, utterance };
    expect(await failureOf(process.run(request, anySignal()))).toMatchObject({
      reason: 'unreadable',
      how: 'hang',
      message: 'sherpa-onnx did not answer with the model slow within 11 s. Its process was ended.',
    });
    await process.close();
  });
});
