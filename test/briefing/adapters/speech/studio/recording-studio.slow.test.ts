import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseFile } from 'music-metadata';
import type { SpokenLine } from '../../../../../src/briefing/application/ports/speech/recording-studio.js';
import { scriptMs } from '../../../../../src/briefing/domain/production/pace.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import type { Host } from '../../../../../src/shared/kernel/hosts/host.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { cut, joined, loudness, medianPitch, onsetNear, peak, rms, syllableRhythm } from '../listening.js';
import { NEWS } from '../news.js';
import { type Heard, inTurns, ONSET_MS, RecordingRoom } from './recording-room.js';

let room: RecordingRoom;

beforeAll(async () => {
  room = await RecordingRoom.open();
});

afterAll(() => room.close());

/** Milliseconds of speech for each character, in this engine at our speed. */
const PER_CHARACTER: Readonly<Record<Language, readonly [number, number]>> = {
  en: [52, 80],
  es: [52, 80],
  pt: [52, 85],
  de: [52, 80],
  fr: [48, 75],
  zh: [220, 300],
  ja: [140, 190],
};

describe.each(LANGUAGES)('the studio in %s', (language) => {
  const request = inTurns(language, NEWS[language]);
  let heard: Heard;

  beforeAll(async () => {
    heard = await room.hear(request);
  });

  test('speaks for both hosts: it sounds like speech, low and high', () => {
    for (const host of [0, 1]) {
      const lines = heard.recording.timings.filter((_, index) => request.lines[index]?.host === host);
      const voice = joined(
        lines.map(({ startMs, durationMs }) => cut(heard.sound, startMs, durationMs)),
        8,
      );
      expect(syllableRhythm(voice)).toBeGreaterThan(0.5);
      const [lowest, highest] = host === 0 ? [75, 135] : [150, 250];
      expect(medianPitch(voice)).toBeGreaterThan(lowest);
      expect(medianPitch(voice)).toBeLessThan(highest);
    }
  });

  test('takes a natural time for each character', () => {
    const spoken = heard.recording.timings.reduce((sum, { durationMs }) => sum + durationMs, 0);
    const characters = [...NEWS[language].join('')].length;
    const [least, most] = PER_CHARACTER[language];
    expect(spoken / characters).toBeGreaterThan(least);
    expect(spoken / characters).toBeLessThan(most);
  });

  test('says where each line is, to a few milliseconds', () => {
    expect(heard.recording.timings).toHaveLength(request.lines.length);
    for (const { startMs, durationMs } of heard.recording.timings) {
      expect(Math.abs(onsetNear(heard.sound, startMs))).toBeLessThan(ONSET_MS);
      expect(rms(cut(heard.sound, startMs + durationMs + 30, 150))).toBeLessThan(0.002);
    }
  });

  test('is as loud as podcasts are, and evenly so', () => {
    expect(Math.abs(loudness(heard.sound) + 19)).toBeLessThan(0.5);
    expect(peak(heard.sound)).toBeLessThan(10 ** (-1 / 20));
    for (let line = 0; line < request.lines.length; line += 2) {
      const [first, second] = heard.recording.timings.slice(line, line + 2);
      if (first === undefined || second === undefined) continue;
      const turn = cut(heard.sound, first.startMs, second.startMs + second.durationMs - first.startMs);
      expect(Math.abs(loudness(turn) + 19)).toBeLessThan(1.5);
    }
  });

  test('takes the time that the pace foretells', () => {
    const foretold = scriptMs(request.lines, language);
    expect(Math.abs(foretold / heard.recording.durationMs - 1)).toBeLessThan(0.05);
  });

  test('leaves a file whose length is exact for every player', async () => {
    expect(heard.sound.samples.length).toBe(heard.recording.samples);
    const { format } = await parseFile(heard.file, { duration: true });
    expect(format).toMatchObject({ sampleRate: 22_050, numberOfChannels: 1, bitrate: 64_000, codecProfile: 'CBR' });
    expect(Math.abs((format.duration ?? 0) * 1000 - heard.recording.durationMs)).toBeLessThan(120);
  });
});

