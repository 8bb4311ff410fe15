import { endianness } from 'node:os';

/** How samples are written in a file. */
export interface SampleFormat {
  readonly coding: 'integer' | 'float';
  /** Of one sample of one channel; integers are left-justified in them. */
  readonly bytes: number;
  readonly channels: number;
}

const { max, min, round } = Math;

type ReadSample = (view: DataView, offset: number) => number;

/** A sample from -32768 to 32767, perhaps with a fraction. 8 bits are unsigned in WAV files. */
const READERS: Readonly<Record<string, ReadSample>> = {
  integer1: (view, offset) => (view.getUint8(offset) - 128) * 256,
  integer2: (view, offset) => view.getInt16(offset, true),
  integer3: (view, offset) => view.getInt16(offset + 1, true) + view.getUint8(offset) / 256,
  integer4: (view, offset) => view.getInt32(offset, true) / 65_536,
  float4: (view, offset) => ofFloat(view.getFloat32(offset, true)),
  float8: (view, offset) => ofFloat(view.getFloat64(offset, true)),
};

/** What is no number is silence. */
const ofFloat = (value: number): number => (Number.isNaN(value) ? 0 : value * 32_767);

export const isReadable = ({ coding, bytes, channels }: SampleFormat): boolean =>
  `${coding}${bytes}` in READERS && channels >= 1 && channels <= 8;

/** Samples of 16 bits: channels are mixed to one, what is too loud is clipped, and a last sample that is cut off is left out. */
export function decodeSamples(bytes: Uint8Array, format: SampleFormat): Int16Array {
  if (isAsInMemory(format)) return copied(bytes);
  const read = READERS[`${format.coding}${format.bytes}`];
  if (read === undefined) return new Int16Array(0);
  const { bytes: width, channels } = format;
  const samples = new Int16Array(Math.floor(bytes.length / (width * channels)));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let index = 0, offset = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1, offset += width) sum += read(view, offset);
    samples[index] = max(-32_768, min(32_767, round(sum / channels)));
  }
  return samples;
}

/** What nearly every server sends, and this machine has in its memory: nothing to convert. */
const isAsInMemory = ({ coding, bytes, channels }: SampleFormat): boolean =>
  coding === 'integer' && bytes === 2 && channels === 1 && endianness() === 'LE';

function copied(bytes: Uint8Array): Int16Array {
  const samples = new Int16Array(bytes.length >> 1);
  new Uint8Array(samples.buffer).set(bytes.subarray(0, samples.byteLength));
  return samples;
}
