import { describe, expect, test } from '@jest/globals';
import {
  HostsSpeakAnotherLanguage,
  settle as settleWith,
  type ListeningPreferences,
  sourcesNamedBy,
  wordsOf,
  type BriefingInput,
} from '../../../src/briefing/domain/briefing-request.js';
import { HostCatalogue, UnknownHosts } from '../../../src/shared/kernel/hosts/host-catalogue.js';

const profile = { language: 'de', timezone: 'Europe/Berlin' } as const;
const listening = { format: null, targetLengthSeconds: null, hostIds: null, memory: true } as const;
const input = (changes: Partial<BriefingInput> = {}): BriefingInput => ({
  userRequest: 'What is new?',
  preferenceContext: {},
  capacity: {},
  scope: {},
  refs: [],
  ...changes,
});

const settle = (asked: BriefingInput, of: typeof profile, usual: Partial<ListeningPreferences> = {}) =>
  settleWith(asked, of, { ...listening, ...usual }, HostCatalogue.builtIn);

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

  test('takes the hosts of the preferences where the request names none and they speak its language', () => {
    const usual = { hostIds: ['host_de_clara'] };
    expect(settle(input(), profile, usual)).toMatchObject({ language: 'de', hostIds: ['host_de_clara'] });
    const english = settle(input({ language: 'en' }), profile, usual);
    expect(english).toMatchObject({ language: 'en', hostIds: ['host_en_alex', 'host_en_emma'] });
    expect(settle(input({ hostIds: ['host_de_jonas'] }), profile, usual).hostIds).toEqual(['host_de_jonas']);
    const japanese = settle(input({ hostIds: ['host_ja_yui'] }), profile, usual);
    expect(japanese).toMatchObject({ language: 'ja', hostIds: ['host_ja_yui'] });
    expect(settle(input(), profile, { hostIds: ['host_fr_julien'] }).language).toBe('de');
  });

  test('records what was preferred beside what was asked for', () => {
    const usual = { format: 'in_depth', targetLengthSeconds: 900 } as const;
    const settled = settle(input({ capacity: { targetLengthSeconds: 300 } }), profile, usual);
    expect(settled).toMatchObject({ capacity: { targetLengthSeconds: 300 }, defaults: usual, memory: true });
    expect(settle(input(), profile, { memory: false }).memory).toBe(false);
  });

  test('remembers nothing for a request that chooses its items', () => {
    expect(settle(input({ scope: { itemIds: ['itm_1'] } }), profile).memory).toBe(false);
    expect(settle(input({ scope: { sourceIds: ['src_1'] } }), profile).memory).toBe(true);
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

  const refs = [
    { key: 'ref_1', sourceId: 'src_1' },
    { key: 'ref_10', sourceId: 'src_10' },
  ];
  const scopeFor = (userRequest: string, scope = {}) => settle(input({ userRequest, refs, scope }), profile).scope;

  test('is about the sources whose refs the request names, within the scope', () => {
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

  test.each(['Start with ref_1', 'More from ref_1', 'Less from ref_10', 'Politics, and ref_1 last'])(
    'is not restricted by a ref that is only given a place: %s',
    (userRequest) => {
      expect(scopeFor(userRequest)).toEqual({});
    },
  );

  test('finds every source that the input names', () => {
    const spoken = input({
      scope: { sourceIds: ['a', 'b'], excludedSourceIds: ['c'] },
      refs: [{ key: 'ref_1', sourceId: 'b' }],
    });
    expect(sourcesNamedBy(spoken)).toEqual(['a', 'b', 'c']);
  });
});