describe('the studio', () => {
  test('is ready when every voice has spoken, and names its engine', async () => {
    expect(await room.studio.readiness()).toEqual({
      ready: true,
      engine: expect.stringMatching(/espeak-ng.* \d+\.\d+\.\d+$/),
    });
  });

  test('warms up without leaving anything', async () => {
    await expect(room.studio.warmUp()).resolves.toBeUndefined();
  });

  test('speaks whatever a feed may hold, or keeps a short silence', async () => {
    const hostile = [
      '<speak><prosody rate="x-fast">Fast</prosody> & loud</speak>',
      'before\0after',
      '😀🎉👩‍👩‍👧 🇩🇪',
      '',
      '…!?—',
      'word '.repeat(1000).trim(),
      '\u202e right to left \u2066 מה שלומך مرحبا',
      "[[h@l'oU]] ]]> <!-- --> {curly} \\back\\slash",
      'a'.repeat(2000),
      'The end.',
    ];
    const { recording, sound } = await room.hear(inTurns('en', hostile, 1));
    const durations = recording.timings.map(({ durationMs }) => durationMs);
    expect(recording.timings).toHaveLength(hostile.length);
    expect(durations[1]).toBeGreaterThan(600);
    for (const silent of [2, 3, 4]) {
      const { startMs, durationMs } = recording.timings[silent]!;
      expect(durationMs).toBe(150);
      expect(rms(cut(sound, startMs, durationMs))).toBeLessThan(0.002);
    }
    expect(durations[5]).toBeGreaterThan(120_000);
    const last = recording.timings.at(-1)!;
    expect(Math.abs(onsetNear(sound, last.startMs))).toBeLessThan(ONSET_MS);
  });

  test('keeps an exact time over many takes, and tells how far it is', async () => {
    const progress: (readonly [number, number])[] = [];
    const texts = Array.from({ length: 6 }, () => NEWS.en).flat();
    const { recording, sound } = await room.hear({
      ...inTurns('en', texts, 3),
      onProgress: (done, total) => progress.push([done, total]),
    });
    for (const { startMs } of recording.timings) expect(Math.abs(onsetNear(sound, startMs))).toBeLessThan(ONSET_MS);
    expect(progress.length).toBeGreaterThan(5);
    expect(progress.at(-1)).toEqual([60, 60]);
    expect(progress.map(([done]) => done)).toEqual(progress.map(([done]) => done).toSorted((a, b) => a - b));
    expect(recording.waveform).toHaveLength(400);
    expect(Math.max(...recording.waveform)).toBeLessThanOrEqual(1);
  });

  test('speaks what is in another language with the voice of that language, as it is read there, and in the time that is foretold', async () => {
    const hosts = HostCatalogue.builtIn.defaultsOf('en');
    const english = NEWS.en.slice(0, 3).map((text, index) => ({ host: index % 2, text }));
    const japanese = NEWS.ja.slice(1, 5).map((text, index) => ({ host: index % 2, text, language: 'ja' as const }));
    const chinese = NEWS.zh.slice(1, 5).map((text, index) => ({ host: index % 2, text, language: 'zh' as const }));
    const lines = [...english, ...japanese, ...chinese];
    const pronunciations = [{ written: '市議会', respelling: 'cube control' }];
    const { recording } = await room.hear({ language: 'en', hosts, lines, pronunciations });
    const { speech = [], speakers = [] } = recording;
    for (const [index, { language = 'en', host }] of (lines as readonly SpokenLine[]).entries()) {
      const name = { ja: 'ja', zh: 'cmn' }[language as string] ?? 'en-us';
      expect(speakers[speech[index]!.speaker]?.voice).toBe(`${name}+studio-${host === 0 ? 'low' : 'high'}`);
      if (language === 'ja') expect(speech[index]!.text).toMatch(/^[\p{sc=Hiragana}\p{sc=Katakana}ー、。\s\d]+$/u);
    }
    expect(Math.abs(recording.durationMs / scriptMs(lines, 'en') - 1)).toBeLessThan(0.05);
  });

  test('speaks with one host as well, and with hosts of the same timbre', async () => {
    const [low, high] = HostCatalogue.builtIn.defaultsOf('en') as [Host, Host];
    const alone = { language: 'en', hosts: [high], lines: NEWS.en.map((text) => ({ host: 0, text })) } as const;
    const { sound } = await room.hear(alone);
    expect(medianPitch(joined([sound], 8))).toBeGreaterThan(150);
    const twins = await room.hear({ ...inTurns('en', NEWS.en.slice(0, 4)), hosts: [low, low] });
    expect(medianPitch(joined([twins.sound], 8))).toBeLessThan(135);
  });

  test('stops at once when it is told to', async () => {
    const controller = new AbortController();
    const texts = Array.from({ length: 100 }, () => NEWS.en).flat();
    let spoken = 0;
    const request = {
      ...inTurns('en', texts),
      signal: controller.signal,
      onProgress: (done: number) => {
        spoken = done;
        controller.abort(new Error('handed back'));
      },
    };
    await expect(room.studio.record(request, join(room.folder, 'aborted.frames'))).rejects.toThrow('handed back');
    expect(spoken).toBeLessThan(texts.length / 2);
    expect((await room.hear(inTurns('en', NEWS.en.slice(0, 2)))).recording.timings).toHaveLength(2);
  });

  test('refuses a line without a voice', async () => {
    const request = {
      language: 'en',
      hosts: HostCatalogue.builtIn.defaultsOf('en').slice(0, 1),
      lines: [{ host: 1, text: 'Hello.' }],
    } as const;
    await expect(room.studio.record(request, join(room.folder, 'x.frames'))).rejects.toThrow('Line 0 has no voice');
  });
});
