import { describe, expect, test } from '@jest/globals';
import { commonCategories, filedUnder } from '../../../../src/briefing/domain/request/topics/category-topics.js';
import { TopicEvidence } from '../../../../src/briefing/domain/request/topics/topic-evidence.js';

const NONE: ReadonlySet<string> = new Set();
const filed = (...categories: readonly string[]) => filedUnder(categories, NONE);

describe('categories', () => {
  test.each([
    ['Sport', 'sport'],
    ['Sports', 'sport'],
    ['DEPORTES', 'sport'],
    ['Esportes', 'sport'],
    ['体育', 'sport'],
    ['スポーツ', 'sport'],
    ['Sports/Tennis', 'sport'],
    ['News > Sport', 'sport'],
    ['Sport - Handball', 'sport'],
    ['Sports & Leisure', 'sport'],
    ['#Fußball', 'football'],
    ['r/technology', 'technology'],
    ['faits-divers', 'crime'],
    ['Wirtschaft', 'economy'],
    ['Santé', 'health'],
  ])('%s names a subject', (category, topic) => {
    expect(filed(category).sure).toContain(topic);
  });

  test.each(['Uncategorized', 'News', 'Top Stories', 'Allgemein', 'World', '17', 'Home', 'Angela Merkel', 'Lyon'])(
    '%s names none',
    (category) => {
      const { sure, doubtful } = filed(category);
      expect([...sure, ...doubtful]).toEqual([]);
    },
  );

  test.each(['People', 'Lifestyle', 'Arts & Science'])('%s alone is not believed', (category) => {
    const { sure, doubtful } = filed(category);
    expect(sure).toEqual([]);
    expect(doubtful).not.toEqual([]);
  });

  test('of many subjects at once are not believed', () => {
    expect(filed('Sport', 'Politics', 'Health', 'Travel').sure).toEqual([]);
    expect(filed('Sport', 'Football', 'Health').sure).toEqual(['sport', 'football', 'health']);
  });

  test('that a feed puts on everything say what the feed is about', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ sourceId: 's', categories: ['Sport', name] }));
    const common = commonCategories(items).get('s');
    expect(common).toEqual(new Set(['sport']));
    expect(filedUnder(['Sport', 'a'], common ?? NONE)).toMatchObject({ sure: [], doubtful: ['sport'] });
    expect(commonCategories(items.slice(0, 3)).get('s')).toEqual(NONE);
  });
});

describe('an item', () => {
  const silent = {
    title: 'A long evening',
    text: 'It ended late. Everybody went home.',
    url: null,
    language: 'en' as const,
  };
  const evidence = (categories: readonly string[], more = {}) => new TopicEvidence({ ...silent, categories, ...more });

  test('that says nothing of its subject is of what it is filed under', () => {
    expect(new TopicEvidence(silent).touches('sport')).toBe(false);
    expect(evidence(['Sport']).touches('sport')).toBe(true);
    expect(evidence(['Sport']).isAbout('sport')).toBe(true);
    expect(evidence(['Football']).touches('sport')).toBe(true);
    expect(evidence(['Sport']).touches('football')).toBe(false);
    expect(evidence(['Sport']).touches('politics')).toBe(false);
  });

  test('is of what its whole feed is filed under only when a word of it says so too', () => {
    const common = new Set(['sport']);
    expect(evidence(['Sport'], { common }).touches('sport')).toBe(false);
    expect(evidence(['Sport'], { common }).hints('sport')).toBe(true);
    expect(evidence(['Sport'], { common, text: 'The coach praised the team.' }).touches('sport')).toBe(true);
  });

  test('is of what its tags name together, and one tag alone is a hint', () => {
    expect(evidence(['Arsenal London', 'Manchester United', 'Bayern München']).touches('sport')).toBe(true);
    expect(evidence(['Manchester United', 'London']).touches('sport')).toBe(false);
    expect(evidence(['Manchester United', 'London']).hints('sport')).toBe(true);
  });

  test('tagged to be found is not believed by its tags alone', () => {
    expect(evidence(['Sport', 'Politics', 'Health', 'Travel']).touches('sport')).toBe(false);
  });
});
