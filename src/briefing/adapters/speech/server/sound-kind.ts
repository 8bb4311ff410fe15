import { isUtf8 } from 'node:buffer';

/** What an answer is that is no WAV file, in the words of an operator; null: nothing that its bytes tell. */
export function kindOf(bytes: Buffer): string | null {
  return KINDS.find(([, is]) => is(bytes))?.[0] ?? null;
}

type Test = (bytes: Buffer) => boolean;

const at =
  (offset: number, text: string): Test =>
  (bytes) =>
    bytes.toString('latin1', offset, offset + text.length) === text;

const startsWith =
  (...start: readonly number[]): Test =>
  (bytes) =>
    start.every((byte, index) => bytes[index] === byte);

const KINDS: readonly (readonly [string, Test])[] = [
  ['MP3', at(0, 'ID3')],
  ['FLAC', at(0, 'fLaC')],
  ['Opus', (bytes) => at(0, 'OggS')(bytes) && bytes.subarray(0, 128).includes('OpusHead')],
  ['Ogg', at(0, 'OggS')],
  ['AAC in MP4', at(4, 'ftyp')],
  ['WebM', startsWith(0x1a, 0x45, 0xdf, 0xa3)],
  ['AIFF', (bytes) => at(0, 'FORM')(bytes) && at(8, 'AIF')(bytes)],
  ['AU', at(0, '.snd')],
  ['big-endian WAV', at(0, 'RIFX')],
  ['gzip', startsWith(0x1f, 0x8b)],
  ['AAC', (bytes) => hasFrames(bytes, adtsLength)],
  ['MP3', (bytes) => hasFrames(bytes, mp3Length)],
  ['HTML', (bytes) => isText(bytes) && /^\s{0,100}<(?:!doctype|html|head|body)/i.test(beginningOf(bytes))],
  ['events', (bytes) => isText(bytes) && /^\s{0,100}(?:data|event|id|retry):/.test(beginningOf(bytes))],
  ['JSON', (bytes) => isText(bytes) && /^\s{0,100}[[{"]/.test(beginningOf(bytes))],
  ['text', (bytes) => isText(bytes)],
];

const TEXT_SEEN = 256;
const beginningOf = (bytes: Buffer): string => bytes.toString('latin1', 0, TEXT_SEEN);

/** Sound has bytes below the blank, or what is no UTF-8, from its beginning on. */
function isText(bytes: Buffer): boolean {
  const seen = bytes.subarray(0, TEXT_SEEN);
  if (seen.length === 0 || !seen.every(isOfText)) return false;
  // The last character may be cut off.
  return [0, 1, 2, 3].some((cut) => isUtf8(seen.subarray(0, Math.max(1, seen.length - cut))));
}

const isOfText = (byte: number): boolean => byte >= 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** A frame, and where it ends another one: two bytes alone may be the samples of a sound without a header. */
function hasFrames(bytes: Buffer, lengthAt: (bytes: Buffer, offset: number) => number): boolean {
  const first = lengthAt(bytes, 0);
  const second = first === 0 ? 0 : lengthAt(bytes, first);
  return first > 0 && (second > 0 || first === bytes.length);
}

/** Of the frame of AAC that begins there; 0: none does. */
function adtsLength(bytes: Buffer, offset: number): number {
  const [first = 0, second = 0, , fourth = 0, fifth = 0, sixth = 0] = bytes.subarray(offset, offset + 6);
  if (first !== 0xff || (second & 0xf6) !== 0xf0) return 0;
  const length = ((fourth & 0x03) << 11) | (fifth << 3) | (sixth >> 5);
  return length > 7 ? length : 0;
}

const MPEG1_KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG2_KBPS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const MPEG1_HZ = [44_100, 48_000, 32_000];

/** Of the frame of MPEG layer III that begins there; 0: none does. */
function mp3Length(bytes: Buffer, offset: number): number {
  const [first = 0, second = 0, third = 0] = bytes.subarray(offset, offset + 3);
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return 0;
  const version = (second >> 3) & 3;
  const kbps = (version === 3 ? MPEG1_KBPS : MPEG2_KBPS)[third >> 4] ?? 0;
  const hz = (MPEG1_HZ[(third >> 2) & 3] ?? 0) / ({ 3: 1, 2: 2, 0: 4 }[version] ?? NaN);
  const length = Math.floor(((version === 3 ? 144 : 72) * kbps * 1000) / hz) + ((third >> 1) & 1);
  return Number.isFinite(length) && kbps > 0 ? length : 0;
}
