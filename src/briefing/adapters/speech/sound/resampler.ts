/** Zero crossings of the sinc on either side: with this window the stopband is below −80 dB. */
const CROSSINGS = 16;
/** Of the Kaiser window. */
const BETA = 8;
/** Room for the filter to fall: the passband ends at this share of the lower Nyquist frequency. */
const PASSBAND = 0.92;

interface Filter {
  /** The output and input rate in lowest terms: `up` phases, one for each fraction of an input sample. */
  readonly up: number;
  readonly down: number;
  readonly taps: number;
  /** Phase after phase. */
  readonly weights: Float32Array;
}

/** A server that answers with ever new rates fills no memory. */
const MOST_FILTERS = 8;
const filters = new Map<string, Filter>();

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Modified Bessel function of the first kind, order 0, as its power series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

function designed(from: number, to: number): Filter {
  const common = divisor(from, to);
  const [up, down] = [to / common, from / common];
  const cutoff = PASSBAND * Math.min(1, to / from);
  const reach = CROSSINGS / Math.min(1, to / from);
  const taps = 2 * Math.ceil(reach);
  const weights = new Float32Array(up * taps);
  for (let phase = 0; phase < up; phase++) {
    const row = weights.subarray(phase * taps, (phase + 1) * taps);
    for (let tap = 0; tap < taps; tap++) {
      const x = tap - taps / 2 + 1 - phase / up;
      const edge = 1 - (x / reach) ** 2;
      row[tap] = edge <= 0 ? 0 : cutoff * sinc(cutoff * x) * (bessel(BETA * Math.sqrt(edge)) / bessel(BETA));
    }
    const sum = row.reduce((total, weight) => total + weight, 0);
    for (let tap = 0; tap < taps; tap++) row[tap] = (row[tap] ?? 0) / sum;
  }
  return { up, down, taps, weights };
}

/**
 * The same sound at another rate, by a polyphase filter of windowed sincs (Crochiere and Rabiner, Multirate Digital Signal
 * Processing, 1983, chapter 2.7). Rates are whole numbers of Hz. The same samples when the rates are equal.
 */
export function resampled(samples: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return samples;
  const key = `${from}>${to}`;
  const filter = filters.get(key) ?? designed(from, to);
  if (filters.size >= MOST_FILTERS) filters.clear();
  filters.set(key, filter);
  const { up, down, taps, weights } = filter;
  const padded = new Float32Array(samples.length + 2 * taps);
  padded.set(samples, taps);
  const result = new Int16Array(Math.floor((samples.length * up) / down));
  let [position, phase] = [taps / 2 + 1, 0];
  for (let index = 0; index < result.length; index++) {
    const row = phase * taps;
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) sum += (padded[position + tap] ?? 0) * (weights[row + tap] ?? 0);
    result[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
    phase += down;
    position += Math.floor(phase / up);
    phase %= up;
  }
  return result;
}
