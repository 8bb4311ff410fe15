import { move, transferableSymbol, valueSymbol } from 'piscina';
import { OPENING_MS } from '../../../domain/pace.js';
import { Espeak, SAMPLE_RATE } from '../espeak/espeak.js';
import { bells, SCORES, type Motif } from '../sound/bells.js';
import { gainFor, limitIfNeeded, place, trimmed } from '../sound/level.js';
import { lineSound } from '../sound/line-sound.js';
import { encode } from '../sound/mp3.js';
import type { Passage, Take } from './passage.js';
import type { Span, SpokenTake } from './spoken-take.js';
import { placeInRoom } from '../sound/room.js';
import { peaksOf } from '../sound/waveform.js';

/** What stands for a line that has nothing to speak. */
const SILENT_LINE = new Int16Array(Math.round(SAMPLE_RATE * 0.15));
/** The encoder adds 1152 to 1727 samples of silence to fill its last frames; the last pause gives up their mean. */
const ENCODER_FILL = 1440;

let engine: Promise<Espeak> | undefined;
let buffer = new Float32Array(0);

const samplesOf = (ms: number): number => Math.round((ms * SAMPLE_RATE) / 1000);

/** Silence of that length, in memory that every take uses again. */
function clearedBuffer(length: number): Float32Array {
  if (buffer.length < length) buffer = new Float32Array(length);
  return buffer.subarray(0, length).fill(0);
}

function speak(espeak: Espeak, { voice, lines }: Passage): readonly Int16Array[] {
  return lines.map(({ text, sound, delivery }) => {
    if (sound !== undefined) return lineSound(sound, SAMPLE_RATE);
    const utterance =
      text === '' || voice === null
        ? SILENT_LINE
        : placeInRoom(trimmed(espeak.say(text, voice, delivery)), SAMPLE_RATE);
    return utterance.length === 0 ? SILENT_LINE : utterance;
  });
}

/** Utterances by passage; all of one voice first, because changing voices costs time. */
function speakAll(espeak: Espeak, take: Take): readonly (readonly Int16Array[])[] {
  const spoken: (readonly Int16Array[])[] = [];
  for (const voice of new Set(take.map((passage) => passage.voice?.name))) {
    for (const [index, passage] of take.entries()) {
      if (passage.voice?.name === voice) spoken[index] = speak(espeak, passage);
    }
  }
  return spoken;
}

interface Mix {
  readonly samples: Float32Array;
  readonly spans: readonly Span[];
}

const silenceIn = (take: Take): number =>
  take.flatMap(({ lines }) => lines).reduce((sum, { pauseMs, opens }) => sum + samplesOf(pauseMs) + leadOf(opens), 0);

const leadOf = (opens = false): number => (opens ? samplesOf(OPENING_MS) : 0);

function mix(take: Take, spoken: readonly (readonly Int16Array[])[]): Mix {
  const sound = spoken.flat().reduce((sum, utterance) => sum + utterance.length, 0);
  const samples = clearedBuffer(sound + silenceIn(take));
  const spans: Span[] = [];
  let offset = 0;
  for (const [index, utterances] of spoken.entries()) {
    const { gain, peak } = gainFor(utterances);
    const start = offset;
    for (const [at, utterance] of utterances.entries()) {
      const line = take[index]?.lines[at];
      offset += leadOf(line?.opens);
      spans.push({ offset, length: utterance.length });
      place(utterance, gain, samples.subarray(offset));
      offset += utterance.length + samplesOf(line?.pauseMs ?? 0);
    }
    limitIfNeeded(samples.subarray(start, offset), peak);
  }
  ring(take, spans, samples);
  return { samples, spans };
}

/** After the limiter, which they do not need. */
function ring(take: Take, spans: readonly Span[], samples: Float32Array): void {
  const sound = (motif: Motif, after: number): void =>
    place(bells(motif).samples, bells(motif).gain, samples.subarray(after + samplesOf(SCORES[motif].delayMs)));
  for (const [index, { bells: motif, opens }] of take.flatMap(({ lines }) => lines).entries()) {
    const { offset = 0, length = 0 } = spans[index] ?? {};
    if (opens === true) sound('opening', offset - leadOf(opens));
    if (motif !== undefined) sound(motif, offset + length);
  }
}

/** Speaks, levels and encodes one take. */
export default async function record(take: Take): Promise<SpokenTake> {
  engine ??= Espeak.load();
  const { samples, spans } = mix(take, speakAll(await engine, take));
  const lastPause = samplesOf(take.at(-1)?.lines.at(-1)?.pauseMs ?? 0);
  const real = samples.length - Math.min(lastPause, ENCODER_FILL);
  const { mp3, frames } = await encode(samples.subarray(0, real));
  const spokenTake: SpokenTake = { mp3, frames, samples: real, spans, peaks: peaksOf(samples, SAMPLE_RATE) };
  // Handed over instead of copied.
  return move({ [transferableSymbol]: mp3.buffer, [valueSymbol]: spokenTake }) as unknown as SpokenTake;
}
