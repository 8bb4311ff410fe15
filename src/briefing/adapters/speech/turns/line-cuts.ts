import type { Speech } from '../../../application/ports/speech-engine.js';
import { samplesOf } from '../sound/sample-count.js';
import { envelopeOf, silencesOf, stretchMs, WINDOW_MS, type Stretch } from '../sound/envelope.js';

/** A pause between two sentences; shorter silences are the stops of consonants. */
const SHORTEST_PAUSE_MS = 90;
/** A pause this far from where the cut is awaited is worth nothing, as a share of the neighbouring lines. */
const FARTHEST = 0.5;

/**
 * The sound of each line of a turn that was spoken in one go. `expected` are the lengths that the lines were foretold,
 * in any unit: cuts are made in the longest pauses near to where they make them fall, or at the softest moment there.
 */
export function cutIntoLines({ samples, sampleRate }: Speech, expected: readonly number[]): readonly Int16Array[] {
  if (expected.length < 2) return [samples];
  const envelope = envelopeOf(samples, sampleRate);
  const pauses = silencesOf(envelope).filter((silence) => stretchMs(silence) >= SHORTEST_PAUSE_MS);
  const step = samplesOf(WINDOW_MS, sampleRate);
  const ends = awaited(expected, envelope.length);
  const lines: Int16Array[] = [];
  let from = 0;
  for (const [index, end] of ends.entries()) {
    const [before = 0, after = envelope.length] = [ends[index - 1], ends[index + 1]];
    const within = { from: end - (end - before) * FARTHEST, to: end + (after - end) * FARTHEST };
    const cut = Math.max(from, Math.min(samples.length, cutNear(envelope, pauses, end, within) * step));
    lines.push(samples.subarray(from, cut));
    from = cut;
  }
  return [...lines, samples.subarray(from)];
}

/** Where the lines but the last are awaited to end, in windows. */
function awaited(expected: readonly number[], windows: number): readonly number[] {
  const total = expected.reduce((sum, length) => sum + length, 0);
  let said = 0;
  return expected.slice(0, -1).map((length) => ((said += length) / total) * windows);
}

function cutNear(envelope: Float32Array, pauses: readonly Stretch[], awaitedAt: number, { from, to }: Stretch): number {
  let best: { readonly at: number; readonly worth: number } | undefined;
  for (const pause of pauses) {
    const at = Math.round((pause.from + pause.to) / 2);
    const side = at < awaitedAt ? awaitedAt - from : to - awaitedAt;
    const worth = (pause.to - pause.from) * (1 - Math.abs(at - awaitedAt) / side);
    if (worth > (best?.worth ?? 0)) best = { at, worth };
  }
  return best?.at ?? softest(envelope, { from, to });
}

function softest(envelope: Float32Array, { from, to }: Stretch): number {
  let at = Math.max(0, Math.floor(from));
  for (let window = at; window < Math.min(envelope.length, to); window++) {
    if ((envelope[window] ?? 0) < (envelope[at] ?? 0)) at = window;
  }
  return at;
}
