import { describe, expect, test } from '@jest/globals';
import { soundOf } from '../../../../../src/briefing/adapters/speech/server/answered-sound.js';
import type { SpeechServer } from '../../../../../src/config/speech-settings.js';
import { soundBytes, waveFile } from './wave-writer.js';

const SOUND = Array.from({ length: 2_000 }, (_, index) => Math.round(8_000 * Math.sin(index / 9)));
/** What a voice begins with: next to nothing. */
const HUSH = Array.from({ length: 400 }, (_, index) => (index % 3) - 1);
const NO_HEADERS: Readonly<Record<string, string>> = {};

const heard = (bytes: Buffer, format: SpeechServer['format'], headers = NO_HEADERS) => {
  const terms = {
    url: 'http://x/v1',
    model: 'm',
    apiKey: null,
    format,
    pcmRate: 24_000,
    requestsAtOnce: 2,
    timeoutMs: 1,
  };
  return soundOf({ status: 200, header: (name) => headers[name] ?? null, bytes }, terms, 1_000_000);
};

/** Frames of nothing, as a decoder would find them. */
const frames = (head: readonly number[], length: number): Buffer =>
  Buffer.concat(
    Array.from({ length: 3 }, () => Buffer.concat([Buffer.from(head), Buffer.alloc(length - head.length)])),
  );

describe('An answer', () => {
  test.each<[string, string, Buffer]>([
    ['MP3 with tags', 'MP3', Buffer.from('ID3\u0004\0\0\0\0\0\0')],
    ['MP3 of 128 kbit/s at 44,100 Hz', 'MP3', frames([0xff, 0xfb, 0x90, 0x00], 417)],
    ['MP3 of 64 kbit/s at 24,000 Hz', 'MP3', frames([0xff, 0xf3, 0x84, 0xc4], 192)],
    ['AAC', 'AAC', frames([0xff, 0xf1, 0x50, 0x80, 0x1f, 0xfc], 255)],
    ['AAC in MP4', 'AAC in MP4', Buffer.from('\0\0\0\u0020ftypM4A \0\0\0\0')],
    ['Opus', 'Opus', Buffer.concat([Buffer.from('OggS\0\u0002'), Buffer.alloc(22), Buffer.from('OpusHead')])],
    ['Vorbis', 'Ogg', Buffer.concat([Buffer.from('OggS\0\u0002'), Buffer.alloc(22), Buffer.from('\u0001vorbis')])],
    ['FLAC', 'FLAC', Buffer.from('fLaC\0\0\0\u0022')],
    ['WebM', 'WebM', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1])],
  ])('of %s is refused in words that say what to set', (_, kind, bytes) => {
    for (const format of ['wav', 'pcm'] as const) {
      expect(heard(bytes, format)).toEqual(expect.stringContaining(`sends ${kind}, which is not read here`));
      expect(heard(bytes, format)).toEqual(expect.stringContaining('SPEECH_FORMAT'));
    }
  });

  test.each([
    ['JSON', '{"error":{"message":"overloaded"}}'],
    ['JSON', ' ["no"]'],
    ['HTML', '\n<!DOCTYPE html><title>Anmelden – schön</title>'],
    ['events', 'event: speech.audio.delta\ndata: {"audio":"UklGR"}\n\n'],
    ['text', 'upstream connect error or disconnect/reset before headers'],
    ['text', '音声を作成できませんでした。'.repeat(40)],
  ])('of %s is no sound: %s', (kind, said) => {
    for (const format of ['wav', 'pcm'] as const) {
      expect(heard(Buffer.from(said), format)).toEqual(expect.stringContaining(`sent ${kind} instead of sound`));
    }
  });

  test('without a header is sound where the operator says so, and a question to them elsewhere', () => {
    const bytes = soundBytes([...HUSH, ...SOUND], {});
    expect(heard(bytes, 'pcm')).toEqual({ samples: Int16Array.from([...HUSH, ...SOUND]), sampleRate: 24_000 });
    expect(heard(bytes, 'wav')).toEqual(expect.stringContaining('set SPEECH_FORMAT=pcm and SPEECH_PCM_RATE'));
  });

  test('without a header is sound also when it begins like a frame, or with the same sample over and over', () => {
    for (const first of [-1_025, -1, -257]) {
      const samples = [...Array.from({ length: 300 }, () => first), ...SOUND];
      expect(heard(soundBytes(samples, {}), 'pcm')).toEqual({ samples: Int16Array.from(samples), sampleRate: 24_000 });
    }
  });

  test('in WAV is read although samples without a header were asked for', () => {
    const file = waveFile(SOUND, { rate: 22_050 });
    expect(heard(file, 'pcm')).toEqual({ samples: Int16Array.from(SOUND), sampleRate: 22_050 });
  });

  test('that says an impossible rate of its samples is read at the rate that was set', () => {
    const bytes = soundBytes(SOUND, {});
    for (const rate of ['0', '999999', 'fast', '192000']) {
      expect(heard(bytes, 'pcm', { 'content-type': `audio/pcm; rate=${rate}` })).toMatchObject({ sampleRate: 24_000 });
    }
  });

  test('of nothing, or of a header alone, is no sound', () => {
    expect(heard(Buffer.alloc(0), 'wav')).toEqual(expect.stringContaining('nothing at all'));
    expect(heard(waveFile([]), 'wav')).toEqual(expect.stringContaining('without sound'));
    expect(heard(Buffer.alloc(1), 'pcm')).toEqual(expect.stringContaining('without sound'));
  });
});
