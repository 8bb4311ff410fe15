import { tokensOf } from './search-words.js';

/**
 * Two neighbours: words that follow each other, or three characters in a row of a script without spaces (pairs of
 * characters are words of the index already).
 */
function neighboursOf(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, index) => {
    if (token.run) return threesOf([...token.text]);
    const next = tokens[index + 1];
    return next === undefined || next.run ? [] : [`${token.text} ${next.text}`];
  });
}

const threesOf = (characters: readonly string[]): string[] =>
  characters.slice(2).map((_, index) => characters.slice(index, index + 3).join(''));

/** Two hash functions (FNV-1a, 32 bits, from two beginnings), and a byte for each: one of twenty is said wrongly. */
const BEGINNINGS = [0x811c9dc5, 0x9747b28c] as const;
const LEAST_BYTES = 16;
/** Of very long texts more is said wrongly, so that a filter stays within the row of its item. */
const MOST_BYTES = 2_000;

function hashOf(text: string, beginning: number): number {
  let hash = beginning;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // FNV hardly moves the bits of what comes last: they are what the remainder takes.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const hashesOf = (neighbours: ReadonlySet<string>): number[] =>
  [...neighbours].flatMap((neighbour) => BEGINNINGS.map((beginning) => hashOf(neighbour, beginning)));

/**
 * A Bloom filter of the neighbours in these texts: which phrases cannot be in them. Bit n is bit n % 8 of byte n / 8, as
 * PostgreSQL's get_bit has it.
 */
export function phraseFilterOf(texts: readonly (string | null)[]): Uint8Array {
  const neighbours = new Set(texts.flatMap((text) => (text === null ? [] : neighboursOf(text))));
  const bytes = new Uint8Array(Math.min(Math.max(LEAST_BYTES, neighbours.size), MOST_BYTES));
  for (const hash of hashesOf(neighbours)) {
    const bit = hash % (bytes.length * 8);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return bytes;
}

/** Of texts that hold all these phrases, the filter of n bits has each of these bits, modulo n. */
export const probesOf = (phrases: readonly string[]): number[] => hashesOf(new Set(phrases.flatMap(neighboursOf)));
