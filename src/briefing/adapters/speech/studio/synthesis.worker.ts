import { move, transferableSymbol, valueSymbol } from 'piscina';
import { Espeak, SAMPLE_RATE } from '../espeak/espeak.js';
import { gainFor, limitIfNeeded, place, trimmed } from '../sound/level.js';
import { lineSound } from '../sound/line-sound.js';
import { encode } from '../sound/mp3.js';
import type { Passage, Take } from './passage.js';
import type { Span, SpokenTake } from './spoken-take.js';
import { placeInRoom } from '../sound/room.js';
import { STING_DELAY_MS, sting } from '../sound/sting.js';
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

function mix(take: Take, spoken: readonly (readonly Int16Array[])[]): Mix {
  const pauses = take.map((passage) => passage.lines.map((line) => samplesOf(line.pauseMs)));
  const sound = spoken.flat().reduce((sum, utterance) => sum + utterance.length, 0);
  const samples = clearedBuffer(pauses.flat().reduce((sum, pause) => sum + pause, sound));
  const spans: Span[] = [];
  const stings: number[] = [];
  let offset = 0;
  for (const [index, utterances] of spoken.entries()) {
    const { gain, peak } = gainFor(utterances);
    const start = offset;
    for (const [line, utterance] of utterances.entries()) {
      spans.push({ offset, length: utterance.length });
      place(utterance, gain, samples.subarray(offset));
      if (take[index]?.lines[line]?.sting) stings.push(offset + utterance.length + samplesOf(STING_DELAY_MS));
      offset += utterance.length + (pauses[index]?.[line] ?? 0);
    }
    limitIfNeeded(samples.subarray(start, offset), peak);
  }
  for (const at of stings) place(sting().samples, sting().gain, samples.subarray(at));
  return { samples, spans };
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
