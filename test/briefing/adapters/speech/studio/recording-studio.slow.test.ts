import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseFile } from 'music-metadata';
import { Id3AudioPackager } from '../../../../../src/briefing/adapters/speech/sound/id3-audio-packager.js';
import type {
  Recording,
  RecordingRequest,
  SpokenLine,
} from '../../../../../src/briefing/application/ports/speech/recording-studio.js';
import { breathBefore } from '../../../../../src/briefing/adapters/speech/espeak/breathing.js';
import { BREATH_BEFORE_MS } from '../../../../../src/briefing/adapters/speech/sound/breath.js';
import { SCORES } from '../../../../../src/briefing/adapters/speech/sound/bells.js';
import {
  CLOSING_MS,
  OPENING_MS,
  PAUSE_AFTER_LINE_MS,
  PAUSE_AT_HOST_CHANGE_MS,
  PAUSE_BETWEEN_PARTS_MS,
  pauseBetween,
  scriptMs,
} from '../../../../../src/briefing/domain/pace.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/host-catalogue.js';
import type { Host } from '../../../../../src/shared/kernel/host.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import {
  cut,
  decode,
  joined,
  loudness,
  medianPitch,
  onsetNear,
  peak,
  rms,
  syllableRhythm,
  type Sound,
} from '../listening.js';
import { NEWS } from '../news.js';
import { studioWith } from './studio-with.js';

const studio = studioWith([]);
const packager = new Id3AudioPackager();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
});

afterAll(async () => {
  await studio.onApplicationShutdown();
  await rm(folder, { recursive: true, force: true });
});

/**
 * How far a line may begin from where the transcript says: sound that is early by 40 ms is not noticed (EBU R37). A line
 * that begins with a soft consonant is heard up to 26 ms late, depending on what its thread spoke before.
 */
const ONSET_MS = 40;

/** The encoder fills up its last frame: a pause between two takes is longer or shorter by up to half of one. */
const JOIN_MS = 16;

const inTurns = (language: Language, texts: readonly string[], turn = 2): RecordingRequest => ({
  language,
  hosts: HostCatalogue.builtIn.defaultsOf(language),
  lines: texts.map((text, index) => ({ host: Math.floor(index / turn) % 2, text })),
});

interface Heard {
  readonly recording: Recording;
  readonly sound: Sound;
  readonly file: string;
}

let takes = 0;

