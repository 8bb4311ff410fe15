import { describe, expect, test } from '@jest/globals';
import { fitLine, fitText, lineHeight, type Measure } from '../../../../src/briefing/adapters/canvas/typesetting.js';

/** A typewriter: every character half its size wide, Chinese ones the whole. */
const measure: Measure = (text, size) =>
  [...text].reduce((width, character) => width + (/\p{Script=Han}/u.test(character) ? size : size / 2), 0);

const BOX = { width: 1000, height: 500 };
const SIZES = { sizes: [120, 100, 80, 60], measure };

describe('fitting a text', () => {
  test('takes the largest size at which all of it fits', () => {
    expect(fitText('Short title', 'en', BOX, SIZES)).toEqual({ size: 120, lines: ['Short title'] });
    const long = fitText(
      'A title that is much too long for the largest size and takes a smaller one',
      'en',
      BOX,
      SIZES,
    );
    expect(long.size).toBe(100);
    expect(long.lines.length * lineHeight(long.size)).toBeLessThanOrEqual(BOX.height);
    expect(long.lines.join(' ')).toBe('A title that is much too long for the largest size and takes a smaller one');
  });

  test('makes lines of about equal length', () => {
    const { lines } = fitText('one two three four five six', 'en', BOX, SIZES);
    const widths = lines.map((line) => measure(line, 120));
    expect(lines).toHaveLength(2);
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.7);
  });

  test('takes a smaller size rather than break a word, and breaks one that fits at none', () => {
    expect(fitText('Donaudampfschifffahrt', 'de', BOX, SIZES)).toEqual({ size: 80, lines: ['Donaudampfschifffahrt'] });
    const broken = fitText('x'.repeat(60), 'en', BOX, SIZES);
    expect(broken.lines.join('')).toBe('x'.repeat(60));
    for (const line of broken.lines) expect(measure(line, broken.size)).toBeLessThanOrEqual(BOX.width);
  });

  test('cuts at the smallest size and says so', () => {
    const { size, lines } = fitText('word '.repeat(300), 'en', BOX, SIZES);
    expect(size).toBe(60);
    expect(lines).toHaveLength(Math.floor(500 / lineHeight(60)));
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(BOX.width);
  });

  test('begins no line with what closes: Chinese and Japanese break between words', () => {
    const { lines } = fitText('欧洲央行维持利率不变，新望远镜拍下遥远星系。谷歌发布新模型', 'zh', BOX, SIZES);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).not.toMatch(/^[，。、！？）」]/);
  });

  test('sets nothing for nothing', () => {
    expect(fitText('', 'en', BOX, SIZES).lines).toEqual([]);
  });
});

describe('fitting a line', () => {
  test('leaves what fits and shortens what does not, by whole characters', () => {
    const widthOf = (text: string): number => measure(text, 10);
    expect(fitLine('Alex & Emma', 200, widthOf)).toBe('Alex & Emma');
    expect(fitLine('👩‍👩‍👧'.repeat(50), 200, widthOf)).toMatch(/^(👩‍👩‍👧)+…$/u);
  });
});
