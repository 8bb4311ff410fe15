import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import { describe, expect, test } from '@jest/globals';
import { SAMPLE_RATE } from '../../../../../src/briefing/adapters/speech/espeak/espeak.js';
import { gainFor, trimmed } from '../../../../../src/briefing/adapters/speech/sound/level.js';
import { limit } from '../../../../../src/briefing/adapters/speech/sound/limiter.js';
import { LoudnessMeter } from '../../../../../src/briefing/adapters/speech/sound/loudness.js';
import { cutIntoTakes, pauseAfter } from '../../../../../src/briefing/adapters/speech/studio/passage.js';
import { bells, SCORES } from '../../../../../src/briefing/adapters/speech/sound/bells.js';
import { peaksOf, waveformOf } from '../../../../../src/briefing/adapters/speech/sound/waveform.js';
import { CLOSING_MS, OPENING_MS, PAUSE_BETWEEN_PARTS_MS } from '../../../../../src/briefing/domain/production/pace.js';

const sine = (hertz: number, amplitude: number, seconds: number): Int16Array =>
  Int16Array.from({ length: SAMPLE_RATE * seconds }, (_, index) =>
    Math.round(32_767 * amplitude * Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE)),
  );

const lufsOf = (...sounds: readonly Int16Array[]): number | null => {
  const meter = new LoudnessMeter(SAMPLE_RATE);
  for (const sound of sounds) meter.push(sound);
  return meter.lufs;
};

describe('the loudness meter', () => {
  test('reads the reference tone of BS.1770: 997 Hz at full scale is -3.01 LUFS in one channel', () => {
    expect(lufsOf(sine(997, 1, 3))).toBeCloseTo(-3.01, 1);
    expect(lufsOf(sine(997, 0.1, 3))).toBeCloseTo(-23.01, 1);
  });

  test('does not count pauses', () => {
    expect(lufsOf(sine(997, 0.1, 3), new Int16Array(SAMPLE_RATE * 6))).toBeCloseTo(-23, 0);
  });

  test('measures a sound shorter than a block, and hears nothing in silence', () => {
    expect(lufsOf(sine(997, 0.1, 0.08))).toBeCloseTo(-23, 0);
    expect(lufsOf(new Int16Array(SAMPLE_RATE))).toBeNull();
    expect(lufsOf()).toBeNull();
  });
});

describe('the gain', () => {
  test('brings speech to -18.3 LUFS, which is -19 with its pauses, but never lifts a whisper to a shout', () => {
    expect(20 * Math.log10(gainFor([sine(997, 0.1, 2)], 22_050).gain)).toBeCloseTo(4.7, 1);
    expect(gainFor([sine(997, 0.001, 2)], 22_050).gain).toBe(8);
    expect(gainFor([new Int16Array(1000)], 22_050)).toEqual({ gain: 1, peak: 0 });
  });
});

describe('the limiter', () => {
  test('keeps every sample under the ceiling and leaves quiet parts alone', () => {
    const samples = Float32Array.from({ length: SAMPLE_RATE }, (_, index) => {
      const loud = index > 8_000 && index < 12_000;
      return (loud ? 1.6 : 0.2) * Math.sin(index / 7);
    });
    const before = samples.slice();
    limit(samples, 0.84, SAMPLE_RATE);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(0.841);
    expect(samples.subarray(0, 7_000)).toEqual(before.subarray(0, 7_000));
    expect(samples[21_000]).toBeCloseTo(before[21_000]!, 2);
  });

  test('turns down without a step', () => {
    const samples = new Float32Array(4_000).fill(0.5);
    samples[2_000] = 1;
    limit(samples, 0.5, SAMPLE_RATE);
    const steps = samples.subarray(1, 1_999).map((sample, index) => Math.abs(sample - samples[index]!));
    expect(Math.max(...steps)).toBeLessThan(0.004);
    expect(samples[2_000]).toBeLessThanOrEqual(0.501);
  });
});

describe('an utterance', () => {
  test('is cut to what can be heard', () => {
    const padded = new Int16Array(30_000);
    padded.set(sine(200, 0.5, 0.5), 10_000);
    expect(Math.abs(trimmed(padded).length - 11_025)).toBeLessThan(500);
    expect(trimmed(new Int16Array(500)).length).toBe(0);
  });
});

