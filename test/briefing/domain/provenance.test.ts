import { describe, expect, test } from '@jest/globals';
import { digitalSourceOf } from '../../../src/briefing/domain/provenance.js';

const OWN = [{ host: 0, text: 'Good morning.' }];
const RULES = { engine: 'espeak-ng' };

describe('how a briefing came about', () => {
  test.each([
    ['by rules while there is no sound', OWN, null, 'algorithmicMedia'],
    ['by rules when the default voices speak', OWN, { speakers: [RULES] }, 'algorithmicMedia'],
    [
      'from samples when another voice speaks',
      OWN,
      { speakers: [RULES, { engine: 'sherpa-onnx' }] },
      'trainedAlgorithmicMedia',
    ],
    ['from samples when nobody knows who speaks', OWN, {}, 'trainedAlgorithmicMedia'],
    [
      'from samples when a model wrote a line',
      [...OWN, { host: 1, text: 'Rain.', writtenBy: 'model' as const }],
      { speakers: [RULES] },
      'trainedAlgorithmicMedia',
    ],
  ])('is said to be %s', (_, lines, spoken, source) => {
    expect(digitalSourceOf({ lines }, spoken)).toBe(source);
  });
});
