import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { OPENING_MS } from '../../../domain/production/pace.js';
import { Espeak, SAMPLE_RATE } from '../espeak/espeak.js';
import { bells, SCORES, type Motif } from '../sound/bells.js';
import { BREATH_BEFORE_MS, breathSound } from '../sound/breath.js';
import { gainFor, HIGHEST_GAIN_OF_ENGINES, limitIfNeeded, place, trimmed } from '../sound/level.js';
import { lineSound } from '../sound/line-sound.js';
import { encode } from '../sound/mp3.js';
import { resampled } from '../sound/resampler.js';
import { samplesOf, type RecordingRate } from '../sound/sample-count.js';
import type { Voice } from '../espeak/voices.js';
import type { Passage, PassageLine, Take } from './passage.js';
import type { ThreadData } from './thread-data.js';
import type { Span, SpokenTake } from './spoken-take.js';
import { placeInRoom } from '../sound/room.js';
import { peaksOf } from '../sound/waveform.js';

/** What stands for a line that has nothing to speak. */
const SILENT_LINE_MS = 150;
/** The encoder adds 1152 to 1727 samples of silence to fill its last frames; the last pause gives up their mean. */
const ENCODER_FILL = 1440;

let engine: Promise<Espeak> | undefined;
let buffer = new Float32Array(0);

/** Silence of that length, in memory that every take uses again. */
function clearedBuffer(length: number): Float32Array {
  if (buffer.length < length) buffer = new Float32Array(length);
  return buffer.subarray(0, length).fill(0);
}

function speak(espeak: Espeak, { voice, lines }: Passage, sampleRate: RecordingRate): readonly Int16Array[] {
  return lines.map(({ text, sound, delivery }) => {
    const utterance = sound === undefined ? said(espeak, voice, { text, delivery }) : lineSound(sound, sampleRate);
    if (utterance.length === 0) return new Int16Array(samplesOf(SILENT_LINE_MS, sampleRate));
    return sound === undefined ? resampled(utterance, SAMPLE_RATE, sampleRate) : utterance;
  });
}

function said(espeak: Espeak, voice: Voice | null, line: Pick<PassageLine, 'text' | 'delivery'>): Int16Array {
  if (line.text === '' || voice === null) return new Int16Array();
  return placeInRoom(trimmed(espeak.say(line.text, voice, line.delivery)), SAMPLE_RATE);
}

/** Utterances by passage; all of one voice first, because changing voices costs time. */
function speakAll(espeak: Espeak, { passages, sampleRate }: Take): readonly (readonly Int16Array[])[] {
  const spoken: (readonly Int16Array[])[] = [];
  for (const voice of new Set(passages.map((passage) => passage.voice?.name))) {
    for (const [index, passage] of passages.entries()) {
      if (passage.voice?.name === voice) spoken[index] = speak(espeak, passage, sampleRate);
    }
  }
  return spoken;
}

interface Mix {
  readonly samples: Float32Array;
  readonly spans: readonly Span[];
}

const linesOf = ({ passages }: Take): readonly PassageLine[] => passages.flatMap(({ lines }) => lines);

const leadOf = (opens = false): number => (opens ? OPENING_MS : 0);

const silenceIn = (take: Take): number =>
  linesOf(take).reduce(
    (sum, { pauseMs, opens }) => sum + samplesOf(pauseMs, take.sampleRate) + samplesOf(leadOf(opens), take.sampleRate),
    0,
  );

function mix(take: Take, spoken: readonly (readonly Int16Array[])[]): Mix {
  const { passages, sampleRate } = take;
  const sound = spoken.flat().reduce((sum, utterance) => sum + utterance.length, 0);
  const samples = clearedBuffer(sound + silenceIn(take));
  const spans: Span[] = [];
  let offset = 0;
  for (const [index, utterances] of spoken.entries()) {
    const ofEngine = passages[index]?.voice === null;
    const { gain, peak } = gainFor(utterances, sampleRate, ofEngine ? { highest: HIGHEST_GAIN_OF_ENGINES } : {});
    const start = offset;
    for (const [at, utterance] of utterances.entries()) {
      const line = passages[index]?.lines[at];
      offset += samplesOf(leadOf(line?.opens), sampleRate);
      spans.push({ offset, length: utterance.length });
      place(utterance, gain, samples.subarray(offset));
      offset += utterance.length + samplesOf(line?.pauseMs ?? 0, sampleRate);
    }
    limitIfNeeded(samples.subarray(start, offset), peak, sampleRate);
  }
  ring(take, spans, samples);
  return { samples, spans };
}

/** After the limiter, which they do not need. */
function ring(take: Take, spans: readonly Span[], samples: Float32Array): void {
  const { sampleRate } = take;
  const sound = (motif: Motif, after: number): void => {
    const { samples: ringing, gain } = bells(motif, sampleRate);
    place(ringing, gain, samples.subarray(after + samplesOf(SCORES[motif].delayMs, sampleRate)));
  };
  for (const [index, { bells: motif, breath, opens, pauseMs }] of linesOf(take).entries()) {
    const { offset = 0, length = 0 } = spans[index] ?? {};
    if (breath !== undefined) {
      const { samples: breathing, gain } = breathSound(breath.breath, breath.timbre, sampleRate);
      const end = offset + length + samplesOf(pauseMs - BREATH_BEFORE_MS, sampleRate);
      place(breathing, gain, samples.subarray(end - breathing.length));
    }
    if (opens === true) sound('opening', offset - samplesOf(leadOf(opens), sampleRate));
    if (motif !== undefined) sound(motif, offset + length);
  }
}

/** Speaks, levels and encodes one take. */
export default async function record(take: Take): Promise<SpokenTake> {
  engine ??= Espeak.load((workerData as ThreadData | undefined)?.engineData);
  const { sampleRate } = take;
  const { samples, spans } = mix(take, speakAll(await engine, take));
  const lastPause = samplesOf(linesOf(take).at(-1)?.pauseMs ?? 0, sampleRate);
  const real = samples.length - Math.min(lastPause, ENCODER_FILL);
  const { mp3, frames } = await encode(samples.subarray(0, real), sampleRate);
  const spokenTake: SpokenTake = { mp3, frames, samples: real, spans, peaks: peaksOf(samples, sampleRate) };
  // Handed over instead of copied.
  return move({ [transferableSymbol]: mp3.buffer, [valueSymbol]: spokenTake }) as unknown as SpokenTake;
}