describe.each(['opening', 'sting', 'closing'] as const)('the bells of the %s', (motif) => {
  const { samples, gain } = bells(motif, 22_050);
  const heard = samples.map((sample) => sample * gain);
  const highest = (from: number, to: number): number => Math.max(...heard.subarray(from, to).map(Math.abs)) / 32_768;

  test('are softer than speech, and far from the ceiling', () => {
    expect(lufsOf(heard)).toBeCloseTo(-22, 0);
    expect(highest(0, heard.length)).toBeLessThan(0.5);
  });

  test('begin and end in silence, without a click', () => {
    const steps = Array.from(heard, (sample, index) => Math.abs(sample - (heard[index - 1] ?? 0)) / 32_768);
    expect(Math.max(...steps)).toBeLessThan(0.12);
    expect(highest(0, 10)).toBeLessThan(0.01);
    expect(highest(heard.length - 200, heard.length)).toBeLessThan(0.001);
  });

  test('leave room before what follows', () => {
    const room = { opening: OPENING_MS, sting: PAUSE_BETWEEN_PARTS_MS, closing: CLOSING_MS }[motif];
    expect(SCORES[motif].ms).toBeGreaterThan(500);
    expect(SCORES[motif].delayMs + SCORES[motif].ms + 100).toBeLessThanOrEqual(room);
    expect(samples.length).toBe(Math.round((SCORES[motif].ms * SAMPLE_RATE) / 1000));
  });
});

describe('takes', () => {
  const script = (hosts: readonly number[], text: string) => ({
    language: 'en' as const,
    hosts: HostCatalogue.builtIn.defaultsOf('en'),
    lines: hosts.map((host) => ({ host, text })),
  });
  const sentence = 'This sentence takes about four seconds when it is spoken at our pace, or so.';

  test('hold every line once, in order, and begin where the host changes', () => {
    const hosts = Array.from({ length: 60 }, (_, index) => Math.floor(index / 3) % 2);
    const request = script(hosts, sentence);
    const takes = cutIntoTakes(request);
    expect(takes.flat()).toEqual(hosts.map((_, index) => index));
    expect(takes.length).toBeGreaterThan(5);
    for (const [first = 0] of takes.slice(1)) expect(hosts[first]).not.toBe(hosts[first - 1]);
  });

  test('cut a monologue as well', () => {
    const takes = cutIntoTakes(
      script(
        Array.from({ length: 60 }, () => 0),
        sentence,
      ),
    );
    expect(takes.length).toBeGreaterThan(3);
    expect(Math.max(...takes.map((take) => take.length))).toBeLessThan(16);
  });

  test('pause longer where the host changes', () => {
    const request = script([0, 0, 1], sentence);
    expect([0, 1, 2].map((index) => pauseAfter(request, index))).toEqual([
      { pauseMs: 280 },
      { pauseMs: 400 },
      { pauseMs: 1_700, bells: 'closing' },
    ]);
    expect(pauseAfter({ ...request, ringing: 'voices' }, 2)).toEqual({ pauseMs: 280 });
    expect(cutIntoTakes(script([], ''))).toEqual([]);
  });

  test('know that a story begins after their last line, which is in another take', () => {
    const { lines, ...request } = script(
      Array.from({ length: 20 }, () => 0),
      sentence,
    );
    const last = cutIntoTakes({ ...request, lines })[0]!.at(-1)!;
    const opening = lines.map((line, index) => ({ ...line, opensPart: index === last + 1 }));
    expect(pauseAfter({ lines: opening }, last)).toEqual({ pauseMs: 820, bells: 'sting' });
    expect(pauseAfter({ lines: opening, ringing: 'voices' }, last)).toEqual({ pauseMs: 820 });
    expect(pauseAfter({ lines: opening }, last + 1)).toEqual({ pauseMs: 280 });
  });
});

describe('Pauses where bells do not sound', () => {
  const lines = Array.from({ length: 40 }, () => ({ host: 0, text: 'A sentence.' }));

  test.each([0, 1, 2, 3, 9, 39])('take the time that is planned for bells, with %i breaks', (breaks) => {
    const opening = lines.map((line, index) => ({ ...line, opensPart: index > 0 && index <= breaks }));
    const pauses = opening.map((_, index) => pauseAfter({ lines: opening, ringing: 'pauses' }, index));
    const silence = pauses.reduce((sum, { pauseMs }) => sum + pauseMs, 0);
    const rung = opening.map((_, index) => pauseAfter({ lines: opening }, index).pauseMs);
    expect(silence).toBe(OPENING_MS + rung.reduce((sum, ms) => sum + ms, 0));
    for (const { bells: motif } of pauses) expect(motif).toBeUndefined();
    for (const { pauseMs } of pauses.slice(0, -1)) expect(pauseMs).toBeLessThanOrEqual(PAUSE_BETWEEN_PARTS_MS + 350);
  });
});

describe('the waveform', () => {
  test('has a few hundred peaks for any length, each at most 1', () => {
    expect(waveformOf([])).toEqual([]);
    expect(waveformOf([0.123, 0.5, 1.2])).toEqual([0.12, 0.5, 1]);
    const long = waveformOf(Array.from({ length: 28_800 }, (_, index) => (index % 72 === 3 ? 0.9 : 0.1)));
    expect(long).toHaveLength(400);
    expect(new Set(long)).toEqual(new Set([0.9]));
  });

  test('sees the highest sample of each moment, below zero too', () => {
    const samples = new Float32Array(SAMPLE_RATE);
    samples[10_000] = -0.7;
    expect(Math.max(...peaksOf(samples, SAMPLE_RATE))).toBeCloseTo(0.7, 5);
  });
});
