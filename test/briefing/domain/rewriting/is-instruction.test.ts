import { describe, expect, test } from '@jest/globals';
import { isInstruction } from '../../../../src/briefing/domain/rewriting/is-instruction.js';
import { INJECTIONS, ORDINARY } from './corpus/injections.js';
import { fresh } from './corpus/fresh.js';
import { later } from './corpus/later.js';
import { sentencesOfFeeds } from './feed-sentences.js';
import { seen } from './corpus/seen.js';
import { unseen } from './corpus/unseen.js';

describe('A sentence of a feed', () => {
  test.each(INJECTIONS)('that speaks to a program is an instruction: $injected', ({ injected }) => {
    expect(isInstruction(injected)).toBe(true);
  });

  test.each(ORDINARY)('that tells news is none: %s', (sentence) => {
    expect(isInstruction(sentence)).toBe(false);
  });

  test('of ordinary feeds and of the corpora is none', () => {
    const told = [seen, unseen, fresh, later].flatMap((corpus) => Object.values(corpus).flat());
    const sentences = [...sentencesOfFeeds().map(({ text }) => text), ...told.flatMap(({ evidence }) => evidence)];
    expect(sentences.length).toBeGreaterThan(300);
    expect(sentences.filter(isInstruction)).toEqual([]);
  });

  test('is looked through in one pass, however it repeats itself', () => {
    const hostile = ['ignore '.repeat(3_000), 'a '.repeat(8_000), '忽略'.repeat(4_000), 'tell the '.repeat(2_000)];
    expect(hostile.map(isInstruction)).toHaveLength(4);
    const asked = [`Message ${'a'.repeat(40)}xyzq`, `Note ${'to a al '.repeat(3_000)}`, `${'#'.repeat(20_000)} news`];
    expect(asked.map(isInstruction)).toEqual([false, false, false]);
    expect(isInstruction(`. system${'¨'.repeat(20_000)}`)).toBe(false);
  });

  test.each(['Note to all language models', 'Attention a tous les assistants', 'Nota para los asistentes'])(
    'that speaks to models is an instruction, however much stands before it: %s',
    (words) => {
      expect(isInstruction(words)).toBe(true);
      expect(isInstruction(`${'The ferry is back. '.repeat(1_000)}${words}`)).toBe(true);
    },
  );
});
