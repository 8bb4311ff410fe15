import type { Speech, WordTime } from '../../../application/ports/speech/speech-engine.js';
import { samplesOf } from '../sound/sample-count.js';
import { envelopeOf, silencesOf, stretchMs, WINDOW_MS, type Stretch } from '../sound/envelope.js';

/** A pause between two sentences; shorter silences are the stops of consonants. */
const SHORTEST_PAUSE_MS = 90;
/** The longest of them: no turn has so many sentences. */
const MOST_PAUSES = 60;
/** How far the length of a line may be from what was foretold, as a share of it and in windows beside that. */
const SPREAD = { share: 0.12, windows: 8 } as const;
/** Where a line that ends without a pause may end, as a share of the neighbouring lines. */
const FARTHEST = 0.5;
/** Where a line may end. `worth`: what speaks for it wherever it is, in squared spreads. */
interface Place extends Stretch {
  readonly worth: number;
}

/** Places so far, and how much speaks against them. */
interface Choice {
  readonly places: readonly Place[];
  readonly cost: number;
}

/**
 * The sound of each line of a turn that was spoken in one go. `expected` are the lengths that the lines were foretold,
 * in any unit: of all pauses those are taken that are long and make lines of about these lengths; a line that ends
 * without one is cut at its softest moment. Where the engine knows when words begin, nothing is guessed: `begins` is where
 * each line begins in the text of the turn.
 */
export function cutIntoLines(
  speech: Speech,
  expected: readonly number[],
  begins: readonly number[] = [],
): readonly Int16Array[] {
  const { samples, sampleRate } = speech;
  if (expected.length < 2) return [samples];
  const envelope = envelopeOf(samples, sampleRate);
  const step = samplesOf(WINDOW_MS, sampleRate);
  const ends = beforeKnownWords(speech, begins, envelope) ?? endsOfLines(envelope, expected);
  const lines: Int16Array[] = [];
  let from = 0;
  for (const { from: silentFrom, to } of ends) {
    const cut = Math.max(from, Math.min(samples.length, Math.round((silentFrom + to) / 2) * step));
    lines.push(samples.subarray(from, cut));
    from = cut;
  }
  return [...lines, samples.subarray(from)];
}

/** A word begins in sound, and with a soft consonant up to this much earlier than it is heard. */
const NEAR_MS = 250;

/** What is silent before the first word of each line but the first. null: the engine does not know them all. */
function beforeKnownWords(
  { words = [], samples, sampleRate }: Speech,
  begins: readonly number[],
  envelope: Float32Array,
): readonly Stretch[] | null {
  const length = (samples.length * 1000) / sampleRate;
  if (begins.length < 2 || !inOrder(words, length)) return null;
  const silences = silencesOf(envelope);
  const stretches = begins.slice(1).map((begin, index) => {
    const word = words.find(({ at }) => at >= begin);
    const isOfLine = word !== undefined && word.at < (begins[index + 2] ?? Infinity);
    return isOfLine ? silenceBefore(word.startMs, silences) : null;
  });
  return stretches.every((stretch) => stretch !== null) ? stretches : null;
}

/** Of an extension's engine anything may come. */
const inOrder = (words: readonly WordTime[], lengthMs: number): boolean =>
  words.length > 1 &&
  words.every(({ at, startMs }, index) => {
    const before = words[index - 1];
    const follows = before === undefined || (at > before.at && startMs >= before.startMs);
    return follows && startMs >= 0 && startMs <= lengthMs;
  });

/** The silence that ends where a word begins; without one, the moment of its beginning. */
function silenceBefore(startMs: number, silences: readonly Stretch[]): Stretch {
  const window = Math.round(startMs / WINDOW_MS);
  const near = silences.filter(({ from, to }) => from <= window && Math.abs(to - window) * WINDOW_MS <= NEAR_MS);
  const distance = ({ to }: Stretch): number => Math.abs(to - window);
  return near.toSorted((one, other) => distance(one) - distance(other))[0] ?? { from: window, to: window };
}

function endsOfLines(envelope: Float32Array, expected: readonly number[]): readonly Stretch[] {
  const silences = silencesOf(envelope);
  const spoken = spokenIn(silences, envelope.length);
  const total = expected.reduce((sum, length) => sum + length, 0);
  const lengths = expected.map((length) => (length / total) * (spoken.to - spoken.from));
  const places = [...pausesIn(silences, spoken), ...softMoments(envelope, lengths, spoken)];
  return likeliest(
    places.toSorted((one, other) => one.from - other.from),
    lengths,
    spoken,
  );
}

/** What is between the silences at both ends. */
function spokenIn(silences: readonly Stretch[], windows: number): Stretch {
  const from = silences.find((silence) => silence.from === 0)?.to ?? 0;
  const to = silences.find((silence) => silence.to === windows)?.from ?? windows;
  return from < to ? { from, to } : { from: 0, to: windows };
}

function pausesIn(silences: readonly Stretch[], spoken: Stretch): readonly Place[] {
  return silences
    .filter((silence) => silence.from > spoken.from && silence.to < spoken.to)
    .filter((silence) => stretchMs(silence) >= SHORTEST_PAUSE_MS)
    .toSorted((one, other) => stretchMs(other) - stretchMs(one))
    .slice(0, MOST_PAUSES)
    .map((silence) => ({ ...silence, worth: Math.log2(silence.to - silence.from) }));
}

/** One near to each end that is awaited, worth less than any pause. */
function softMoments(envelope: Float32Array, lengths: readonly number[], spoken: Stretch): readonly Place[] {
  let end = spoken.from;
  return lengths.slice(0, -1).map((length, index) => {
    end += length;
    const at = softest(envelope, { from: end - length * FARTHEST, to: end + (lengths[index + 1] ?? 0) * FARTHEST });
    return { from: at, to: at + 1, worth: 0 };
  });
}

function softest(envelope: Float32Array, { from, to }: Stretch): number {
  let at = Math.max(0, Math.floor(from));
  for (let window = at; window < Math.min(envelope.length, to); window++) {
    if ((envelope[window] ?? 0) < (envelope[at] ?? 0)) at = window;
  }
  return at;
}

/** The ends of all lines but the last, by dynamic programming: `places` are in order, and so are their ends. */
function likeliest(places: readonly Place[], lengths: readonly number[], spoken: Stretch): readonly Place[] {
  let choices: readonly Choice[] = [{ places: [], cost: 0 }];
  for (const length of lengths.slice(0, -1)) {
    choices = places.flatMap((place) => {
      const before = choices.filter(({ places: chosen }) => (chosen.at(-1)?.to ?? spoken.from) <= place.from);
      return cheapest(before.map((choice) => extended(choice, place, length, spoken))) ?? [];
    });
  }
  const last = lengths.at(-1) ?? 0;
  const whole = choices.map(({ places: chosen, cost }) => {
    return { places: chosen, cost: cost + missed(spoken.to - (chosen.at(-1)?.to ?? spoken.from), last) };
  });
  return cheapest(whole)?.places ?? [];
}

function extended({ places, cost }: Choice, place: Place, length: number, spoken: Stretch): Choice {
  const line = place.from - (places.at(-1)?.to ?? spoken.from);
  return { places: [...places, place], cost: cost + missed(line, length) - place.worth };
}

const missed = (length: number, foretold: number): number =>
  ((length - foretold) / (foretold * SPREAD.share + SPREAD.windows)) ** 2;

function cheapest(choices: readonly Choice[]): Choice | undefined {
  let best = choices[0];
  for (const choice of choices) if (choice.cost < (best?.cost ?? Infinity)) best = choice;
  return best;
}
