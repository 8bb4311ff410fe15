import { createRequire } from 'node:module';
import { serveRequests } from '../../../../shared/outbound/processes/child-protocol.js';
import type { Synthesis, SynthesisRequest, Utterance } from './synthesis-protocol.js';

/** What we use of the package, which has no types. */
interface Package {
  readonly OfflineTts: {
    createAsync(config: Readonly<Record<string, unknown>>): Promise<OfflineTts>;
  };
}

interface OfflineTts {
  /** 0 and 1: the model has one speaker. */
  readonly numSpeakers: number;
  readonly sampleRate: number;
  generateAsync(request: {
    readonly text: string;
    readonly enableExternalBuffer: boolean;
    readonly generationConfig: Readonly<Record<string, unknown>>;
  }): Promise<{ readonly samples: Float32Array; readonly sampleRate: number }>;
}

const models = new Map<string, Promise<OfflineTts>>();

function load({ key, config }: SynthesisRequest['model']): Promise<OfflineTts> {
  const { OfflineTts } = createRequire(import.meta.url)('sherpa-onnx-node') as Package;
  // Its constructor lets exceptions of the runtime end the process; this throws them.
  const loading = models.get(key) ?? OfflineTts.createAsync(config);
  models.set(key, loading);
  loading.catch(() => models.delete(key));
  return loading;
}

/** sherpa-onnx would speak with its first speaker instead, and say so nowhere. */
function assertSpeaker({ numSpeakers }: OfflineTts, last: number): void {
  const highest = Math.max(numSpeakers, 1) - 1;
  if (last > highest) throw new RangeError(`it has no speaker ${last}: ids go from 0 to ${highest}`);
}

async function speak(tts: OfflineTts, { text, speaker, speed, language }: Utterance): Promise<Int16Array> {
  const { samples } = await tts.generateAsync({
    // The module stops at NUL.
    text: text.replaceAll('\0', ' '),
    // Memory of the module's own, freed when V8 thinks of it.
    enableExternalBuffer: false,
    // By default its pauses are cut to a fifth.
    generationConfig: { sid: speaker, speed, silenceScale: 1, extra: { lang: language } },
  });
  const pcm = new Int16Array(samples.length);
  // A loop, because `from` takes seven times as long.
  for (let index = 0; index < samples.length; index++) pcm[index] = asPcm(samples[index] ?? 0);
  return pcm;
}

function asPcm(sample: number): number {
  if (Number.isNaN(sample)) throw new RangeError('what the model made is no sound');
  return Math.round(Math.min(1, Math.max(-1, sample)) * 32_767);
}

serveRequests<SynthesisRequest, Synthesis, never>(async ({ model, lastSpeaker, utterance }) => {
  const tts = await load(model);
  assertSpeaker(tts, lastSpeaker);
  const samples = utterance === null ? new Int16Array() : await speak(tts, utterance);
  return { models: [...models.keys()], samples, sampleRate: tts.sampleRate };
});
