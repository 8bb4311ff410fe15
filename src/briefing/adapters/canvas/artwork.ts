import type { SKRSContext2D } from '@napi-rs/canvas';

export const SIDE = 1400;

export interface Palette {
  /** Background, from the upper left to the lower right. */
  readonly from: string;
  readonly to: string;
  readonly accent: string;
  readonly second: string;
}

/** Deep backgrounds on which white text has a contrast of at least 7:1. */
const PALETTES: readonly Palette[] = [
  { from: '#10224f', to: '#1f3f8f', accent: '#ffb454', second: '#6fa8ff' },
  { from: '#2b0f3f', to: '#5b2170', accent: '#ff8fa3', second: '#b58cff' },
  { from: '#06332f', to: '#0d5c50', accent: '#ffd166', second: '#5fd6b5' },
  { from: '#3d0f1c', to: '#7a1f37', accent: '#ffc07a', second: '#ff7f8e' },
  { from: '#1b2430', to: '#33475c', accent: '#7fe0ff', second: '#9db4cc' },
  { from: '#33210a', to: '#6b4413', accent: '#ffd98a', second: '#e89a4a' },
  { from: '#0b2a3f', to: '#115a77', accent: '#ff9f6b', second: '#5cc8e8' },
  { from: '#1a2e12', to: '#36591f', accent: '#f6e27a', second: '#9bd15f' },
];

/** The same seed, the same numbers: FNV-1a into mulberry32. */
export function randomFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function choosePalette(random: () => number): Palette {
  const palette = PALETTES[Math.floor(random() * PALETTES.length)];
  if (palette === undefined) throw new Error('There is a palette for every number from 0 to 1.');
  return palette;
}

export function paintBackground(context: SKRSContext2D, { from, to }: Palette): void {
  const gradient = context.createLinearGradient(0, 0, SIDE, SIDE);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  context.fillStyle = gradient;
  context.fillRect(0, 0, SIDE, SIDE);
}

type Motif = (context: SKRSContext2D, palette: Palette, random: () => number) => void;

/** Rings of sound from the upper right corner. */
const rings: Motif = (context, { accent, second }, random) => {
  const [x, y] = [SIDE * (0.86 + random() * 0.1), SIDE * (0.06 + random() * 0.08)];
  for (let ring = 0; ring < 9; ring++) {
    context.globalAlpha = 0.34 - ring * 0.033;
    context.strokeStyle = ring % 3 === 0 ? accent : second;
    context.lineWidth = 10 + random() * 16;
    context.beginPath();
    context.arc(x, y, 90 + ring * (58 + random() * 8), 0, Math.PI * 2);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.fillStyle = accent;
  context.beginPath();
  context.arc(x, y, 46, 0, Math.PI * 2);
  context.fill();
};

/** Waves one behind the other along the upper edge. */
const waves: Motif = (context, { accent, second }, random) => {
  for (let wave = 0; wave < 5; wave++) {
    const [phase, length, height] = [random() * 6, 0.0036 + random() * 0.003, 40 + random() * 55];
    context.globalAlpha = 0.13 + wave * 0.035;
    context.fillStyle = wave % 2 === 0 ? second : accent;
    context.beginPath();
    context.moveTo(0, 0);
    for (let x = 0; x <= SIDE; x += 10) context.lineTo(x, 330 - wave * 56 + Math.sin(x * length + phase) * height);
    context.lineTo(SIDE, 0);
    context.closePath();
    context.fill();
  }
};

/** A field of dots that grows towards the upper right. */
const dots: Motif = (context, { accent, second }, random) => {
  const tilt = 0.6 + random() * 0.8;
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 15; column++) {
      const [x, y] = [60 + column * 92, 50 + row * 56];
      const nearness = Math.max(0, x / SIDE - (y / SIDE) * 2 * tilt + 0.05);
      const radius = nearness * 24 * (0.7 + random() * 0.6);
      if (radius < 2) continue;
      context.globalAlpha = 0.2 + nearness * 0.4;
      context.fillStyle = random() < 0.2 ? accent : second;
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fill();
    }
  }
};

/** Slanted bands across the upper right corner. */
const bands: Motif = (context, { accent, second }, random) => {
  let left = SIDE * (0.5 + random() * 0.1);
  while (left < SIDE) {
    const width = 24 + random() * 70;
    context.globalAlpha = 0.15 + random() * 0.3;
    context.fillStyle = random() < 0.3 ? accent : second;
    context.beginPath();
    context.moveTo(left, 0);
    context.lineTo(left + width, 0);
    context.lineTo(SIDE + width, SIDE - left);
    context.lineTo(SIDE, SIDE - left);
    context.closePath();
    context.fill();
    left += width + 16 + random() * 40;
  }
};

const MOTIFS: readonly Motif[] = [rings, waves, dots, bands];

export function paintMotif(context: SKRSContext2D, palette: Palette, random: () => number): void {
  context.save();
  MOTIFS[Math.floor(random() * MOTIFS.length)]?.(context, palette, random);
  context.restore();
}

/** A waveform along the lower edge: this is something to listen to. */
export function paintWaveform(context: SKRSContext2D, { accent }: Palette, random: () => number): void {
  const [left, right, middle] = [110, SIDE - 110, 1185];
  const [slow, phase] = [0.09 + random() * 0.05, random() * 6];
  context.save();
  context.fillStyle = accent;
  for (let x = left, bar = 0; x < right - 8; x += 20, bar++) {
    const swell = 0.45 + 0.4 * Math.sin(bar * slow + phase) * Math.sin(bar * 0.31 + phase * 2);
    const height = 10 + 105 * swell * (0.35 + 0.65 * random());
    context.beginPath();
    context.roundRect(x, middle - height / 2, 9, height, 4.5);
    context.fill();
  }
  context.restore();
}
