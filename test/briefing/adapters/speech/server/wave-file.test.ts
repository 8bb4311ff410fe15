import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { decodeSamples } from '../../../../../src/briefing/adapters/speech/server/sample-codec.js';
import { isWave, readWave } from '../../../../../src/briefing/adapters/speech/server/wave-file.js';
import { chunk, formatChunk, soundBytes, waveFile, type Written } from './wave-writer.js';

const { abs, sin } = Math;
const PLAUSIBLE = 1_000_000;
/** Something like a voice: never twice the same. */
const SOUND = Array.from({ length: 500 }, (_, index) => Math.round(9_000 * sin(index / 7) * sin(index / 90)));

/** The samples and the rate, or what is wrong. */
function read(file: Buffer, plausible = PLAUSIBLE): string | { samples: number[]; rate: number } {
  const wave = readWave(file, plausible);
  if (typeof wave === 'string') return wave;
  const samples = decodeSamples(Buffer.concat(wave.parts), wave.format);
  return { samples: [...samples], rate: wave.format.sampleRate };
}

const heard = { samples: SOUND, rate: 24_000 };
const rest = (file: Buffer, at: number): Buffer => file.subarray(at);

describe('A WAV file', () => {
  test.each<[string, Written]>([
    ['of 16 bits', {}],
    ['of 24 bits', { bits: 24 }],
    ['of 32 bits', { bits: 32 }],
    ['of floats', { coding: 'float', bits: 32 }],
    ['of doubles', { coding: 'float', bits: 64 }],
    ['of two channels', { channels: 2 }],
    ['of six channels', { channels: 6, bits: 24 }],
    ['in the extensible format', { extensible: true }],
    ['of floats in the extensible format', { extensible: true, coding: 'float', bits: 32 }],
  ])('%s is read to the sample', (_, written) => {
    expect(read(waveFile(SOUND, written))).toEqual(heard);
  });

  test('of 8 bits is read as exactly as 8 bits are', () => {
    const { samples } = read(waveFile(SOUND, { bits: 8 })) as typeof heard;
    expect(samples.length).toBe(SOUND.length);
    expect(samples.every((sample, index) => abs(sample - (SOUND[index] ?? 0)) <= 256)).toBe(true);
  });

  test.each([8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000])('of %i Hz says so', (rate) => {
    expect(read(waveFile(SOUND, { rate }))).toEqual({ samples: SOUND, rate });
  });

  test('of several channels is mixed to one, and what is too loud is clipped', () => {
    const stereo = Buffer.concat([formatChunk({ channels: 2 }), chunk('data', soundBytes([1000, 3000, -5, -7], {}))]);
    const file = chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), stereo]));
    expect(read(file)).toEqual({ samples: [2000, -6], rate: 24_000 });
    const loud = waveFile([90_000, -90_000, 5], { coding: 'float', bits: 32 });
    expect(read(loud)).toEqual({ samples: [32_767, -32_768, 5], rate: 24_000 });
  });

  test('takes for silence what is no number', () => {
    const nan = Buffer.alloc(8);
    nan.writeFloatLE(NaN, 0);
    nan.writeFloatLE(0.5, 4);
    const parts = [formatChunk({ coding: 'float', bits: 32 }), chunk('data', nan)];
    expect(read(chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...parts])))).toEqual({
      samples: [0, 16_384],
      rate: 24_000,
    });
  });
});

describe('A WAV file whose header was written before its end was known', () => {
  const list = chunk('LIST', Buffer.from('INFOISFT\u000e\0\0\0Lavf61.7.100\0\0'));

  test.each([
    ['0xFFFFFFFF', 0xffff_ffff, 0xffff_ffff],
    ['nothing', 0, 0],
    ['0x7FFFFFFF less its header', 0x7fff_ffff - 36, 0xffff_ffff],
    ['an hour of sound', 172_800_036, 172_800_000],
  ])('is read to its end when it says %s', (_, riffSize, dataSize) => {
    expect(read(waveFile(SOUND, { riffSize, dataSize }))).toEqual(heard);
    expect(read(waveFile(SOUND, { riffSize, dataSize, before: [list] }))).toEqual(heard);
  });

  test('is read to its end when it knows its first sentence only', () => {
    expect(read(waveFile(SOUND, { dataSize: 240 }))).toEqual(heard);
    expect(read(waveFile(SOUND, { dataSize: 241 }))).toEqual(heard);
  });

  test('ends before the header that was meant to replace the first one', () => {
    const header = rest(waveFile([], {}), 0);
    expect(read(Buffer.concat([waveFile(SOUND, { dataSize: 0xffff_ffff }), header]))).toEqual(heard);
  });

  test('goes on in the next one, sentence by sentence', () => {
    const [one, two] = [SOUND.slice(0, 200), SOUND.slice(200)];
    for (const dataSize of [undefined, 0xffff_ffff, 0]) {
      const files = [one, two].map((part) => waveFile(part, dataSize === undefined ? {} : { dataSize }));
      expect(read(Buffer.concat(files))).toEqual(heard);
    }
  });

  test('is not joined with one of another rate', () => {
    expect(read(Buffer.concat([waveFile(SOUND), waveFile(SOUND, { rate: 48_000 })]))).toBe('damaged');
  });
});

