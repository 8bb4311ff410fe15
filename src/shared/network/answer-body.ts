import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

import { WebProblem } from './web-problem.js';

/** Of the answer as sent, and again of what is left after each decompression. */
export const MAX_BODY = 10 * 1_024 * 1_024;

const MAX_ENCODINGS = 2;

const broken = (message: string) => new WebProblem('broken', message);
const tooLarge = () => new WebProblem('too_large', 'The answer of the server is too large (more than 10 MB).');

/** Reads a body to its end, or refuses it as soon as it is too large. */
export async function readAll(body: AsyncIterable<Uint8Array>, announced: string | null): Promise<Buffer> {
  if (Number(announced ?? 0) > MAX_BODY) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_BODY) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

type Decompress = (bytes: Buffer) => Promise<Buffer>;

const bounded = { maxOutputLength: MAX_BODY };
const unzip = promisify(gunzip);
const unbrotli = promisify(brotliDecompress);
const inflateZlib = promisify(inflate);
const inflateBare = promisify(inflateRaw);

// Some servers announce gzip and send plain text; some send deflate without its zlib header.
const gzip: Decompress = async (bytes) => (bytes[0] === 0x1f && bytes[1] === 0x8b ? unzip(bytes, bounded) : bytes);
const deflate: Decompress = (bytes) =>
  ((bytes[0] ?? 0) & 0x0f) === 8 ? inflateZlib(bytes, bounded) : inflateBare(bytes, bounded);

const DECOMPRESS: ReadonlyMap<string, Decompress> = new Map([
  ['gzip', gzip],
  ['x-gzip', gzip],
  ['deflate', deflate],
  ['br', (bytes) => unbrotli(bytes, bounded)],
]);

/** Undoes Content-Encoding (RFC 9110 §8.4), stopping at the bound whatever a bomb would unfold to. */
export async function decompressed(body: Buffer, contentEncoding: string | null): Promise<Buffer> {
  const encodings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  if (encodings.length > MAX_ENCODINGS) throw broken('The answer of the server is compressed too many times.');
  let bytes = body;
  for (const encoding of encodings.reverse()) {
    const decompress = DECOMPRESS.get(encoding);
    if (decompress === undefined) throw broken('The answer of the server is compressed in a way that is not known.');
    if (bytes.length > 0) bytes = await decompress(bytes);
  }
  return bytes;
}
