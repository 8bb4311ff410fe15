import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { ChildRecordingStudio } from '../../../../../src/briefing/adapters/speech/studio/child-recording-studio.js';
import { Id3AudioPackager } from '../../../../../src/briefing/adapters/speech/sound/id3-audio-packager.js';
import type {
  Recording,
  RecordingRequest,
} from '../../../../../src/briefing/application/ports/speech/recording-studio.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import type { Host } from '../../../../../src/shared/kernel/hosts/host.js';
import { cut, decode, loudness, onsetNear, rms, syllableRhythm, type Sound } from '../listening.js';
import { NEWS } from '../news.js';
import { SpeakingEngine, type Behaviour } from './speaking-engine.js';
import { studioWith } from './studio-with.js';

Logger.overrideLogger(false);

const ALEX = 'host_en_alex';
const forAlex = ({ id }: Host): boolean => id === ALEX;
const forBoth = (): boolean => true;
const DEFAULT_ENGINE = { engine: 'espeak-ng', model: null, version: expect.stringContaining('espeak-ng') };

const studios: ChildRecordingStudio[] = [];
let folder = '';
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voices-'));
});

afterAll(async () => {
  for (const studio of studios) await studio.onApplicationShutdown();
  await rm(folder, { recursive: true, force: true });
});

/** Two sentences a turn, and a short one in between. */
const REQUEST: RecordingRequest = {
  language: 'en',
  hosts: HostCatalogue.builtIn.defaultsOf('en'),
  lines: [...NEWS.en.slice(0, 3), 'And it was close.', ...NEWS.en.slice(3, 7)].map((text, index) => ({
    host: Math.floor(index / 2) % 2,
    text,
  })),
};
const OF_ALEX = [0, 1, 4, 5];

interface Heard {
  readonly recording: Recording;
  readonly sound: Sound;
}

async function hear(engine: SpeakingEngine, request = REQUEST, environment = {}): Promise<Heard> {
  const studio = studioWith([engine], environment);
  studios.push(studio);
  const framesFile = join(folder, `${++files}.frames`);
  const recording = await studio.record(request, framesFile);
  const tags = { title: 'T', artist: 'A', album: 'B', year: 2026, language: 'en', link: '', lyrics: '' } as const;
  const file = join(folder, `${files}.mp3`);
  await new Id3AudioPackager().package({ framesFile, recording, tags, chapters: [], cover: new Uint8Array() }, file);
  return { recording, sound: await decode(file) };
}

const whoSpoke = ({ speech = [], speakers = [] }: Recording): readonly (string | undefined)[] =>
  speech.map(({ speaker }) => speakers[speaker]?.engine);

class Nameless extends SpeakingEngine {
  override identity(): never {
    throw new TypeError('of the extension');
  }
}

test('an engine that fails to tell who it is leaves its lines to the default voices, on record', async () => {
  const { recording } = await hear(new Nameless(forAlex), { ...REQUEST, lines: REQUEST.lines.slice(0, 4) });
  expect(new Set(whoSpoke(recording))).toEqual(new Set(['espeak-ng']));
  const { speech = [], speakers = [] } = recording;
  const instead = speech[0]?.insteadOf;
  expect(instead?.because).toBe('unidentified');
  expect(speakers[instead?.speaker ?? 0]).toMatchObject({ engine: 'unknown', voice: `voice of ${ALEX}` });
});

test('an engine that fails to tell who it is fails the recording where the operator wants no other voice', async () => {
  const request = { ...REQUEST, lines: REQUEST.lines.slice(0, 2) };
  await expect(hear(new Nameless(forAlex), request, { SPEECH_FALLBACK: 'fail' })).rejects.toThrow('unidentified');
});

