import { describe, expect, test } from '@jest/globals';
import type { Capacity, RequestDefaults, Words } from '../../../../src/briefing/domain/briefing-request.js';
import { commissionOf, hostsOf } from '../../../../src/briefing/domain/composing/commission.js';
import { HostCatalogue } from '../../../../src/shared/kernel/hosts/host-catalogue.js';
import type { Language } from '../../../../src/shared/kernel/language.js';
import { requestedData } from '../samples.js';

const PREFERRED: RequestDefaults = { format: 'in_depth', targetLengthSeconds: 900 };

const lengthOf = (
  userRequest: string,
  language: Language = 'en',
  capacity: Capacity = {},
  more: Partial<Words> = {},
) => {
  const request = { ...requestedData.request, language, capacity, defaults: PREFERRED };
  return commissionOf({ ...requestedData, request }, { userRequest, preferenceContext: {}, ...more }, []).targetMs;
};

describe('what the composer is asked', () => {
  test.each<[Language, string]>([
    ['en', 'What is new?'],
    ['de', 'Was gibt es Neues?'],
    ['fr', 'Quoi de neuf ?'],
    ['es', '¿Qué hay de nuevo?'],
    ['pt', 'O que há de novo?'],
    ['zh', '有什么新闻？'],
    ['ja', '新しいニュースは？'],
  ])('is the length that the owner prefers where a request is silent: %s', (language, words) => {
    expect(lengthOf(words, language)).toBe(900_000);
  });

  test('is the length of capacity where it says one', () => {
    expect(lengthOf('What is new?', 'en', { targetLengthSeconds: 300 })).toBe(300_000);
  });

  test.each<[Language, string]>([
    ['en', 'The news in five minutes'],
    ['en', 'Keep it short'],
    ['de', 'Die Nachrichten in fünf Minuten'],
    ['de', 'Fasse dich kurz'],
    ['zh', '五分钟讲完'],
    ['ja', '短くお願いします'],
  ])('is left to words that speak of the length: %s %s', (language, words) => {
    expect(lengthOf(words, language)).toBeNull();
  });

  test('is left to the preferences that came with the request', () => {
    expect(lengthOf('What is new?', 'en', {}, { preferenceContext: { length: 'in five minutes' } })).toBeNull();
  });

  test('is as long as the material deserves where nobody says anything', () => {
    const words = { userRequest: 'What is new?', preferenceContext: {} };
    expect(commissionOf(requestedData, words, []).targetMs).toBeNull();
  });
});

describe('who speaks in a composition', () => {
  const spokenBy = (...hostIds: string[]) =>
    hostsOf(
      { ...requestedData, request: { ...requestedData.request, language: 'de', hostIds } },
      HostCatalogue.builtIn,
    );

  test('is who was chosen', () => {
    expect(spokenBy('host_de_clara')).toEqual([{ id: 'host_de_clara', name: 'Clara' }]);
  });

  test('is whoever is left where the operator took a host away', () => {
    expect(spokenBy('host_de_udo', 'host_de_clara')).toEqual([{ id: 'host_de_clara', name: 'Clara' }]);
  });

  test('is the default pair of the language where nobody is left', () => {
    expect(spokenBy('host_de_udo').map(({ name }) => name)).toEqual(['Jonas', 'Clara']);
  });
});
