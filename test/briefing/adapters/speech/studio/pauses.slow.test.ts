import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
} from '../../../../../src/briefing/domain/production/pace.js';
import { cut, loudness, onsetNear, peak, rms, syllableRhythm } from '../listening.js';
import { NEWS } from '../news.js';
import { studioWith } from './studio-with.js';
import { inTurns, ONSET_MS, RecordingRoom } from './recording-room.js';

let room: RecordingRoom;

beforeAll(async () => {
  room = await RecordingRoom.open();
});

afterAll(() => room.close());

/** The encoder fills up its last frame: a pause between two takes is longer or shorter by up to half of one. */
const JOIN_MS = 16;

describe('the studio between words', () => {
  test('breaks between stories, within a take and between two, with a soft sting that no speech hears', async () => {
    const texts = Array.from({ length: 4 }, () => NEWS.en).flat();
    const { lines, ...rest } = inTurns('en', texts, 3);
    const request = { ...rest, lines: lines.map((line, index) => ({ ...line, opensPart: index % 4 === 1 })) };
    const { recording, sound } = await room.hear(request);
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
    const { recording, sound } = await room.hear(inTurns('en', NEWS.en.slice(0, 3)));
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
    const { recording } = await room.hear({ ...inTurns('en', NEWS.en.slice(0, 2)), voicesOnly: true });
    const [first, last] = [recording.timings[0]!, recording.timings.at(-1)!];
    expect(first.startMs).toBe(0);
    expect(recording.durationMs - last.startMs - last.durationMs).toBeLessThan(PAUSE_AFTER_LINE_MS + JOIN_MS);
  });

  test('rings no bells where the operator wants none: it begins with words, pauses between stories, and is as long as planned', async () => {
    const silent = studioWith([], { SPEECH_BELLS: 'off' });
    try {
      const { lines, ...rest } = inTurns('en', NEWS.en.slice(0, 3));
      const request = { ...rest, lines: lines.map((line, index) => ({ ...line, opensPart: index === 2 })) };
      const { recording, sound } = await room.hear(request, silent);
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
      const [breathing, still] = [await room.hear(request), await room.hear(request, unbreathing)];
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
});
