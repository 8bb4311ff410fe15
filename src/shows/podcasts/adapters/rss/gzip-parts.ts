import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import type { PackedEpisodes } from '../../application/ports/packed-episode-store.js';

/**
 * Blocks end at a byte, and no later one refers to them: parts can stand behind each other, and the length of one says
 * nothing of what is in another (the secret of an address is in the head).
 */
const OPEN_END = { finishFlush: constants.Z_FULL_FLUSH };

/** RFC 1952: gzip, DEFLATE, no flags, no time, no system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const ZEROS = Buffer.alloc(65_536);

const deflated = promisify<Buffer, typeof OPEN_END, Buffer>(deflateRaw);

/** Off the main thread: a feed is megabytes. */
export async function pack(text: string): Promise<PackedEpisodes> {
  const plain = Buffer.from(text);
  return { deflated: await deflated(plain, OPEN_END), crc32: crc32(plain), bytes: plain.length };
}

/**
 * One gzip file of a text, a packed one, and another text. One member, because clients there are (OkHttp) that refuse a
 * second one; so its checksum is put together from those of the parts.
 */
export function gzipOf(before: string, packed: PackedEpisodes, after: string): Buffer {
  const [head, tail] = [Buffer.from(before), Buffer.from(after)];
  const sum = crc32(tail, joined(crc32(head), packed));
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE((head.length + packed.bytes + tail.length) >>> 0, 4);
  return Buffer.concat([HEADER, deflateRawSync(head, OPEN_END), packed.deflated, deflateRawSync(tail), trailer]);
}

/**
 * The checksum of what has `first`, followed by what was packed. A CRC is linear: what comes before and what follows add
 * up (XOR) once each has the length of the whole.
 */
const joined = (first: number, { bytes, crc32: second }: PackedEpisodes): number =>
  (overZeros(bytes, first) ^ overZeros(bytes, 0) ^ second) >>> 0;

function overZeros(bytes: number, start: number): number {
  let sum = start;
  for (let left = bytes; left > 0; left -= ZEROS.length) sum = crc32(ZEROS.subarray(0, left), sum);
  return sum;
}
