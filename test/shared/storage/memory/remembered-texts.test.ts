import { describe, expect, test } from '@jest/globals';
import { RememberedTexts } from '../../../../src/shared/storage/memory/remembered-texts.js';

describe('remembered texts', () => {
  test('are made once for equal facts, and anew for any others', () => {
    const texts = new RememberedTexts();
    let made = 0;
    const ask = (facts: unknown): string => texts.of(facts, () => `早 ${(made += 1)}`).toString();
    const facts = { id: 'art_1', files: ['a', 'b'] };
    expect([ask(facts), ask({ ...facts })]).toEqual(['早 1', '早 1']);
    expect([ask({ ...facts, files: ['a'] }), ask({ ...facts, id: 'art_2' }), ask(facts)]).toEqual([
      '早 2',
      '早 3',
      '早 1',
    ]);
  });

  test('take no more memory than a few megabytes, whatever is asked for', () => {
    const texts = new RememberedTexts();
    const long = 'x'.repeat(500_000);
    for (let at = 0; at < 20; at += 1) texts.of(at, () => long);
    let made = 0;
    const again = (at: number): void => void texts.of(at, () => `${(made += 1)}`);
    for (const at of [19, 18, 17, 16, 15]) again(at);
    expect(made).toBe(0);
    for (const at of [0, 1, 10]) again(at);
    expect(made).toBe(3);
  });
});
