import { cutText, type CutText } from './search-words.js';

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** All bits of it depend on all bits of the number: a remainder takes the last ones. */
function mixed(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Signed, as V8 keeps whole numbers of 32 bits without an object for each. */
const together = (first: number, second: number): number => mixed(Math.imul(first, 31) + second) | 0;

/**
 * Two neighbours, as one number: words that follow each other, or three characters in a row of a script without spaces
 * (pairs of characters are words of the index already).
 */
function addNeighbours({ parts, runs }: CutText, neighbours: Set<number>): void {
  let before: number | null = null;
  let at = 0;
  for (const part of parts) {
    const isRun = runs?.[at++] === true;
    if (isRun) addThrees([...part], neighbours);
    const hash: number | null = isRun ? null : hashOf(part);
    if (before !== null && hash !== null) neighbours.add(together(before, hash));
    before = hash;
  }
}

function addThrees(characters: readonly string[], neighbours: Set<number>): void {
  for (let at = 2; at < characters.length; at += 1) {
    neighbours.add(hashOf(`${characters[at - 2] ?? ''}${characters[at - 1] ?? ''}${characters[at] ?? ''}`));
  }
}

function neighboursIn(texts: readonly CutText[]): Set<number> {
  const neighbours = new Set<number>();
  for (const text of texts) addNeighbours(text, neighbours);
  return neighbours;
}

const LEAST_BYTES = 16;
/** Of very long texts more is said wrongly, so that a filter stays within the row of its item. */
const MOST_BYTES = 2_000;

/** Two bits for each, and a byte of room: one of twenty is said wrongly. */
const firstBit = (neighbour: number): number => mixed(neighbour);
const secondBit = (neighbour: number): number => mixed(neighbour ^ 0x5bd1e995);

/**
 * A Bloom filter of the neighbours in these texts: which phrases cannot be in them. Bit n is bit n % 8 of byte n / 8, as
 * PostgreSQL's get_bit has it.
 */
export function phraseFilterOf(texts: readonly CutText[]): Uint8Array {
  const neighbours = neighboursIn(texts);
  const bytes = new Uint8Array(Math.min(Math.max(LEAST_BYTES, neighbours.size), MOST_BYTES));
  for (const neighbour of neighbours) {
    setBit(bytes, firstBit(neighbour));
    setBit(bytes, secondBit(neighbour));
  }
  return bytes;
}

function setBit(bytes: Uint8Array, probe: number): void {
  const bit = probe % (bytes.length * 8);
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
}

/** Of texts that hold all these phrases, the filter of n bits has each of these bits, modulo n. */
export const probesOf = (phrases: readonly string[]): number[] =>
  [...neighboursIn(phrases.map(cutText))].flatMap((one) => [firstBit(one), secondBit(one)]);
