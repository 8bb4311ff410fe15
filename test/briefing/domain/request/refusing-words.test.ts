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

describe('what a subject does to the listener', () => {
  test.each<[Language, string, string]>([
    ['en', 'crime news frightens me', '#crime'],
    ['de', 'Krieg deprimiert mich', '#war'],
    ['fr', 'La politique me déprime', '#politics'],
    ['es', 'La guerra me angustia', '#war'],
    ['pt', 'A guerra me assusta', '#war'],
    ['zh', '战争让我难过', '#war'],
  ])('in %s refuses it: %s', (language, request, key) => {
    expect(excluded(language, request)).toEqual([key]);
  });

  test.each<[Language, string]>([
    ['en', 'science fascinates me'],
    ['en', 'the economy worries me'],
    ['en', 'Politics. Tell me more'],
    ['de', 'Kultur begeistert mich'],
    ['fr', 'la science me passionne'],
    ['es', 'la ciencia me encanta'],
    ['pt', 'a ciência me encanta'],
    ['zh', '科学让我开心'],
  ])('in %s asks for it where it is welcome: %s', (language, request) => {
    const { excluded: refused, wanted } = understand(request, language);
    expect([refused, wanted.map(({ topic }) => topic).length]).toEqual([[], 1]);
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