describe('What stands beside the sound of a WAV file', () => {
  const odd = chunk('LIST', Buffer.from('INFOabc'));

  test('is not heard, before it and behind it', () => {
    expect(read(waveFile(SOUND, { before: [odd, chunk('fact', Buffer.alloc(4))], after: [odd] }))).toEqual(heard);
    expect(read(waveFile(SOUND, { after: [chunk('SAUR', Buffer.from('written by somebody'))] }))).toEqual(heard);
  });

  test('may come without the byte that makes sizes even', () => {
    const sound = SOUND.map((sample) => (sample >> 8) << 8).slice(0, 99);
    const file = waveFile(sound, { bits: 8, after: [odd] });
    const at = file.indexOf('LIST') - 1;
    const unpadded = Buffer.concat([file.subarray(0, at), rest(file, at + 1)]);
    expect(read(file)).toEqual({ samples: sound, rate: 24_000 });
    expect(read(unpadded)).toEqual({ samples: sound, rate: 24_000 });
  });
});

describe('A WAV file that is no good', () => {
  const file = waveFile(Array.from({ length: 9_000 }, (_, index) => index % 300));

  test('is told to be cut off when there is less than its header says', () => {
    expect(read(file.subarray(0, 9_000))).toBe('cut_off');
    expect(read(file.subarray(0, 30))).toBe('cut_off');
  });

  test('is read without its last sample when a few bytes are missing', () => {
    expect(read(file.subarray(0, file.length - 3))).toMatchObject({ rate: 24_000 });
  });

  test('is told to be empty, of a coding or of a rate that is not read', () => {
    expect(read(waveFile([]))).toBe('empty');
    const telephone = waveFile(SOUND);
    telephone.writeUInt16LE(7, 20);
    expect(read(telephone)).toBe('unknown_coding');
    expect(read(waveFile(SOUND, { rate: 0 }))).toBe('odd_rate');
    expect(read(waveFile(SOUND, { rate: 192_000 }))).toBe('odd_rate');
    expect(isWave(Buffer.from('RIFF....AVI '))).toBe(false);
  });
});

describe('Reading a WAV file', () => {
  const written = fc.record({
    channels: fc.integer({ min: 1, max: 3 }),
    rate: fc.integer({ min: 8_000, max: 96_000 }),
    extensible: fc.boolean(),
    kind: fc.constantFrom<Pick<Written, 'coding' | 'bits'>>(
      { coding: 'integer', bits: 16 },
      { coding: 'integer', bits: 24 },
      { coding: 'float', bits: 32 },
    ),
    dataSize: fc.constantFrom(undefined, 0, 0xffff_ffff, 0x7fff_ffff),
  });
  const samples = fc.array(fc.integer({ min: -32_768, max: 32_767 }), { minLength: 1, maxLength: 60 });

  test('gives back the samples that were written, whatever the header says of their number', () => {
    fc.assert(
      fc.property(written, samples, ({ kind, dataSize, ...terms }, sound) => {
        const file = waveFile(sound, { ...terms, ...kind, ...(dataSize !== undefined && { dataSize }) });
        expect(read(file)).toEqual({ samples: sound.map((sample) => decoded(sample, kind)), rate: terms.rate });
      }),
    );
  });

  test('never throws, and never finds more sound than there are bytes', () => {
    const noise = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(samples, fc.nat(200), noise, fc.nat(120), (sound, at, bytes, cut) => {
        const file = waveFile(sound);
        const spoilt = Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + cut)]);
        const wave = readWave(spoilt, PLAUSIBLE);
        if (typeof wave === 'string') return;
        const length = wave.parts.reduce((sum, part) => sum + part.length, 0);
        expect(length).toBeLessThanOrEqual(spoilt.length);
      }),
    );
  });
});

/** A float cannot hold the lowest of all integers, which is clipped when it is written. */
const decoded = (sample: number, { coding }: Pick<Written, 'coding'>): number =>
  coding === 'float' ? Math.round(Math.fround(sample / 32_767) * 32_767) : sample;
