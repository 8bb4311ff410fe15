/** How a test writes a WAV file. What is not said is as it should be. */
export interface Written {
  readonly coding?: 'integer' | 'float';
  readonly bits?: 8 | 16 | 24 | 32 | 64;
  readonly channels?: number;
  readonly rate?: number;
  readonly extensible?: boolean;
  /** What the headers say of sizes; the sound is whole all the same. */
  readonly riffSize?: number;
  readonly dataSize?: number;
  readonly before?: readonly Buffer[];
  readonly after?: readonly Buffer[];
}

const { round } = Math;

export function chunk(name: string, content: Uint8Array, size = content.length): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(size >>> 0, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const WRITE: Readonly<Record<string, (buffer: Buffer, sample: number, offset: number) => void>> = {
  integer8: (buffer, sample, offset) => buffer.writeUInt8((sample >> 8) + 128, offset),
  integer16: (buffer, sample, offset) => buffer.writeInt16LE(sample, offset),
  integer24: (buffer, sample, offset) => buffer.writeIntLE(sample * 256, offset, 3),
  integer32: (buffer, sample, offset) => buffer.writeInt32LE(sample * 65_536, offset),
  float32: (buffer, sample, offset) => buffer.writeFloatLE(sample / 32_767, offset),
  float64: (buffer, sample, offset) => buffer.writeDoubleLE(sample / 32_767, offset),
};

/** The samples on each channel. */
export function soundBytes(
  samples: Iterable<number>,
  { coding = 'integer', bits = 16, channels = 1 }: Written,
): Buffer {
  const all = [...samples].flatMap((sample) => Array.from({ length: channels }, () => round(sample)));
  const bytes = Buffer.alloc((all.length * bits) / 8);
  for (const [index, sample] of all.entries()) WRITE[`${coding}${bits}`]?.(bytes, sample, (index * bits) / 8);
  return bytes;
}

export function formatChunk(written: Written): Buffer {
  const { coding = 'integer', bits = 16, channels = 1, rate = 24_000, extensible = false } = written;
  const tag = coding === 'integer' ? 1 : 3;
  const content = Buffer.alloc(extensible ? 40 : 16);
  content.writeUInt16LE(extensible ? 0xfffe : tag, 0);
  content.writeUInt16LE(channels, 2);
  content.writeUInt32LE(rate, 4);
  content.writeUInt32LE((rate * channels * bits) / 8, 8);
  content.writeUInt16LE((channels * bits) / 8, 12);
  content.writeUInt16LE(bits, 14);
  if (extensible) {
    content.writeUInt16LE(22, 16);
    content.writeUInt16LE(bits, 18);
    content.writeUInt16LE(tag, 24);
  }
  return chunk('fmt ', content);
}

export function waveFile(samples: Iterable<number>, written: Written = {}): Buffer {
  const { before = [], after = [], dataSize, riffSize } = written;
  const sound = soundBytes(samples, written);
  const chunks = [formatChunk(written), ...before, chunk('data', sound, dataSize ?? sound.length), ...after];
  const content = Buffer.concat([Buffer.from('WAVE'), ...chunks]);
  return chunk('RIFF', content, riffSize ?? content.length);
}
