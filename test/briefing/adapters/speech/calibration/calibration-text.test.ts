import { describe, expect, test } from '@jest/globals';
import { CALIBRATION_TEXT } from '../../../../../src/briefing/adapters/speech/calibration/calibration-text.js';
import { speakable } from '../../../../../src/briefing/adapters/speech/text-normalization/speakable.js';
import { speechMs } from '../../../../../src/briefing/domain/production/pace.js';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';

describe.each(LANGUAGES)('the text that voices are measured by, in %s,', (language) => {
  const sentences = CALIBRATION_TEXT[language];

  test('is given to engines as the sentences of a briefing are', () => {
    expect(sentences.map(({ spoken }) => spoken)).toEqual(sentences.map(({ written }) => speakable(written, language)));
  });

  test('takes half a minute, in sentences of the usual length', () => {
    const lengths = sentences.map(({ defaultMs }) => defaultMs);
    const total = lengths.reduce((sum, ms) => sum + ms, 0);
    expect(total).toBeGreaterThan(25_000);
    expect(total).toBeLessThan(36_000);
    for (const ms of lengths) expect(Math.abs(ms - 6_000)).toBeLessThan(1_500);
  });

  test('takes the default voices about as long as is foretold', () => {
    for (const { written, defaultMs } of sentences) {
      expect(Math.abs(speechMs(written, language) / defaultMs - 1)).toBeLessThan(0.2);
    }
  });
});
