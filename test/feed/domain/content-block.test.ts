import { describe, expect, test } from '@jest/globals';
import {
  blocksOfText,
  cutText,
  lengthOfAll,
  LONGEST_PARAGRAPH,
  partsOf,
  type Block,
} from '../../../src/feed/domain/content-block.js';

const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ kind: 'text', text }] });

describe('Kept text', () => {
  test('becomes paragraphs with their lines, and lists by their marks', () => {
    expect(blocksOfText('One.\nStill one.\n\n- a\n- b\n\n3. c\n4. d\n\n- no list\nbut a dash')).toEqual([
      {
        kind: 'paragraph',
        spans: [{ kind: 'text', text: 'One.' }, { kind: 'break' }, { kind: 'text', text: 'Still one.' }],
      },
      { kind: 'list', start: null, entries: [[paragraph('a')], [paragraph('b')]] },
      { kind: 'list', start: 3, entries: [[paragraph('c')], [paragraph('d')]] },
      {
        kind: 'paragraph',
        spans: [{ kind: 'text', text: '- no list' }, { kind: 'break' }, { kind: 'text', text: 'but a dash' }],
      },
    ]);
    expect(blocksOfText('')).toEqual([]);
    expect(blocksOfText('\n\n\n\n')).toEqual([]);
  });

  test('has no paragraph without an end, and loses no character', () => {
    for (const text of ['word '.repeat(10_000), '😀'.repeat(10_000), 'x'.repeat(20_001)]) {
      const pieces = cutText(text);
      expect(pieces.join('')).toBe(text);
      expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(LONGEST_PARAGRAPH);
      expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
    }
  });
});

describe('What is long', () => {
  test('comes in parts that are whole blocks, at least one', () => {
    const blocks = Array.from({ length: 10 }, () => paragraph('x'.repeat(1_000)));
    const parts = partsOf(blocks, 3_500);
    expect(parts.map((part) => lengthOfAll(part))).toEqual([3_000, 3_000, 3_000, 1_000]);
    expect(parts.flat()).toEqual(blocks);
    expect(partsOf([], 3_500)).toEqual([[]]);
    expect(partsOf([paragraph('x'.repeat(9_000))], 3_500)).toHaveLength(1);
  });

  test('counts very many small blocks as well', () => {
    const crowd = Array.from({ length: 10_000 }, () => paragraph('x'));
    expect(Math.max(...partsOf(crowd, 24_000).map((part) => part.length))).toBeLessThanOrEqual(400);
  });
});
