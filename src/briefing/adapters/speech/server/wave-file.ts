import { isReadable, type SampleFormat } from './sample-codec.js';

interface WaveFormat extends SampleFormat {
  readonly sampleRate: number;
}

/** Sound of a WAV file as it was written. */
export interface Wave {
  readonly format: WaveFormat;
  readonly parts: readonly Uint8Array[];
}

export type WaveFault =
  /** Its header says more than there is, or it ends in its header. */
  | 'cut_off'
  | 'empty'
  /** A coding that we do not decode, or no numbers that make sense. */
  | 'unknown_coding'
  | 'odd_rate'
  | 'damaged';

const id = (name: string): number => Buffer.from(name, 'latin1').readUInt32BE(0);
const [RIFF, RF64, BW64, WAVE, FMT, DATA] = ['RIFF', 'RF64', 'BW64', 'WAVE', 'fmt ', 'data'].map(id);
/** What stands beside the sound in files of common programs. */
const BESIDE: ReadonlySet<number> = new Set(
  ['LIST', 'fact', 'PEAK', 'bext', 'cue ', 'smpl', 'inst', 'JUNK', 'junk', 'PAD ', 'FLLR', 'id3 ', 'ID3 ', 'iXML', 'ds64', 'afsp']
    .map(id),
); // prettier-ignore
const [INTEGERS, FLOATS, EXTENSIBLE] = [1, 3, 0xfffe];
const [LOWEST_RATE, HIGHEST_RATE] = [8_000, 96_000];
/** More of them are no file that anybody wrote; each costs a little. */
const MOST_CHUNKS = 10_000;
/** Bytes that a header may promise in error. */
const TOLERANCE = 4_096;

const startsFile = (bytes: Buffer, offset: number): boolean => {
  if (offset + 12 > bytes.length || bytes.readUInt32BE(offset + 8) !== WAVE) return false;
  const first = bytes.readUInt32BE(offset);
  return first === RIFF || first === RF64 || first === BW64;
};

export const isWave = (bytes: Buffer): boolean => startsFile(bytes, 0);

/**
 * Reads a WAV file of a server that streams: it wrote the header before it knew how long the sound would be. Sizes are
 * believed where they fit what came: a size of nothing, or of more than `plausible` bytes, stands for all that follows,
 * and what comes after the size that the header says goes on being sound, unless it is a chunk. Several files in a row
 * are one. Takes time in proportion to the number of bytes.
 */
export function readWave(bytes: Buffer, plausible: number): Wave | WaveFault {
  const reading = new WaveReading(bytes, plausible);
  return reading.read();
}

class WaveReading {
  private offset = 0;
  private format: WaveFormat | null = null;
  private readonly parts: Uint8Array[] = [];

  constructor(
    private readonly bytes: Buffer,
    private readonly plausible: number,
  ) {}

  read(): Wave | WaveFault {
    for (let chunks = 0; this.offset + 8 <= this.bytes.length; chunks += 1) {
      if (chunks > MOST_CHUNKS) return 'damaged';
      const fault = this.chunk();
      if (fault !== null) return fault;
    }
    if (this.format === null) return 'cut_off';
    return this.parts.some((part) => part.length > 0) ? { format: this.format, parts: this.parts } : 'empty';
  }

  /** Of the first that is wrong. */
  private chunk(): WaveFault | null {
    const { bytes, offset } = this;
    if (startsFile(bytes, offset)) return this.moveTo(offset + 12);
    const [name, size] = [bytes.readUInt32BE(offset), bytes.readUInt32LE(offset + 4)];
    if (name === FMT) return this.takeFormat(size);
    if (name === DATA) return this.takeSound(size);
    const end = offset + 8 + size + (size % 2);
    const isBeside = this.parts.length === 0 || BESIDE.has(name) || Math.abs(end - bytes.length) <= 1;
    return isBeside ? this.moveTo(end) : this.takeRest();
  }

  private moveTo(offset: number): null {
    this.offset = offset;
    return null;
  }

  private takeFormat(size: number): WaveFault | null {
    const start = this.offset + 8;
    if (size < 16) return 'damaged';
    if (start + size > this.bytes.length) return 'cut_off';
    const format = formatIn(this.bytes.subarray(start, start + size));
    if (typeof format === 'string') return format;
    if (this.parts.length > 0 && !isSame(format, this.format)) return 'damaged';
    this.format = format;
    return this.moveTo(start + size + (size % 2));
  }

  private takeSound(size: number): WaveFault | null {
    if (this.format === null) return 'damaged';
    const start = this.offset + 8;
    const there = this.bytes.length - start;
    // Some streams end with a header that was meant to replace the first one.
    if (there === 0 && this.parts.length > 0) return this.moveTo(start);
    if (size === 0 || size > this.plausible) return this.take(start, this.nextFile(start));
    if (size > there + TOLERANCE) return 'cut_off';
    this.take(start, Math.min(start + size, this.bytes.length));
    if (size % 2 === 1 && !this.isChunk(this.offset)) this.offset += 1;
    return null;
  }

  /** Sound that goes on after its size is over; behind something else it is none. */
  private takeRest(): null {
    const last = this.parts.at(-1);
    const start = (last?.byteOffset ?? 0) - this.bytes.byteOffset;
    const isNext = last !== undefined && this.offset - (start + last.length) <= 1;
    if (!isNext) return this.moveTo(this.bytes.length);
    this.parts.pop();
    return this.take(start, this.nextFile(this.offset));
  }

  private take(start: number, end: number): null {
    this.parts.push(this.bytes.subarray(start, end));
    return this.moveTo(end);
  }

  private isChunk(offset: number): boolean {
    if (offset + 8 > this.bytes.length) return false;
    const name = this.bytes.readUInt32BE(offset);
    return name === DATA || name === FMT || BESIDE.has(name) || startsFile(this.bytes, offset);
  }

  /** Where another file begins, else the end. */
  private nextFile(from: number): number {
    for (let at = this.bytes.indexOf('WAVEfmt ', from); at >= 0; at = this.bytes.indexOf('WAVEfmt ', at + 8)) {
      if (at - 8 >= from && startsFile(this.bytes, at - 8)) return at - 8;
    }
    return this.bytes.length;
  }
}

const isSame = (one: WaveFormat, other: WaveFormat | null): boolean =>
  one.coding === other?.coding &&
  one.bytes === other.bytes &&
  one.channels === other.channels &&
  one.sampleRate === other.sampleRate;

function formatIn(chunk: Buffer): WaveFormat | WaveFault {
  const tag = chunk.readUInt16LE(0);
  const coding = tag === EXTENSIBLE && chunk.length >= 26 ? chunk.readUInt16LE(24) : tag;
  if (coding !== INTEGERS && coding !== FLOATS) return 'unknown_coding';
  const format: WaveFormat = {
    coding: coding === INTEGERS ? 'integer' : 'float',
    channels: chunk.readUInt16LE(2),
    sampleRate: chunk.readUInt32LE(4),
    // Its neighbours (bytes a second, bytes a frame) say the same, or something wrong.
    bytes: Math.ceil(chunk.readUInt16LE(14) / 8),
  };
  if (!isReadable(format)) return 'unknown_coding';
  return format.sampleRate < LOWEST_RATE || format.sampleRate > HIGHEST_RATE ? 'odd_rate' : format;
}
