// What can be measured of a voice: its average spectrum, what hisses, what sounds nasal, its melody and its rhythm.

/** Third octaves. */
export const BANDS = [
  125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000, 6300, 8000,
];

/** The long-term average speech spectrum at 70 dB (Byrne et al., J. Acoust. Soc. Am. 96, 1994, table II), men and women. */
export const SPEECH = {
  low: [57.7, 56.8, 58.2, 59.7, 60, 62.4, 62.6, 60.6, 55.7, 53.1, 53.7, 52.3, 48.7, 48.9, 47, 46, 44.4, 43.3, 42.4],
  high: [
    40.1, 53.4, 62.2, 60.9, 58.1, 61.7, 61.7, 60.4, 58, 54.3, 52.3, 51.7, 48.8, 47.3, 46.7, 45.3, 44.6, 45.2, 44.9,
  ],
};
/** A high voice has nothing below its fundamental. */
const LOWEST = { low: 125, high: 200 };

const SIZE = 1024;
const decibels = (power) => 10 * Math.log10(power);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const total = (values) => values.reduce((sum, value) => sum + value, 0);

/** Powers of the frequencies in one frame, by a radix-2 Fourier transform in place. */
function powersOf(samples, start) {
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  for (let index = 0, other = 0; index < SIZE; index++) {
    re[other] = samples[start + index] * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / SIZE));
    let bit = SIZE >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
  }
  for (let length = 2; length <= SIZE; length <<= 1) {
    for (let k = 0; k < length / 2; k++) {
      const angle = (-2 * Math.PI * k) / length;
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
      for (let a = k; a < SIZE; a += length) {
        const b = a + length / 2;
        const [real, imaginary] = [re[b] * cosine - im[b] * sine, re[b] * sine + im[b] * cosine];
        [re[b], im[b]] = [re[a] - real, im[a] - imaginary];
        [re[a], im[a]] = [re[a] + real, im[a] + imaginary];
      }
    }
  }
  return Float64Array.from({ length: SIZE / 2 }, (_, bin) => re[bin] ** 2 + im[bin] ** 2);
}

const between = (powers, from, to, rate) =>
  total(powers.slice(Math.round((from * SIZE) / rate), Math.round((to * SIZE) / rate)));

/** Bins share in a band as far as they lie in it. */
const inBand = (powers, hertz, rate) =>
  powers.reduce((sum, power, bin) => {
    const [low, high] = [((bin - 0.5) * rate) / SIZE, ((bin + 0.5) * rate) / SIZE];
    const shared = Math.min(hertz * 2 ** (1 / 6), high) - Math.max(hertz / 2 ** (1 / 6), low);
    return shared > 0 ? sum + (power * shared) / (high - low) : sum;
  }, 0);

/** How far each band lies from speech, when both are as strong on average: dB. */
function deviations(powers, timbre, rate) {
  const raw = BANDS.map((hertz, index) => decibels(inBand(powers, hertz, rate)) - SPEECH[timbre][index]);
  const level = mean(raw.filter((_, index) => BANDS[index] >= LOWEST[timbre]));
  return raw.map((value) => value - level);
}

export function spectrumOf({ samples, rate }, timbre) {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const frames = [];
  for (let start = 0; start + SIZE <= samples.length; start += SIZE / 2) {
    const powers = powersOf(samples, start);
    // What a pause leaves is no voice. The window takes three eighths of the power.
    if (total(powers) > power * 1e-4 * SIZE * SIZE * 0.1875) frames.push(powers);
  }
  const all = frames.reduce((sum, frame) => sum.map((value, bin) => value + frame[bin]), new Float64Array(SIZE / 2));
  const share = (frame) => between(frame, 2500, rate / 2, rate) / between(frame, 50, 2500, rate);
  const hissing = frames.filter((frame) => share(frame) > 1.5);
  const voiced = frames.filter((frame) => share(frame) < 0.25);
  const bands = deviations(all, timbre, rate);
  const told = bands.filter((_, index) => BANDS[index] >= LOWEST[timbre]);
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return {
    bands,
    'from speech, dB': Math.sqrt(mean(told.map((value) => value ** 2))),
    'sibilants, dB': decibels(
      mean(hissing.map((frame) => between(frame, 5000, 9000, rate))) / mean(voiced.map((frame) => total(frame))),
    ),
    'nasal, dB': decibels(between(all, 800, 1800, rate) / between(all, 300, 700, rate)),
    'tilt, dB/octave': tiltOf(all, rate),
    'crest, dB': 20 * Math.log10(peak / Math.sqrt(power)),
  };
}

/** Of the straight line through the third octaves from 500 to 8,000 Hz. */
function tiltOf(powers, rate) {
  const points = BANDS.filter((hertz) => hertz >= 500).map((hertz) => [
    Math.log2(hertz),
    decibels(inBand(powers, hertz, rate)),
  ]);
  const [x, y] = [mean(points.map(([a]) => a)), mean(points.map(([, b]) => b))];
  return total(points.map(([a, b]) => (a - x) * (b - y))) / total(points.map(([a]) => (a - x) ** 2));
}

/** Fundamentals of voiced parts by autocorrelation: median in Hz, and from the lowest to the highest 5 % in semitones. */
export function melodyOf({ samples, rate }) {
  const [window, shortest, longest] = [1024, Math.floor(rate / 400), Math.ceil(rate / 65)];
  const power = mean(Array.from(samples, (sample) => sample * sample));
  const pitches = [];
  for (let start = 0; start + window + longest < samples.length; start += window / 2) {
    const lag = periodAt(samples, start, { window, shortest, longest, least: power * 0.15 });
    if (lag !== null) pitches.push(rate / lag);
  }
  pitches.sort((a, b) => a - b);
  const at = (share) => pitches[Math.floor(pitches.length * share)];
  return { 'pitch, Hz': at(0.5), 'melody, semitones': 12 * Math.log2(at(0.95) / at(0.05)) };
}

function periodAt(samples, start, { window, shortest, longest, least }) {
  const likeness = [];
  let energy = 0;
  for (let index = start; index < start + window; index += 2) energy += samples[index] ** 2;
  if (energy / (window / 2) < least) return null;
  for (let lag = shortest; lag <= longest; lag++) {
    let [product, shifted] = [0, 0];
    for (let index = start; index < start + window; index += 2) {
      product += samples[index] * samples[index + lag];
      shifted += samples[index + lag] ** 2;
    }
    likeness[lag] = product / Math.sqrt(energy * shifted + 1e-12);
  }
  const best = likeness.reduce((highest, value) => Math.max(highest, value), 0);
  // The first of several periods that are as alike.
  const lag = likeness.findIndex((value, at) => value > 0.92 * best && value >= (likeness[at + 1] ?? 0));
  return best < 0.6 || lag === -1 ? null : lag;
}
