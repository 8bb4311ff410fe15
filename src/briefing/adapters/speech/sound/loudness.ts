/** A second-order filter: b0, b1, b2, a1, a2. */
type Biquad = readonly [number, number, number, number, number];

/** The shelf and the high-pass of ITU-R BS.1770 for any sample rate (formulas of libebur128). */
function kWeighting(sampleRate: number): readonly [Biquad, Biquad] {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const vh = 10 ** (3.999843853973347 / 20);
  const vb = vh ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  const shelf: Biquad = [
    (vh + (vb * k) / q + k * k) / a0,
    (2 * (k * k - vh)) / a0,
    (vh - (vb * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ];
  const k2 = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q2 = 0.5003270373238773;
  const b0 = 1 + k2 / q2 + k2 * k2;
  return [shelf, [1, -2, 1, (2 * (k2 * k2 - 1)) / b0, (1 - k2 / q2 + k2 * k2) / b0]];
}

const FULL_SCALE = 32_768;

const toLufs = (energy: number): number => -0.691 + 10 * Math.log10(energy);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Blocks of 400 ms that overlap by three quarters; one shorter block when there is less sound. */
function blocksOf(tenths: readonly number[]): readonly number[] {
  if (tenths.length < 4) return tenths.length === 0 ? [] : [mean(tenths)];
  return tenths.slice(3).map((_, index) => mean(tenths.slice(index, index + 4)));
}

/** Integrated loudness with both gates of BS.1770; null when there is nothing to hear. */
function gated(tenths: readonly number[]): number | null {
  const audible = blocksOf(tenths).filter((energy) => toLufs(energy) > -70);
  if (audible.length === 0) return null;
  const threshold = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((energy) => toLufs(energy) > threshold)));
}

/** Measures 16-bit sound that arrives in pieces. */
export class LoudnessMeter {
  /** Highest absolute sample so far, 0 to 1. */
  peak = 0;
  readonly #shelf: Biquad;
  readonly #highPass: Biquad;
  readonly #tenthLength: number;
  readonly #tenths: number[] = [];
  #state: readonly number[] = [0, 0, 0, 0];
  #energy = 0;
  #count = 0;

  constructor(sampleRate: number) {
    [this.#shelf, this.#highPass] = kWeighting(sampleRate);
    this.#tenthLength = Math.round(sampleRate / 10);
  }

  /** Loudness in LUFS of all that was pushed, or null for silence. */
  get lufs(): number | null {
    return gated(this.#tenths.length === 0 && this.#count > 0 ? [this.#energy / this.#count] : this.#tenths);
  }

  push(samples: Int16Array): void {
    for (let start = 0; start < samples.length;) {
      const part = samples.subarray(start, start + this.#tenthLength - this.#count);
      this.#energy += this.#weigh(part);
      this.#count += part.length;
      start += part.length;
      if (this.#count === this.#tenthLength) this.#closeTenth();
    }
  }

  /** The hot loop: both filters over a part, and the energy of what comes out. */
  #weigh(part: Int16Array): number {
    const [b0, b1, b2, a1, a2] = this.#shelf;
    const [c0, c1, c2, d1, d2] = this.#highPass;
    let [z1 = 0, z2 = 0, z3 = 0, z4 = 0] = this.#state;
    let peak = this.peak * FULL_SCALE;
    let energy = 0;
    for (let index = 0; index < part.length; index++) {
      const sample = part[index] ?? 0;
      const level = sample < 0 ? -sample : sample;
      if (level > peak) peak = level;
      const x = sample / FULL_SCALE;
      const y = b0 * x + z1;
      z1 = b1 * x - a1 * y + z2;
      z2 = b2 * x - a2 * y;
      const w = c0 * y + z3;
      z3 = c1 * y - d1 * w + z4;
      z4 = c2 * y - d2 * w;
      energy += w * w;
    }
    this.#state = [z1, z2, z3, z4];
    this.peak = peak / FULL_SCALE;
    return energy;
  }

  #closeTenth(): void {
    this.#tenths.push(this.#energy / this.#count);
    this.#energy = 0;
    this.#count = 0;
  }
}
