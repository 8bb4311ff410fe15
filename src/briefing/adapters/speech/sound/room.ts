/** How late walls answer, in milliseconds: the last one, the middle one, the first. */
const DELAYS_MS = [21.7, 13.1, 7.9] as const;

/** How softly: 20 to 25 dB below the voice. Signs differ, so that no frequency gains by all. */
const [LAST, MIDDLE, FIRST] = [0.055, -0.08, 0.1] as const;

/** Walls swallow what is high. */
const DARKNESS_HZ = 3_000;

const HIGHEST = 32_767;

/** What was spoken lately, behind as much silence as the last wall is late. */
let scratch = new Float32Array(0);

function behindSilence(voice: Int16Array, silence: number): Float32Array {
  const length = silence + voice.length;
  if (scratch.length < length) scratch = new Float32Array(length);
  scratch.fill(0, 0, silence);
  scratch.set(voice, silence);
  return scratch;
}

/** In place: a voice at arm's length in a small room with soft walls, instead of one in no place at all. */
export function placeInRoom(voice: Int16Array, sampleRate: number): Int16Array {
  const [last, middle, first] = DELAYS_MS.map((ms) => Math.round((ms * sampleRate) / 1000)) as [number, number, number];
  const dry = behindSilence(voice, last);
  const [toMiddle, toFirst] = [last - middle, last - first];
  const dark = 1 - Math.exp((-2 * Math.PI * DARKNESS_HZ) / sampleRate);
  let wall = 0;
  for (let index = 0; index < voice.length; index++) {
    const early = FIRST * (dry[index + toFirst] ?? 0) + MIDDLE * (dry[index + toMiddle] ?? 0);
    wall += dark * (early + LAST * (dry[index] ?? 0) - wall);
    const sample = (dry[index + last] ?? 0) + wall;
    voice[index] = sample > HIGHEST ? HIGHEST : sample < -HIGHEST ? -HIGHEST : sample;
  }
  return voice;
}
