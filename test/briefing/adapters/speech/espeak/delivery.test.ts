import { describe, expect, test } from '@jest/globals';
import { deliveryOf, kindOf, PLAIN } from '../../../../../src/briefing/adapters/speech/espeak/delivery.js';
import { phrased } from '../../../../../src/briefing/adapters/speech/espeak/phrasing.js';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { NEWS } from '../news.js';

const line = (text: string) => ({ host: 0, text });

describe('the kind of a sentence', () => {
  test.each(['Who will pay for that?', '¿Quién va a pagar eso?', 'Qui va payer ?', '谁来承担这笔费用呢？', '費用は誰が負担するのでしょうか。', 'He asked: “Why?”'])(
    'is a question where it asks: %s',
    (text) => expect(kindOf(line(text), 3)).toBe('question'),
  ); // prettier-ignore

  test('is an opening where a story or the briefing begins, unless it asks', () => {
    expect(kindOf(line('Good morning.'), 0)).toBe('opening');
    expect(kindOf({ ...line('Now to the weather.'), opensPart: true }, 7)).toBe('opening');
    expect(kindOf({ ...line('And the weather?'), opensPart: true }, 7)).toBe('question');
  });

  test('is an aside where it states no fact or stands in parentheses', () => {
    expect(kindOf({ ...line('That is what two papers report.'), aside: true }, 4)).toBe('aside');
    expect(kindOf(line('(The company did not answer.)'), 4)).toBe('aside');
    expect(kindOf(line('The company (a bank) did not answer.'), 4)).toBe('statement');
  });

  test('is a question once in the news of each language, and a statement else', () => {
    for (const language of LANGUAGES) {
      const kinds = NEWS[language].slice(1).map((text) => kindOf(line(text), 5));
      expect(kinds.toSorted()).toEqual(['question', ...Array.from({ length: 8 }, () => 'statement')]);
    }
  });
});

describe('the delivery', () => {
  test('is the same for the same words', () => {
    expect(deliveryOf(line('Prices rose in May.'), 2)).toEqual(deliveryOf(line('Prices rose in May.'), 9));
  });

  test('varies a little from sentence to sentence, around what is plain', () => {
    const deliveries = Array.from({ length: 500 }, (_, index) => deliveryOf(line(`Sentence number ${index}.`), 2));
    expect(new Set(deliveries.map(({ pitch }) => pitch)).size).toBeGreaterThan(300);
    for (const part of ['pace', 'pitch', 'range'] as const) {
      const mean = deliveries.reduce((sum, delivery) => sum + delivery[part], 0) / deliveries.length;
      expect(Math.abs(mean / PLAIN[part] - 1)).toBeLessThan(0.01);
    }
    for (const { pace } of deliveries) expect(Math.abs(pace - 1)).toBeLessThan(0.02);
  });

  test('is livelier and slower where a story begins, and lower and quicker beside the facts', () => {
    const text = 'The harbour bridge stays closed.';
    const [opening, plain, aside] = [
      deliveryOf({ ...line(text), opensPart: true }, 3),
      deliveryOf(line(text), 3),
      deliveryOf({ ...line(text), aside: true }, 3),
    ];
    expect(opening.range).toBeGreaterThan(plain.range);
    expect(opening.pitch).toBeGreaterThan(plain.pitch);
    expect(opening.pace).toBeLessThan(plain.pace);
    expect(aside.range).toBeLessThan(plain.range);
    expect(aside.pitch).toBeLessThan(plain.pitch);
    expect(aside.pace).toBeGreaterThan(plain.pace);
  });
});

describe('phrases', () => {
  test.each([
    ['The minister (63) left.', 'The minister, 63, left.'],
    ['She left (at last).', 'She left, at last.'],
    ['(At last) she left - alone.', 'At last, she left, alone.'],
    ['A well-known 12-year-old.', 'A well-known 12-year-old.'],
    ['部长(63岁)说。', '部长, 63岁说。'],
  ])('are heard in %s', (text, heard) => {
    expect(phrased(text)).toBe(heard);
  });

  test('are found in text of any length without delay', () => {
    for (const worst of ['(', ' (', ') ', ' - ', ' ']) expect(phrased(worst.repeat(20_000)).length).toBeGreaterThan(-1);
  });
});