describe('a briefing of which another engine speaks one host', () => {
  const engine = new SpeakingEngine(forAlex);
  let heard: Heard;

  beforeAll(async () => {
    heard = await hear(engine);
  });

  test('is one file: every line is where the transcript says, silence after it', () => {
    for (const { startMs, durationMs } of heard.recording.timings) {
      // The engine's own soft beginning is kept.
      expect(onsetNear(heard.sound, startMs)).toBeGreaterThan(-40);
      expect(onsetNear(heard.sound, startMs)).toBeLessThan(60);
      expect(rms(cut(heard.sound, startMs + durationMs + 40, 120))).toBeLessThan(0.002);
    }
    // As most engines speak; the default voices follow.
    expect(heard.sound.rate).toBe(24_000);
    expect(heard.sound.samples.length).toBe(heard.recording.samples);
  });

  test('is of one loudness, whoever speaks, and sounds like speech', () => {
    for (const host of [0, 1]) {
      const { startMs } = heard.recording.timings[host * 2]!;
      const { startMs: last, durationMs } = heard.recording.timings[host * 2 + 1]!;
      const turn = cut(heard.sound, startMs, last + durationMs - startMs);
      expect(Math.abs(loudness(turn) + 19)).toBeLessThan(1);
      expect(syllableRhythm(turn)).toBeGreaterThan(0.4);
    }
    expect(Math.abs(loudness(heard.sound) + 19.3)).toBeLessThan(0.8);
  });

  test('keeps on record who spoke which line, and what they were given to say', () => {
    const { speech, speakers, engine: engines } = heard.recording;
    expect(whoSpoke(heard.recording)).toEqual(
      REQUEST.lines.map((_, index) => (OF_ALEX.includes(index) ? 'test-engine' : 'espeak-ng')),
    );
    expect(speakers).toEqual([
      { ...SpeakingEngine.identity, voice: `voice of ${ALEX}` },
      { ...DEFAULT_ENGINE, voice: expect.stringMatching(/^en-us\+/) },
    ]);
    expect(speech?.[3]).toEqual({ text: 'And it was close.', speaker: 1 });
    expect(engines).toMatch(/^test-engine hall 2\.1, .*espeak-ng-emscripten \d/);
  });

  test('asks the engine for its host alone', () => {
    expect(engine.asked).toHaveLength(3);
    for (const { voice, pace } of engine.asked) {
      expect({ voice, pace }).toEqual({ voice: `voice of ${ALEX}`, pace: 1 });
    }
  });
});

test('short lines are asked for with their neighbour, and each is where the transcript says', async () => {
  const engine = new SpeakingEngine(forBoth);
  const { recording, sound } = await hear(engine);
  expect(engine.asked).toHaveLength(5);
  expect(whoSpoke(recording)).toEqual(REQUEST.lines.map(() => 'test-engine'));
  const [, , , short] = recording.timings;
  expect(short!.durationMs).toBeGreaterThan(500);
  expect(short!.durationMs).toBeLessThan(1_600);
  for (const { startMs } of recording.timings) expect(Math.abs(onsetNear(sound, startMs))).toBeLessThan(60);
});

describe('another engine that speaks respelled words', () => {
  test('is judged by what it was given to say, however long or short', async () => {
    const engine = new SpeakingEngine(forBoth);
    const lines = ['ACME won.', 'The Governor of the Bank of Saint Helena and Ascension lost.'];
    const pronunciations = [
      { written: 'ACME', respelling: 'The American Company for the Manufacturing of Everything and of Nothing' },
      { written: 'The Governor of the Bank of Saint Helena and Ascension', respelling: 'He' },
    ];
    const request = { ...REQUEST, lines: lines.map((text, host) => ({ host, text })), pronunciations };
    const { recording } = await hear(engine, request);
    expect(whoSpoke(recording)).toEqual(['test-engine', 'test-engine']);
    expect(engine.asked).toHaveLength(2);
  });
});

test('turns that an engine speaks at different loudness are heard at one, be they very soft', async () => {
  const engine = new SpeakingEngine(forBoth, (_, asked) =>
    asked === 1 && engine.asked.length % 2 ? 'speaks softly' : 'speaks',
  );
  const { recording, sound } = await hear(engine);
  expect(new Set(whoSpoke(recording))).toEqual(new Set(['test-engine']));
  for (const { startMs, durationMs } of recording.timings.filter(({ durationMs: ms }) => ms > 2_000)) {
    // Lines of one turn keep their difference; that of the turns was 22 dB.
    expect(Math.abs(loudness(cut(sound, startMs, durationMs)) + 18.8)).toBeLessThan(3);
  }
});

