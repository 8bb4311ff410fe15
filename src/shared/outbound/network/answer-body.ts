import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

import type { LargeBodySlots, ReleaseSlot } from './large-body-slots.js';
import { ownWait } from './server-time.js';
import { WebProblem } from './web-problem.js';

const MEGABYTE = 1_024 * 1_024;
/** Of a document, in bytes. */
export const MAX_BODY = 10 * MEGABYTE;

const MAX_ENCODINGS = 2;
const FIRST_PIECE = 64 * 1_024;

type Bytes = AsyncIterable<Uint8Array>;

/** A body on its way, with what its headers say about it. */
export interface Packed {
  readonly bytes: Bytes;
  readonly contentLength: string | null;
  /** Empty: none. */
  readonly contentEncoding: string;
  /** The registrable domain of its server. */
  readonly site: string;
}

export interface BodyBounds {
  /** Bytes as sent, and after each decompression; so it bounds decompression bombs as well. */
  readonly mostBytes: number;
  /** null: whoever asks bounds by other means how many large bodies there are at once. */
  readonly slots: LargeBodySlots | null;
}

/**
 * Reads and unpacks a body (RFC 9110 §8.4) piece by piece, and stops at the piece that exceeds the bound. A large one
 * needs a slot, which is held until `use` is done with it. Throws WebProblem, or what the network and zlib throw.
 */
export async function useBody<T>(
  { bytes, contentLength, contentEncoding, site }: Packed,
  use: (body: Buffer) => T | Promise<T>,
  { mostBytes, slots }: BodyBounds,
  signal: AbortSignal,
): Promise<T> {
  if (Number(contentLength ?? 0) > mostBytes) throw tooLarge(mostBytes);
  let release: ReleaseSlot | null = null;
  try {
    const layers = unpackersOf(contentEncoding).map((unpacker) => (packed: Bytes) => unpacked(packed, unpacker));
    const plain = layers.reduce((inner, unpack) => bounded(unpack(inner), mostBytes), bounded(bytes, mostBytes));
    const body = await gathered(plain, mostBytes, async (length) => {
      if (slots === null || release !== null || !slots.isLarge(length)) return;
      const goOn = ownWait();
      release = await slots.acquire(site, signal).finally(goOn);
    });
    return await use(body);
  } finally {
    (release as ReleaseSlot | null)?.();
  }
}

function tooLarge(mostBytes: number): WebProblem {
  const most = `${Math.round(mostBytes / MEGABYTE)} MB`;
  const words = `The document is too large: more than ${most}. Look for a shorter one of this publisher.`;
  return new WebProblem('too_large', words);
}

async function* bounded(bytes: Bytes, mostBytes: number): Bytes {
  let length = 0;
  for await (const piece of bytes) {
    length += piece.length;
    if (length > mostBytes) throw tooLarge(mostBytes);
    yield piece;
  }
}

type Admit = (length: number) => Promise<void>;

/** One buffer of its own, which grows in place and can be transferred to a thread without a copy. */
async function gathered(bytes: Bytes, mostBytes: number, admit: Admit): Promise<Buffer> {
  let memory = new ArrayBuffer(Math.min(FIRST_PIECE, mostBytes));
  let length = 0;
  for await (const piece of bytes) {
    const end = length + piece.length;
    await admit(end);
    if (end > memory.byteLength) memory = memory.transfer(Math.min(Math.max(end, 2 * memory.byteLength), mostBytes));
    new Uint8Array(memory).set(piece, length);
    length = end;
  }
  return Buffer.from(memory.transfer(length));
}

/** The decompressor for a body that begins with these bytes; null: not compressed, whatever the header says. */
type Unpacker = (start: Uint8Array) => Transform | null;

// Some servers announce gzip and send plain text, or the other way round; some send deflate without its zlib header.
const gzip: Unpacker = ([first, second]) => (first === 0x1f && second === 0x8b ? createGunzip() : null);
const deflate: Unpacker = ([first = 0]) => ((first & 0x0f) === 8 ? createInflate() : createInflateRaw());
const brotli: Unpacker = () => createBrotliDecompress();
const plain: Unpacker = () => null;

const UNPACKERS: ReadonlyMap<string, Unpacker> = new Map([
  ['gzip', gzip],
  ['x-gzip', gzip],
  ['deflate', deflate],
  ['br', brotli],
  // Values that some servers send although they are no content codings.
  ...['identity', 'none', 'utf-8', 'utf8', 'binary'].map((name) => [name, plain] as const),
]);

/** From the outermost to the innermost coding, then gzip for bodies that are compressed without a header. */
function unpackersOf(contentEncoding: string): readonly Unpacker[] {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length > MAX_ENCODINGS) throw broken('The answer of the server is compressed too many times.');
  const unpackers = names.reverse().map((name) => UNPACKERS.get(name));
  if (unpackers.includes(undefined)) {
    throw broken('The server compresses its answer in a way that it was not asked for and that is not known here.');
  }
  return [...unpackers.filter((unpacker) => unpacker !== undefined), gzip];
}

const broken = (message: string): WebProblem => new WebProblem('broken', message);

async function* unpacked(packed: Bytes, unpacker: Unpacker): Bytes {
  const pieces = packed[Symbol.asyncIterator]();
  try {
    const start = await firstTwo(pieces);
    const transform = start.length === 0 ? null : unpacker(start);
    const all = resumed(start, pieces);
    // An error on either side destroys the other one, and is thrown to the consumer.
    yield* transform === null ? all : pipeline(all, transform, () => undefined);
  } finally {
    // Not awaited: a pending read may end only with its connection.
    void pieces.return?.().catch(() => undefined);
  }
}

/** As many bytes as tell an encoding, or all there are. */
async function firstTwo(pieces: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let start: Uint8Array = Buffer.alloc(0);
  while (start.length < 2) {
    const { done, value } = await pieces.next();
    if (done === true) break;
    start = Buffer.concat([start, value]);
  }
  return start;
}

async function* resumed(start: Uint8Array, pieces: AsyncIterator<Uint8Array>): Bytes {
  if (start.length > 0) yield start;
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
}
