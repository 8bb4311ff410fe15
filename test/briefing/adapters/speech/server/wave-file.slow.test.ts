import { describe, expect, test } from '@jest/globals';
import { readWave } from '../../../../../src/briefing/adapters/speech/server/wave-file.js';
import { chunk, formatChunk } from './wave-writer.js';

const SIZE = 20_000_000;
const HEAD = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), formatChunk({})]);
const outcome = (wave: unknown): string => (typeof wave === 'string' ? wave : typeof wave);

describe('A WAV file of 20 MB whose headers play games', () => {
  test.each([
    ['chunks of nothing', 'LIST\0\0\0\0', 'damaged'],
    ['sounds of nothing', 'data\0\0\0\0', 'object'],
    ['sounds of a byte', 'data\u0001\0\0\0', 'object'],
    ['files of nothing', 'RIFF\0\0\0\0WAVE', 'damaged'],
    ['names of chunks without files', 'WAVEfmt ', 'empty'],
    ['files that are cut off', 'RIFF\0\0\0\0WAVEfmt ', 'cut_off'],
  ])('is done with in one go: %s', (_, game, what) => {
    expect(outcome(readWave(Buffer.concat([HEAD, Buffer.alloc(SIZE, game)]), SIZE))).toBe(what);
  });

  test('is sound to its end where nothing in it begins another file', () => {
    const sound = Buffer.alloc(SIZE, 'WAVEfmt ');
    const wave = readWave(Buffer.concat([HEAD, chunk('data', sound, 0)]), SIZE);
    expect(wave).toMatchObject({ parts: [{ length: SIZE }] });
  });
});
