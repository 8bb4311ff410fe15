import { describe, expect, test } from '@jest/globals';
import {
  HostsSpeakAnotherLanguage,
  settle,
  sourcesNamedBy,
  UnknownHosts,
  wordsOf,
  type BriefingInput,
} from '../../../src/briefing/domain/briefing-request.js';

const profile = { language: 'de', timezone: 'Europe/Berlin' } as const;
const input = (changes: Partial<BriefingInput> = {}): BriefingInput => ({
  userRequest: 'What is new?',
  preferenceContext: {},
  capacity: {},
  scope: {},
  refs: [],
  ...changes,
});

describe('settling the input of a briefing request', () => {
  test('takes the language of the request, else of the hosts, else of the profile', () => {
    expect(settle(input({ language: 'fr' }), profile).language).toBe('fr');
    expect(settle(input({ hostIds: ['host_ja_yui'] }), profile).language).toBe('ja');
    expect(settle(input(), profile).language).toBe('de');
  });

  test("gives the language's two default hosts when none is named", () => {
    expect(settle(input({ language: 'en' }), profile).hostIds).toEqual(['host_en_alex', 'host_en_emma']);
  });

  test('keeps the named hosts, each once', () => {
    expect(settle(input({ hostIds: ['host_en_emma', 'host_en_emma'] }), profile).hostIds).toEqual(['host_en_emma']);
  });

  test('refuses unknown hosts and hosts of another language', () => {
    expect(() => settle(input({ hostIds: ['nobody'] }), profile)).toThrow(UnknownHosts);
    expect(() => settle(input({ hostIds: ['host_en_emma'], language: 'es' }), profile)).toThrow(
      HostsSpeakAnotherLanguage,
    );
    expect(() => settle(input({ hostIds: ['host_en_emma', 'host_fr_camille'] }), profile)).toThrow(
      HostsSpeakAnotherLanguage,
    );
  });

  test('takes the time zone of the request, else of the profile', () => {
    expect(settle(input({ timezone: 'Asia/Tokyo' }), profile).timezone).toBe('Asia/Tokyo');
    expect(settle(input(), profile).timezone).toBe('Europe/Berlin');
  });

  test("records none of the person's own words in clear, what they search for included", () => {
    const asked = input({ userRequest: 'My knee', preferenceContext: { pain: 'left' }, scope: { query: 'arthrosis' } });
    expect(JSON.stringify(settle(asked, profile))).not.toMatch(/knee|left|arthrosis/);
    expect(wordsOf(asked)).toEqual({ userRequest: 'My knee', preferenceContext: { pain: 'left' }, query: 'arthrosis' });
    expect(wordsOf(input())).toEqual({ userRequest: 'What is new?', preferenceContext: {} });
  });

  test('is about the sources whose refs the request names, within the scope', () => {
    const refs = [
      { key: 'ref_1', sourceId: 'src_1' },
      { key: 'ref_10', sourceId: 'src_10' },
    ];
    const scopeFor = (userRequest: string, scope = {}) => settle(input({ userRequest, refs, scope }), profile).scope;
    expect(scopeFor('What is new?')).toEqual({});
    expect(scopeFor('The latest of ref_10, please')).toEqual({ sourceIds: ['src_10'] });
    expect(scopeFor('Compare ref_1 and ref_10')).toEqual({ sourceIds: ['src_1', 'src_10'] });
    expect(scopeFor('ref_1', { sourceIds: ['src_2'] })).toEqual({ sourceIds: [] });
    expect(scopeFor('Everything, but nothing from ref_1')).toEqual({ excludedSourceIds: ['src_1'] });
    expect(scopeFor('Only ref_10, without ref_1', { excludedSourceIds: ['src_3'] })).toEqual({
      sourceIds: ['src_10'],
      excludedSourceIds: ['src_3', 'src_1'],
    });
  });

  test('finds every source that the input names', () => {
    const spoken = input({
      scope: { sourceIds: ['a', 'b'], excludedSourceIds: ['c'] },
      refs: [{ key: 'ref_1', sourceId: 'b' }],
    });
    expect(sourcesNamedBy(spoken)).toEqual(['a', 'b', 'c']);
  });
});