test('lines of another language are left to the default voice of that language, in the timbre of their host', async () => {
  const engine = new SpeakingEngine(forBoth);
  const foreign = REQUEST.lines.map((line, index) =>
    index % 4 === 0 ? { ...line, text: NEWS.ja[index / 4 + 1] ?? '', language: 'ja' as const } : line,
  );
  const { recording, sound } = await hear(engine, { ...REQUEST, lines: foreign });
  const { speech = [], speakers = [], timings } = recording;
  expect(engine.asked.map(({ language }) => language)).toEqual(engine.asked.map(() => 'en'));
  for (const [index, { text, speaker, insteadOf }] of speech.entries()) {
    const voice = index % 4 === 0 ? expect.stringMatching(/^ja\+studio-low/) : expect.stringContaining('voice of ');
    expect(speakers[speaker]?.voice).toEqual(voice);
    expect(insteadOf).toBeUndefined();
    if (index % 4 === 0) expect(text).not.toMatch(/\p{sc=Han}/u);
  }
  for (const { startMs } of timings) expect(Math.abs(onsetNear(sound, startMs))).toBeLessThan(60);
});

describe('an engine that fails', () => {
  const calls = async (behaviour: (text: string, asked: number) => Behaviour) => {
    const engine = new SpeakingEngine(forBoth, ({ text }, asked) => behaviour(text, asked));
    return { ...(await hear(engine)), asked: engine.asked.length };
  };

  test.each(['is silent', 'loses words', 'unreadable'] as const)(
    'is asked once more when a turn %s, and the second answer is taken',
    async (fault) => {
      const { recording, asked } = await calls((_, time) => (time === 1 ? fault : 'speaks'));
      expect(asked).toBe(10);
      expect(new Set(whoSpoke(recording))).toEqual(new Set(['test-engine']));
    },
  );

  test('leaves a turn that it cannot speak to the default voices, on record', async () => {
    const bad = REQUEST.lines[4]?.text.slice(0, 12) ?? '';
    const { recording, asked } = await calls((text) => (text.startsWith(bad) ? 'loses words' : 'speaks'));
    expect(asked).toBe(6);
    expect(whoSpoke(recording).filter((engine) => engine === 'espeak-ng')).toHaveLength(1);
    const { speech, speakers } = recording;
    expect(speech?.[4]?.insteadOf?.because).toBe('too_short');
    expect(speakers?.[speech?.[4]?.insteadOf?.speaker ?? -1]?.voice).toBe(`voice of ${ALEX}`);
  });

  test('is left alone for the rest of the briefing once it was not reached', async () => {
    const { recording, asked } = await calls(() => 'unavailable');
    expect(asked).toBeLessThan(8);
    expect(new Set(whoSpoke(recording))).toEqual(new Set(['espeak-ng']));
    expect(recording.engine).not.toContain('test-engine');
    expect(recording.durationMs).toBeGreaterThan(20_000);
  });

  test('is left alone after four bad turns in a row of a voice, each on record with its cause', async () => {
    const { recording, asked } = await calls(() => 'refused');
    expect(asked).toBeLessThanOrEqual(5);
    expect(new Set(recording.speech?.map(({ insteadOf }) => insteadOf?.because))).toEqual(new Set(['refused']));
  });

  test('costs no briefing when it has a fault of its own', async () => {
    const { recording } = await calls(() => 'has a bug');
    expect(new Set(recording.speech?.map(({ insteadOf }) => insteadOf?.because))).toEqual(new Set(['unreadable']));
  });

  test('fails the briefing where the operator wants no other voice', async () => {
    const engine = new SpeakingEngine(forBoth, () => 'refused');
    await expect(hear(engine, REQUEST, { SPEECH_FALLBACK: 'fail' })).rejects.toThrow('SPEECH_FALLBACK=fail');
  });

  test('ends with the recording that nobody wants any more', async () => {
    const stop = new AbortController();
    const engine = new SpeakingEngine(forBoth, () => 'never answers');
    const recording = hear(engine, { ...REQUEST, signal: stop.signal });
    setTimeout(() => stop.abort(new Error('handed back')), 1_000);
    await expect(recording).rejects.toThrow('handed back');
  });

  test('leaves no sound of its turns behind', async () => {
    expect((await readdir(folder)).filter((name) => name.includes('turns'))).toEqual([]);
  });
});

test('progress never goes down and ends with all lines', async () => {
  const progress: number[] = [];
  await hear(new SpeakingEngine(forAlex), { ...REQUEST, onProgress: (done) => progress.push(done) });
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(REQUEST.lines.length);
  expect(progress.length).toBeGreaterThan(4);
});
