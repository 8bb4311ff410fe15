import { describe, expect, test } from '@jest/globals';
import {
  changeRule,
  makeRule,
  MOST_RULES,
  RuleKeywordRefused,
  RuleOfTwoScopes,
  saysTheSame,
  tidyKeyword,
  TooManyRules,
  type Rule,
  type RuleMeaning,
} from '../../../src/feed/domain/rule.js';
import { rulingOn, type Finding } from '../../../src/feed/domain/ruling.js';
import { InvalidRequest } from '../../../src/shared/kernel/domain-error.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { CallerId, RuleId } from '../../../src/shared/kernel/identifiers.js';

const MEANING: RuleMeaning = {
  action: 'mute',
  keyword: 'football',
  searchContent: false,
  folderId: null,
  sourceId: null,
  enabled: true,
};
const owner = brand<CallerId>('usr_1');
const rule = (id: string, meaning: Partial<RuleMeaning> = {}): Rule =>
  makeRule([], { ...MEANING, ...meaning }, { id: brand<RuleId>(id), owner, at: 1 });

describe('The keyword of a rule', () => {
  test('is kept in one form', () => {
    expect(tidyKeyword('  cafe\u0301\u00a0 "two  words" -not ')).toBe('café "two words" -not');
  });

  test.each(['', '   ', '"', '- -', '!?', 'a\u0000b', 'a\nb', '\u202efootball', '\ud800', 'x'.repeat(501)])(
    'is refused where nothing can be found by it, or it cannot be shown: %j',
    (keyword) => {
      expect(() => tidyKeyword(keyword)).toThrow(RuleKeywordRefused);
    },
  );

  test('has as many parts as a search', () => {
    const words = Array.from({ length: 65 }, (_, at) => `w${at}`).join(' ');
    expect(() => tidyKeyword(words)).toThrow(InvalidRequest);
  });

  test.each(['C#', '日', '足球', '🎉', '-football', '"open source" -cloud', 'サッカー'])('may be %s', (keyword) => {
    expect(tidyKeyword(keyword)).toBe(keyword);
  });
});

describe('The rules of a caller', () => {
  test('are so many at most', () => {
    const all = Array.from({ length: MOST_RULES }, (_, at) => rule(`rul_${at}`));
    expect(() => makeRule(all, MEANING, { id: brand<RuleId>('rul_x'), owner, at: 2 })).toThrow(TooManyRules);
  });

  test('say the same whether they are switched on or not', () => {
    expect(saysTheSame(rule('a'), rule('b', { enabled: false }))).toBe(true);
    expect(saysTheSame(rule('a'), rule('b', { searchContent: true }))).toBe(false);
  });

  test('change what is mentioned, and are as they were where that is nothing', () => {
    const before = rule('a');
    expect(changeRule(before, { keyword: 'football' }, 5)).toBe(before);
    expect(changeRule(before, { enabled: false }, 5)).toEqual({ ...before, enabled: false, updatedAt: 5 });
  });

  test('move from a folder to a source, and are never for both', () => {
    const before = rule('a', { folderId: 'fld_1' });
    expect(changeRule(before, { sourceId: 'src_1' }, 5)).toMatchObject({ folderId: null, sourceId: 'src_1' });
    expect(changeRule(before, { folderId: null }, 5)).toMatchObject({ folderId: null, sourceId: null });
    expect(() => changeRule(before, { folderId: 'fld_2', sourceId: 'src_1' }, 5)).toThrow(RuleOfTwoScopes);
  });
});

const finding = (one: Rule, feeds: readonly number[], ...found: readonly string[]): Finding => ({
  rule: one,
  feedIds: new Set(feeds),
  found: new Set(found),
});
const fateOf = (findings: readonly Finding[], id = 'item', feedId = 1): string => {
  const ruling = rulingOn({ id, feedId }, findings);
  return ruling.fate === 'kept'
    ? `kept${ruling.preferred ? ', preferred' : ''}`
    : `${ruling.fate} by ${ruling.rules.map((by) => by.id).join()}`;
};

describe('What rules make of an item', () => {
  const mute = rule('m');
  const keep = rule('k', { action: 'keep_only' });
  const other = rule('o', { action: 'keep_only', keyword: 'chess' });
  const ofFolder = rule('f', { action: 'keep_only', folderId: 'fld_1' });
  const prefer = rule('p', { action: 'prefer' });

  test.each<[string, readonly Finding[], string]>([
    ['without a rule', [], 'kept'],
    ['that is muted', [finding(mute, [1], 'item')], 'muted by m'],
    ['of a feed that a rule is not for', [finding(mute, [2], 'item')], 'kept'],
    ['that a rule does not find', [finding(mute, [1], 'another')], 'kept'],
    ['that is preferred', [finding(prefer, [1], 'item')], 'kept, preferred'],
    ['that is muted and preferred', [finding(prefer, [1], 'item'), finding(mute, [1], 'item')], 'muted by m'],
    ['that is not kept', [finding(keep, [1])], 'not_kept by k'],
    ['that one of two rules keeps', [finding(keep, [1]), finding(other, [1], 'item')], 'kept'],
    ['that none of two rules keeps', [finding(keep, [1]), finding(other, [1])], 'not_kept by k,o'],
    [
      'that rules for different scopes do not both keep',
      [finding(keep, [1], 'item'), finding(ofFolder, [1])],
      'not_kept by f',
    ],
    ['that rules for different scopes both keep', [finding(keep, [1], 'item'), finding(ofFolder, [1], 'item')], 'kept'],
    ['of a feed in no folder', [finding(ofFolder, [2])], 'kept'],
    ['that is preferred and not kept', [finding(prefer, [1], 'item'), finding(keep, [1])], 'not_kept by k'],
  ])('%s', (_, findings, fate) => {
    expect(fateOf(findings)).toBe(fate);
  });
});