/** Records, packages and plays. */
async function hear(request: RecordingRequest, by = studio): Promise<Heard> {
  const framesFile = join(folder, `${++takes}.frames`);
  const file = join(folder, `${takes}.mp3`);
  const recording = await by.record(request, framesFile);
  const tags = { title: 'T', artist: 'A', album: 'B', year: 2026, language: request.language, link: '', lyrics: '' };
  await packager.package({ framesFile, recording, tags, chapters: [], cover: new Uint8Array() }, file);
  return { recording, sound: await decode(file), file };
}

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
    heard = await hear(request);
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
    expect(await studio.readiness()).toEqual({
      ready: true,
      engine: expect.stringMatching(/espeak-ng.* \d+\.\d+\.\d+$/),
    });
  });

  test('warms up without leaving anything', async () => {
    await expect(studio.warmUp()).resolves.toBeUndefined();
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
    const { recording, sound } = await hear(inTurns('en', hostile, 1));
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
    const { recording, sound } = await hear({
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

  test('breaks between stories, within a take and between two, with a soft sting that no speech hears', async () => {
    const texts = Array.from({ length: 4 }, () => NEWS.en).flat();
    const { lines, ...rest } = inTurns('en', texts, 3);
    const request = { ...rest, lines: lines.map((line, index) => ({ ...line, opensPart: index % 4 === 1 })) };
    const { recording, sound } = await hear(request);
    const silences = recording.timings.slice(1).map(({ startMs }, index) => {
      const { startMs: before, durationMs } = recording.timings[index]!;
      return { from: before + durationMs, ms: startMs - before - durationMs, next: request.lines[index + 1]! };
    });
    for (const [index, { from, ms, next }] of silences.entries()) {
      const foretold = pauseBetween(request.lines[index]!, next);
      expect(Math.abs(ms - foretold)).toBeLessThan(JOIN_MS);
      if (!next.opensPart) {
        expect(rms(cut(sound, from + 30, ms - 60))).toBeLessThan(0.002);
        continue;
      }
      const { delayMs, ms: ringMs } = SCORES.sting;
      const heard = cut(sound, from + delayMs, ringMs);
      expect(loudness(heard)).toBeGreaterThan(-23);
      expect(loudness(heard)).toBeLessThan(-21);
      expect(peak(heard)).toBeLessThan(0.5);
      expect(rms(cut(sound, from + 30, delayMs - 50))).toBeLessThan(0.002);
      expect(rms(cut(sound, from + delayMs + ringMs, ms - delayMs - ringMs - 30))).toBeLessThan(0.002);
    }
    for (const { startMs } of recording.timings) expect(Math.abs(onsetNear(sound, startMs))).toBeLessThan(ONSET_MS);
    expect(loudness(sound)).toBeGreaterThan(-20.5);
    expect(loudness(sound)).toBeLessThan(-18);
    expect(peak(sound)).toBeLessThan(10 ** (-1 / 20));
    expect(Math.abs(scriptMs(request.lines, 'en') / recording.durationMs - 1)).toBeLessThan(0.05);
  });

  test('opens and closes with bells as soft as the sting, in the time that is planned for them', async () => {
    const { recording, sound } = await hear(inTurns('en', NEWS.en.slice(0, 3)));
    const [first, last] = [recording.timings[0]!, recording.timings.at(-1)!];
    const end = last.startMs + last.durationMs;
    expect(Math.abs(first.startMs - OPENING_MS)).toBeLessThanOrEqual(1);
    expect(Math.abs(recording.durationMs - end - CLOSING_MS)).toBeLessThan(80);
    for (const heard of [
      cut(sound, 0, SCORES.opening.ms),
      cut(sound, end + SCORES.closing.delayMs, SCORES.closing.ms),
    ]) {
      expect(loudness(heard)).toBeGreaterThan(-23.5);
      expect(loudness(heard)).toBeLessThan(-20.5);
      expect(syllableRhythm(heard)).toBeLessThan(0.6);
    }
    expect(rms(cut(sound, SCORES.opening.ms + 20, OPENING_MS - SCORES.opening.ms - 60))).toBeLessThan(0.002);
    expect(rms(cut(sound, recording.durationMs - 80, 80))).toBeLessThan(0.002);
  });

  test('rings no bells where only voices are asked for', async () => {
    const { recording } = await hear({ ...inTurns('en', NEWS.en.slice(0, 2)), voicesOnly: true });
    const [first, last] = [recording.timings[0]!, recording.timings.at(-1)!];
    expect(first.startMs).toBe(0);
    expect(recording.durationMs - last.startMs - last.durationMs).toBeLessThan(PAUSE_AFTER_LINE_MS + JOIN_MS);
  });

  test('rings no bells where the operator wants none: it begins with words, pauses between stories, and is as long as planned', async () => {
    const silent = studioWith([], { SPEECH_BELLS: 'off' });
    try {
      const { lines, ...rest } = inTurns('en', NEWS.en.slice(0, 3));
      const request = { ...rest, lines: lines.map((line, index) => ({ ...line, opensPart: index === 2 })) };
      const { recording, sound } = await hear(request, silent);
      const [first, second, third] = recording.timings;
      const end = third!.startMs + third!.durationMs;
      expect(first!.startMs).toBe(0);
      const [made, left] = [350, OPENING_MS - 350];
      expect(Math.abs(recording.durationMs - end - CLOSING_MS - left)).toBeLessThan(80);
      expect(rms(cut(sound, end + 60, CLOSING_MS))).toBeLessThan(0.002);
      const pauseFrom = second!.startMs + second!.durationMs;
      expect(Math.abs(third!.startMs - pauseFrom - PAUSE_BETWEEN_PARTS_MS - made)).toBeLessThan(JOIN_MS);
      expect(rms(cut(sound, pauseFrom + 30, PAUSE_BETWEEN_PARTS_MS - 60))).toBeLessThan(0.002);
    } finally {
      await silent.onApplicationShutdown();
    }
  });

  test('lets a host breathe in at the end of a pause that is as long as ever, and not where the operator wants none', async () => {
    const unbreathing = studioWith([], { SPEECH_BREATHS: 'off' });
    try {
      const request = inTurns('en', Array.from({ length: 2 }, () => NEWS.en.slice(1)).flat(), 1);
      const breaths = request.lines.flatMap((next, line) => {
        const breath = breathBefore({ pauseMs: PAUSE_AT_HOST_CHANGE_MS, next, language: 'en' });
        return line === 0 || breath === null ? [] : [{ line, breath }];
      });
      const [breathing, still] = [await hear(request), await hear(request, unbreathing)];
      expect(breaths.length).toBeGreaterThan(1);
      for (const { line, breath } of breaths) {
        const levels = [breathing, still].map(({ recording, sound }) => {
          const end = recording.timings[line]!.startMs;
          const { startMs, durationMs } = recording.timings[line - 1]!;
          expect(Math.abs(end - startMs - durationMs - PAUSE_AT_HOST_CHANGE_MS)).toBeLessThan(JOIN_MS);
          return rms(cut(sound, end - BREATH_BEFORE_MS - breath.ms + 40, breath.ms - 80));
        });
        expect(levels[0]).toBeGreaterThan(0.0006);
        expect(levels[0]).toBeLessThan(0.004);
        expect(levels[1]).toBeLessThan(0.0003);
      }
      expect(loudness(breathing.sound)).toBeCloseTo(loudness(still.sound), 1);
    } finally {
      await unbreathing.onApplicationShutdown();
    }
  });

  test('speaks what is in another language with the voice of that language, as it is read there, and in the time that is foretold', async () => {
    const hosts = HostCatalogue.builtIn.defaultsOf('en');
    const english = NEWS.en.slice(0, 3).map((text, index) => ({ host: index % 2, text }));
    const japanese = NEWS.ja.slice(1, 5).map((text, index) => ({ host: index % 2, text, language: 'ja' as const }));
    const chinese = NEWS.zh.slice(1, 5).map((text, index) => ({ host: index % 2, text, language: 'zh' as const }));
    const lines = [...english, ...japanese, ...chinese];
    const pronunciations = [{ written: '市議会', respelling: 'cube control' }];
    const { recording } = await hear({ language: 'en', hosts, lines, pronunciations });
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
    const { sound } = await hear(alone);
    expect(medianPitch(joined([sound], 8))).toBeGreaterThan(150);
    const twins = await hear({ ...inTurns('en', NEWS.en.slice(0, 4)), hosts: [low, low] });
    expect(medianPitch(joined([twins.sound], 8))).toBeLessThan(135);
  });

  test('stops at once when it is told to', async () => {
    const controller = new AbortController();
    const texts = Array.from({ length: 100 }, () => NEWS.en).flat();
    let aborted = 0;
    const request = {
      ...inTurns('en', texts),
      signal: controller.signal,
      onProgress: () => {
        aborted ||= performance.now();
        controller.abort(new Error('handed back'));
      },
    };
    await expect(studio.record(request, join(folder, 'aborted.frames'))).rejects.toThrow('handed back');
    // All of it would take minutes.
    expect(performance.now() - aborted).toBeLessThan(20_000);
    expect((await hear(inTurns('en', NEWS.en.slice(0, 2)))).recording.timings).toHaveLength(2);
  });

  test('refuses a line without a voice', async () => {
    const request = {
      language: 'en',
      hosts: HostCatalogue.builtIn.defaultsOf('en').slice(0, 1),
      lines: [{ host: 1, text: 'Hello.' }],
    } as const;
    await expect(studio.record(request, join(folder, 'x.frames'))).rejects.toThrow('Line 0 has no voice');
  });
});
