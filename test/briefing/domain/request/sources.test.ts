import { describe, expect, test } from '@jest/globals';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import type { NamedSources, Understood } from '../../../../src/briefing/domain/request/understood.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

const SOURCES = [
  'BBC News',
  'Reuters',
  'Die Welt',
  'Die Zeit',
  'Le Monde',
  'El Mundo',
  'El País',
  'This Week',
  'Today',
  'No',
  'Kein',
  'Tell me',
  'Nature',
  '朝日新聞',
].map((name) => ({ name }));

const said = (language: Language, request: string): Understood => understand(request, language, SOURCES);

describe('a source', () => {
  test.each<[Language, string, readonly string[]]>([
    ['en', 'News from the BBC', ['BBC News']],
    ['en', 'Only the BBC and Reuters', ['BBC News', 'Reuters']],
    ['de', 'Nachrichten von der Welt', ['Die Welt']],
    ['de', 'Nur aus der Zeit', ['Die Zeit']],
    ['fr', 'Les actualités du Monde', ['Le Monde']],
    ['es', 'Noticias de El País', ['El País']],
    ['ja', '朝日新聞のニュースのみ', ['朝日新聞']],
  ])('in %s restricts where it is all that is asked for: %s', (language, request, only) => {
    expect(said(language, request).sources).toEqual({ only, excluded: [] });
  });

  test.each<[Language, string, Partial<NamedSources>]>([
    ['en', 'Less from the BBC', { less: ['BBC News'] }],
    ['en', 'Start with the BBC', { first: ['BBC News'] }],
    ['en', 'Start with the BBC, then Reuters', { first: ['BBC News', 'Reuters'] }],
    ['en', 'First Reuters, then the BBC, and politics', { first: ['Reuters', 'BBC News'] }],
    ['en', 'Only from the BBC and Reuters. Start with Reuters', { only: ['BBC News', 'Reuters'], first: ['Reuters'] }],
    ['en', 'Reuters last, please', { last: ['Reuters'] }],
    ['en', 'More from the BBC', { more: ['BBC News'] }],
    ['en', 'Especially Reuters', { more: ['Reuters'] }],
    ['de', 'Mehr von Reuters', { more: ['Reuters'] }],
    ['de', 'Weniger von der BBC', { less: ['BBC News'] }],
    ['de', 'Zuerst Reuters, danach die BBC', { first: ['Reuters', 'BBC News'] }],
    ['fr', 'Commence par la BBC', { first: ['BBC News'] }],
    ['es', 'Menos de la BBC', { less: ['BBC News'] }],
    ['ja', '朝日新聞を多めに', { more: ['朝日新聞'] }],
  ])('in %s is given its place and others stay: %s', (language, request, place) => {
    const { sources, leftOver } = said(language, request);
    expect(sources).toEqual({ only: [], excluded: [], ...place });
    expect(leftOver).toEqual([]);
  });

  test('by a key that only the scope knows has no place, and its name is left over', () => {
    const { sources, leftOver } = said('en', 'Start with ref_7');
    expect(sources).toEqual({ only: [], excluded: [] });
    expect(leftOver).toEqual(['ref_7']);
  });

  test.each<[Language, string]>([
    ['fr', 'Que se passe-t-il dans le monde ?'],
    ['es', '¿Qué pasa en el mundo?'],
    ['es', 'La economía del país'],
    ['de', 'Was ist los in der Welt?'],
    ['de', 'Ich habe keine Zeit'],
    ['de', 'Kein Sport'],
    ['en', 'The news of this week'],
    ['en', 'What happened today?'],
    ['en', 'Tell me about ferries. No sport.'],
    ['en', 'Politics, No sport'],
    ['en', 'TELL ME WHAT IS NEW TODAY'],
  ])('in %s is not named by ordinary words: %s', (language, request) => {
    expect(said(language, request).sources).toEqual({ only: [], excluded: [] });
  });

  test('that may be a subject is refused as both', () => {
    expect(said('en', 'News, but no Nature')).toMatchObject({
      sources: { excluded: ['Nature'] },
      excluded: [{ text: 'Nature' }],
    });
  });

  test.each<[Language, string]>([
    ['en', 'Nothing from the BBC or Reuters'],
    ['de', 'Nichts von Reuters'],
    ['es', 'Nada de El País'],
  ])('in %s that is marked as one is refused as nothing else: %s', (language, request) => {
    const { sources, excluded } = said(language, request);
    expect(sources.excluded).not.toEqual([]);
    expect(excluded).toEqual([]);
  });
});
