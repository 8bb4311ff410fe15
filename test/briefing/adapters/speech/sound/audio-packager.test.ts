import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseFile } from 'music-metadata';
import { Id3AudioPackager } from '../../../../../src/briefing/adapters/speech/sound/id3-audio-packager.js';
import { countFrames, encode } from '../../../../../src/briefing/adapters/speech/sound/mp3.js';
import { infoFrame } from '../../../../../src/briefing/adapters/speech/sound/info-frame.js';
import type { PackagingInput } from '../../../../../src/briefing/application/ports/speech/audio-packager.js';
import { decode } from '../listening.js';

const packager = new Id3AudioPackager();
const SAMPLES = 22_050 * 3;
let folder = '';
let input: PackagingInput;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packager-'));
  const tone = Float32Array.from({ length: SAMPLES }, (_, index) => 0.3 * Math.sin(index / 20));
  const { mp3, frames } = await encode(tone, 22_050);
  const framesFile = join(folder, 'tone.frames');
  await writeFile(framesFile, mp3);
  input = {
    framesFile,
    recording: {
      timings: [{ startMs: 0, durationMs: 3000 }],
      durationMs: 3000,
      samples: SAMPLES,
      frames,
      bytes: mp3.length,
      waveform: [0.3],
      engine: 'a tone',
    },
    tags: {
      title: '早间简报 — Über 😀 & <b>',
      artist: 'Alex & Emma',
      album: 'Podcast briefings',
      year: 2026,
      language: 'zh',
      link: 'https://briefings.example/b/abc',
      lyrics: '第一句。\nSecond line.',
    },
    chapters: [
      { title: 'Einleitung', startMs: 0, endMs: 1200 },
      { title: '経済', startMs: 1200, endMs: 3000 },
    ],
    cover: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9]),
  };
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the audio packager', () => {
  test('tags the file with title, hosts, album, year, language, link, transcript and cover', async () => {
    const file = join(folder, 'tagged.mp3');
    await packager.package(input, file);
    const { common, quality } = await parseFile(file);
    expect(common).toMatchObject({
      title: input.tags.title,
      artist: 'Alex & Emma',
      album: 'Podcast briefings',
      year: 2026,
      language: 'zho',
      genre: ['Podcast'],
    });
    expect(common.comment?.[0]?.text).toBe(input.tags.link);
    expect(common.lyrics?.[0]?.text).toBe(input.tags.lyrics);
    expect(common.picture?.[0]).toMatchObject({ format: 'image/jpeg' });
    expect([...(common.picture?.[0]?.data ?? [])]).toEqual([...input.cover]);
    expect(quality.warnings).toEqual([]);
  });

  test('tells machines how it came about, where that is known', async () => {
    const file = join(folder, 'marked.mp3');
    const marked = { ...input, tags: { ...input.tags, digitalSource: 'trainedAlgorithmicMedia' as const } };
    await packager.package(marked, file);
    const { native } = await parseFile(file);
    expect(native['ID3v2.3']).toContainEqual({
      id: 'TXXX:digitalSourceType',
      value: 'trainedAlgorithmicMedia',
    });
    await packager.package(input, file);
    expect((await parseFile(file)).native['ID3v2.3']?.map(({ id }) => id)).not.toContain('TXXX:digitalSourceType');
  });

  test('gives players the chapters', async () => {
    const file = join(folder, 'chapters.mp3');
    await packager.package(input, file);
    const { format } = await parseFile(file, { includeChapters: true });
    expect(format.chapters).toMatchObject([
      { title: 'Einleitung', start: 0, end: 1.2 },
      { title: '経済', start: 1.2, end: 3 },
    ]);
  });

  test('plays exactly the recorded samples, none of the encoder’s own', async () => {
    const file = join(folder, 'exact.mp3');
    await packager.package(input, file);
    const { samples } = await decode(file);
    expect(samples.length).toBe(SAMPLES);
    for (const at of [2_000, 30_000, 60_000]) expect(samples[at]).toBeCloseTo(0.3 * Math.sin(at / 20), 1);
  });

  test('says how large the file is, how long, and its hash; the same input gives the same bytes', async () => {
    const [first, second] = [join(folder, '1.mp3'), join(folder, '2.mp3')];
    const packaged = await packager.package(input, first);
    const bytes = await readFile(first);
    expect(packaged).toEqual({
      bytes: (await stat(first)).size,
      durationMs: 3000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(await packager.package(input, second)).toEqual(packaged);
  });

  test('does without chapters and bears a NUL and half a surrogate pair', async () => {
    const file = join(folder, 'odd.mp3');
    await packager.package({ ...input, chapters: [], tags: { ...input.tags, title: 'a\0b\ud800c' } }, file);
    const { common, format } = await parseFile(file);
    expect(common.title).toBe('ab\ufffdc');
    expect(format.numberOfSamples).toBeGreaterThan(SAMPLES);
  });

  test('refuses frames that are not those of the recording', async () => {
    const cutOff = join(folder, 'cut.frames');
    await writeFile(cutOff, (await readFile(input.framesFile)).subarray(0, 5_000));
    await expect(packager.package({ ...input, framesFile: cutOff }, join(folder, 'x.mp3'))).rejects.toThrow(
      '5000 bytes',
    );
    const missing = join(folder, 'nowhere.frames');
    await expect(packager.package({ ...input, framesFile: missing }, join(folder, 'x.mp3'))).rejects.toThrow('ENOENT');
  });
});

describe('the Info frame', () => {
  test('is a frame of its own with the totals of the stream', () => {
    const frame = infoFrame({ frames: 1000, bytes: 208_980, samples: 575_000 });
    expect(countFrames(frame)).toBe(1);
    expect(frame.toString('latin1', 13, 17)).toBe('Info');
    expect(frame.readUInt32BE(21)).toBe(1000);
    expect(frame.readUInt32BE(25)).toBe(208_980 + frame.length);
    const delayAndPadding = frame.readUIntBE(13 + 120 + 21, 3);
    expect(delayAndPadding >> 12).toBe(576);
    expect(delayAndPadding & 0xfff).toBe(1000 * 576 - 575_000 - 576);
  });
});

test('a recording of 24,000 Hz is as long for every player as one of 22,050 Hz', async () => {
  const tone = Float32Array.from({ length: 72_000 }, (_, index) => 0.3 * Math.sin(index / 20));
  const { mp3, frames } = await encode(tone, 24_000);
  const framesFile = join(folder, 'finer.frames');
  await writeFile(framesFile, mp3);
  const file = join(folder, 'finer.mp3');
  const recording = { ...input.recording, samples: 72_000, sampleRate: 24_000, frames, bytes: mp3.length };
  await packager.package({ ...input, framesFile, recording }, file);
  const { samples, rate } = await decode(file);
  expect([samples.length, rate]).toEqual([72_000, 24_000]);
  const { format } = await parseFile(file, { duration: true });
  expect(format).toMatchObject({ sampleRate: 24_000, bitrate: 64_000, codecProfile: 'CBR' });
});

describe('counting frames', () => {
  test.each([22_050, 24_000] as const)('refuses what is not whole frames of %i Hz', async (sampleRate) => {
    const { mp3, frames } = await encode(new Float32Array(22_050), sampleRate);
    expect(countFrames(mp3)).toBe(frames);
    expect(() => countFrames(mp3.subarray(0, -1))).toThrow('cut off');
    expect(() => countFrames(mp3.subarray(1))).toThrow('No MP3 frame at byte 0');
  });
});
