import { describe, expect, test } from '@jest/globals';
import { outcomesOf, samplesIn, type Outcome } from './requests.js';

const wrong = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes
    .filter(({ got, expected }) => got !== expected)
    .map(
      ({ language, request, got, expected }) =>
        `${language} ${request}\n     expected ${expected}\n          got ${got}`,
    );

describe('a request', () => {
  test.each([
    'known-requests.txt',
    'unseen-requests.txt',
    'second-unseen-requests.txt',
    'third-unseen-requests.txt',
    'fourth-unseen-requests.txt',
    'fifth-unseen-requests.txt',
    'sixth-unseen-requests.txt',
    'format-requests.txt',
    'ordinary-requests.txt',
    'iberian-requests.txt',
    'cjk-requests.txt',
    'opposite-requests.txt',
    'typed-requests.txt',
    'kept-requests.txt',
    'kept-unseen-requests.txt',
  ])('of %s is understood in every field', (file) => {
    expect(wrong(outcomesOf(samplesIn(file)))).toEqual([]);
  });
});
