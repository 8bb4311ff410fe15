import { describe, expect, test } from '@jest/globals';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import { keyOf } from '../../../../src/briefing/domain/request/understood.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

const excluded = (language: Language, request: string): readonly string[] =>
  understand(request, language).excluded.map(keyOf);

describe('a word that holds its own refusal', () => {
  test.each<[Language, string, string]>([
    ['en', 'a politics-free hour', '#politics'],
    ['en', 'an apolitical update', '#politics'],
    ['en', 'My Trump-free news please', 'trump'],
    ['de', 'ein politikfreies Update', '#politics'],
    ['de', 'bitte unpolitisch', '#politics'],
  ])('in %s refuses what it names: %s', (language, request, key) => {
    expect(excluded(language, request)).toEqual([key]);
  });

  test.each<[Language, string]>([
    ['en', 'a sugar-free diet'],
    ['en', 'the Smoke-Free Generation bill'],
    ['en', 'zero emissions in shipping'],
    ['en', 'free of charge museums'],
    ['de', 'barrierefreie Bahnhöfe'],
    ['pt', 'o corte de gastos'],
    ['zh', '零售业的消息'],
    ['ja', 'ゼロ金利のニュース'],
    ['ja', '巨人×阪神の結果'],
  ])('in %s is a word like others elsewhere: %s', (language, request) => {
    expect(excluded(language, request)).toEqual([]);
  });

  test('leaves what stands beside it wanted', () => {
    const { wanted } = understand('science and a politics-free roundup of health', 'en');
    expect(wanted.map(keyOf)).toEqual(['#science', '#health']);
  });
});

describe('pictures', () => {
  test('of crosses and ticks refuse and want', () => {
    const understood = understand('football ❌ science ✅', 'en');
    expect([understood.excluded.map(keyOf), understood.wanted.map(keyOf)]).toEqual([['#football'], ['#science']]);
  });

  test('end a thought, and a refusal that has named nothing yet goes on after them', () => {
    expect(understand('tech 🚀 no sport', 'en').wanted.map(keyOf)).toEqual(['#technology']);
    expect(excluded('en', 'please no 🙄 sport')).toEqual(['#sport']);
  });
});
