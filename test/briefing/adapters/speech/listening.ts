import { readFile } from 'node:fs/promises';
import { MPEGDecoder } from 'mpg123-decoder';
import { LoudnessMeter } from '../../../../src/briefing/adapters/speech/sound/loudness.js';

/** In tests every look at a global goes through a proxy, which these loops would feel. */
const { abs, cos, floor, max, min, PI, round, sin, sqrt } = Math;

/** What a player plays: decoded, without what the encoder added. */
export interface Sound {
  readonly samples: Float32Array;
  readonly rate: number;
}

export async function decode(file: string): Promise<Sound> {
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  try {
    const { channelData, sampleRate, errors } = decoder.decode(await readFile(file));
    if (errors.length > 0) throw new Error(`undecodable: ${errors[0]?.message}`);
    if (channelData[0] === undefined) throw new Error('no sound');
    return { samples: channelData[0], rate: sampleRate };
  } finally {
    decoder.free();
  }
}

export const cut = ({ samples, rate }: Sound, startMs: number, durationMs: number): Sound => ({
  samples: samples.subarray(round((startMs * rate) / 1000), round(((startMs + durationMs) * rate) / 1000)),
  rate,
});

export function rms({ samples }: Sound): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index++) sum += (samples[index] ?? 0) ** 2;
  return sqrt(sum / max(1, samples.length));
}

/** Median fundamental of the voiced parts, by autocorrelation. */
export function medianPitch({ samples, rate }: Sound): number {
  const window = 1024;
  const pitches: number[] = [];
  for (let start = 0; start + 2 * window < samples.length; start += 2 * window) {
    if (rms({ samples: samples.subarray(start, start + window), rate }) < 0.01) continue;
    let best = { strength: 0, lag: 1 };
    for (let lag = 55; lag < 320; lag++) {
      let [product, energy, shifted] = [0, 0, 0];
      for (let index = start; index < start + window; index += 2) {
        const [a = 0, b = 0] = [samples[index], samples[index + lag]];
        product += a * b;
        energy += a * a;
        shifted += b * b;
      }
      const strength = product / sqrt(energy * shifted + 1e-9);
      if (strength > best.strength) best = { strength, lag };
    }
    if (best.strength > 0.6) pitches.push(rate / best.lag);
  }
  return pitches.toSorted((a, b) => a - b)[pitches.length >> 1] ?? 0;
}

/** Share of the envelope's movement at 2 to 10 Hz, the rhythm of syllables: speech 0.6 to 0.75, noise 0.16, a tone 0. */
export function syllableRhythm({ samples, rate }: Sound): number {
  const step = round(rate / 100);
  const envelope = Array.from({ length: min(800, floor(samples.length / step)) }, (_, slot) =>
    samples.subarray(slot * step, (slot + 1) * step).reduce((sum, sample) => sum + abs(sample), 0),
  );
  const mean = envelope.reduce((sum, value) => sum + value, 0) / envelope.length;
  let [all, syllables] = [0, 0];
  for (let bin = 1; bin < envelope.length / 2; bin++) {
    let [real, imaginary] = [0, 0];
    for (const [time, value] of envelope.entries()) {
      const angle = (2 * PI * bin * time) / envelope.length;
      real += (value - mean) * cos(angle);
      imaginary -= (value - mean) * sin(angle);
    }
    const energy = real * real + imaginary * imaginary;
    const hertz = (bin * 100) / envelope.length;
    all += energy;
    if (hertz >= 2 && hertz <= 10) syllables += energy;
  }
  return all < 1e-6 ? 0 : syllables / all;
}

export function loudness({ samples, rate }: Sound): number {
  const whole = new Int16Array(samples.length);
  for (let index = 0; index < samples.length; index++) whole[index] = round((samples[index] ?? 0) * 32_767);
  const meter = new LoudnessMeter(rate);
  meter.push(whole);
  return meter.lufs ?? -Infinity;
}

export function peak({ samples }: Sound): number {
  let highest = 0;
  for (let index = 0; index < samples.length; index++) highest = max(highest, abs(samples[index] ?? 0));
  return highest;
}

/** Sounds one after the other, at most so many seconds of them. */
export function joined(sounds: readonly Sound[], seconds: number): Sound {
  const rate = sounds[0]?.rate ?? 1;
  const samples = new Float32Array(round(seconds * rate));
  let offset = 0;
  for (const sound of sounds) {
    samples.set(sound.samples.subarray(0, samples.length - offset), offset);
    offset = min(samples.length, offset + sound.samples.length);
  }
  return { samples: samples.subarray(0, offset), rate };
}

/** Where sound begins within 50 ms of a moment, in ms after it; NaN when nothing does. */
export function onsetNear(sound: Sound, ms: number): number {
  const from = max(0, ms - 50);
  const { samples, rate } = cut(sound, from, 100);
  const index = samples.findIndex((sample) => abs(sample) > 0.004);
  return index === -1 ? NaN : from + (index * 1000) / rate - ms;
}
