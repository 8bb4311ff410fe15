/** A tone of that loudness, 0 to 1. */
export function tone(hertz: number, ms: number, sampleRate: number, level = 0.5): Int16Array {
  return Int16Array.from({ length: Math.round((ms * sampleRate) / 1000) }, (_, index) =>
    Math.round(32_767 * level * Math.sin((2 * Math.PI * hertz * index) / sampleRate)),
  );
}

/** Hiss as models leave it between words, the same every time. */
export function hiss(ms: number, sampleRate: number, level = 0.0005): Int16Array {
  let state = 1;
  return Int16Array.from({ length: Math.round((ms * sampleRate) / 1000) }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.round(32_767 * level * ((2 * state) / 2_147_483_647 - 1));
  });
}

export function oneAfterAnother(...parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** How much of a frequency there is, as the amplitude of its tone, 0 to 1 (Goertzel 1958). */
export function amplitudeOf(hertz: number, samples: Int16Array, sampleRate: number): number {
  const turn = (2 * Math.PI * hertz) / sampleRate;
  let [real, imaginary] = [0, 0];
  for (let index = 0; index < samples.length; index++) {
    real += (samples[index] ?? 0) * Math.cos(turn * index);
    imaginary += (samples[index] ?? 0) * Math.sin(turn * index);
  }
  return (2 * Math.hypot(real, imaginary)) / samples.length / 32_767;
}
