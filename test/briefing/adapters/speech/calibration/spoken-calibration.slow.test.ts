import { describe, expect, test } from '@jest/globals';
import { CALIBRATION_TEXT } from '../../../../../src/briefing/adapters/speech/calibration/calibration-text.js';
import { SpokenCalibration } from '../../../../../src/briefing/adapters/speech/calibration/spoken-calibration.js';
import { SpeechFailure, type Turn } from '../../../../../src/briefing/application/ports/speech/speech-engine.js';
import { speechMs } from '../../../../../src/briefing/domain/production/pace.js';
import { durationFactorOf } from '../../../../../src/briefing/domain/production/voice-pace.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { NEWS } from '../news.js';
import { TimedEngine } from './timed-engine.js';

const calibration = new SpokenCalibration();
const signal = new AbortController().signal;

const factorOf = async (engine: TimedEngine, language: Language = 'en'): Promise<number> =>
  durationFactorOf(await calibration.measure({ engine, voice: 'one' }, language, signal));

describe('a calibration', () => {
  test.each(LANGUAGES)(
    'of a voice that takes 0.7 or 1.5 times as long as the default one finds that, in %s',
    async (language) => {
      for (const factor of [0.7, 1.5]) {
        const found = await factorOf(new TimedEngine(factor), language);
        // What the default voice takes is known; whoever changes the voice measures it anew.
        expect(Math.abs(found / factor - 1)).toBeLessThan(0.025);
      }
    },
  );

  test.each(LANGUAGES)('foretells what a slow voice takes for other news, in %s', async (language) => {
    const engine = new TimedEngine(1.3);
    const found = await factorOf(engine, language);
    const spoken = await Promise.all(NEWS[language].map((text) => engine.audibleMs(text, language)));
    const foretold = NEWS[language].reduce((sum, text) => sum + speechMs(text, language) * found, 0);
    expect(Math.abs(foretold / spoken.reduce((sum, ms) => sum + ms, 0) - 1)).toBeLessThan(0.06);
  });

  test('leaves out a sentence that was not spoken as it should', async () => {
    const first = CALIBRATION_TEXT.en[0]?.spoken;
    const whole = await factorOf(new TimedEngine(1.2));
    const found = await factorOf(new TimedEngine(1.2, ({ text }: Turn) => text === first));
    expect(Math.abs(found / whole - 1)).toBeLessThan(0.04);
  });

  test('of a voice that says hardly anything fails, and says why', async () => {
    const engine = new TimedEngine(1, () => true);
    await expect(factorOf(engine)).rejects.toThrow(
      new SpeechFailure('unreadable', 'The voice one did not speak a known text as it should: too_short.'),
    );
  });

  test('of which one sentence fails asks for no more of the others', async () => {
    const engine = new TimedEngine(1, () => {
      throw new SpeechFailure('unavailable', 'It is away.');
    });
    await expect(factorOf(engine)).rejects.toThrow('It is away.');
    expect(engine.signals.every(({ aborted }) => aborted)).toBe(true);
  });
});
