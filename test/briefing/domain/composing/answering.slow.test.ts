import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { NoMatchingItems, type ComposeRequest } from '../../../../src/briefing/domain/composing/material.js';
import { explain } from '../../../../src/briefing/domain/explanation.js';
import { labelOf } from '../../../../src/briefing/domain/request/topics/topic-labels.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { selectionOf } from '../../../../src/briefing/domain/selection.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { mixedNews } from './mixed-newsroom.js';
import { newsIn } from './newsroom.js';
import { asking, item } from './requests.js';

interface Wordings {
  readonly noSport: string;
  readonly onlyTechnology: string;
  readonly style: string;
  readonly short: string;
  readonly volcanoes: string;
  readonly politicsFirst: string;
}

const WORDINGS: Readonly<Record<Language, Wordings>> = {
  en: {
    noSport: 'The news, but no sport please',
    onlyTechnology: 'Only technology',
    style: 'In a calm voice and plain words, no jokes',
    short: 'Keep it short',
    volcanoes: 'Only news about volcanoes',
    politicsFirst: 'Start with politics',
  },
  de: {
    noSport: 'Alles außer Sport',
    onlyTechnology: 'Nur Technik bitte',
    style: 'Bitte ruhig und in einfachen Worten, keine Witze',
    short: 'Fasse dich kurz',
    volcanoes: 'Nur Nachrichten über Vulkane',
    politicsFirst: 'Beginne mit Politik',
  },
  fr: {
    noSport: "L'actualité sans le sport",
    onlyTechnology: 'Uniquement la technologie',
    style: 'Sur un ton calme, avec des mots simples, sans blagues',
    short: 'Fais court',
    volcanoes: 'Seulement des nouvelles des volcans',
    politicsFirst: 'Commence par la politique',
  },
  es: {
    noSport: 'Las noticias, pero sin deportes',
    onlyTechnology: 'Solo tecnología',
    style: 'Con voz tranquila y palabras sencillas, sin chistes',
    short: 'Sé breve',
    volcanoes: 'Solo noticias de volcanes',
    politicsFirst: 'Empieza con la política',
  },
  pt: {
    noSport: 'As notícias, mas sem esportes',
    onlyTechnology: 'Só tecnologia',
    style: 'Num tom calmo e com palavras simples, sem piadas',
    short: 'Seja breve',
    volcanoes: 'Só notícias sobre vulcões',
    politicsFirst: 'Comece pela política',
  },
  zh: {
    noSport: '讲讲今天的新闻，不要体育',
    onlyTechnology: '只听科技',
    style: '语气平静一点，通俗易懂，不要笑话',
    short: '简短一点',
    volcanoes: '只听火山的新闻',
    politicsFirst: '先讲政治',
  },
  ja: {
    noSport: '今日のニュースを、スポーツは抜きで',
    onlyTechnology: 'テクノロジーだけ',
    style: '落ち着いた口調で、わかりやすく、冗談は抜きで',
    short: '短くお願いします',
    volcanoes: '火山のニュースだけ聞きたい',
    politicsFirst: '最初に政治をお願いします',
  },
};

const about = (language: Language, userRequest: string, more: Partial<ComposeRequest> = {}): Script =>
  compose(
    mixedNews(language).map(({ item }) => item),
    asking(language, { targetMs: null, userRequest, ...more }),
  );

/** The subjects of all items that a script tells of or merges. */
const subjectsIn = (language: Language, { stories }: Script): readonly string[] => {
  const told = new Set(stories.flatMap(({ items }) => items.map(({ id }) => id)));
  return mixedNews(language).flatMap(({ subject, item }) => (told.has(item.id) ? [subject] : []));
};

const storiesOf = (script: Script): readonly (readonly string[])[] =>
  script.stories.map(({ items }) => items.map(({ id }) => id));

describe.each(LANGUAGES)('a briefing in %s', (language) => {
  const words = WORDINGS[language];

  test('tells nothing of a subject that is not wanted, and everything else', () => {
    const subjects = subjectsIn(language, about(language, words.noSport));
    expect([...new Set(subjects)].toSorted()).toEqual(['health', 'politics', 'technology']);
  });

  test('tells only of the subject that is asked for, and the hosts say how little there is', () => {
    const script = about(language, words.onlyTechnology);
    expect([...new Set(subjectsIn(language, script))]).toEqual(['technology']);
    expect(script.request).toMatchObject({ only: true, wanted: [{ topic: 'technology' }] });
    const label = labelOf({ text: '', topic: 'technology', narrowed: false }, language);
    const phrases = script.lines.flatMap(({ text, citation }) => (citation === undefined ? [text] : []));
    expect(phrases[2]).toContain(label);
  });

  test('fails with the rule in its ledger when there is nothing of what is asked for', () => {
    const failed = (): unknown => about(language, words.volcanoes);
    expect(failed).toThrow(NoMatchingItems);
    try {
      failed();
    } catch (error) {
      const ledger = error instanceof NoMatchingItems ? error.ledger : [];
      expect(ledger).toHaveLength(7);
      for (const entry of ledger) expect(entry).toMatchObject({ reason: 'no_query_match', rule: { kind: 'only' } });
    }
  });

  test('has the same stories in the same order when only the style is asked for', () => {
    expect(storiesOf(about(language, words.style))).toEqual(storiesOf(about(language, '')));
    const [plain, styled] = ['', words.style].map((userRequest) =>
      compose(newsIn(language), asking(language, { userRequest })),
    );
    expect(storiesOf(styled!)).toEqual(storiesOf(plain!));
    expect(styled!.lines).toEqual(plain!.lines);
  });

  test('is at most three minutes long when it is to be short, whatever there is', () => {
    const long = Array.from({ length: 6 }, (_, copy) =>
      mixedNews(language).map(({ item }) => ({
        ...item,
        id: `${item.id}_${copy}`,
        title: `${item.title} ${copy}`,
        at: item.at - copy * 400_000_000,
      })),
    ).flat();
    const script = compose(long, asking(language, { targetMs: null, userRequest: words.short }));
    expect(script.plannedMs).toBeLessThanOrEqual(190_000);
    expect(script.shorterThanAsked).toBe(false);
  });

  test('begins with the subject that is to come first', () => {
    const { stories } = about(language, words.politicsFirst);
    const first = mixedNews(language).find(({ item }) => item.id === stories[0]?.items[0]?.id);
    expect(first?.subject).toBe('politics');
  });
});

describe('the ledger of a briefing', () => {
  test('names the rule of the request that left an item out', () => {
    const material = mixedNews('en').map(({ item }) => item);
    const script = about('en', 'No sport, and nothing from the City Desk');
    const { entries } = selectionOf(material, script, []);
    const why = (id: string): string =>
      explain(
        entries.find(({ itemId }) => itemId === id)!,
        script,
      ).explanation;
    expect(why('itm_en_0')).toBe('The request says that it wants nothing about “sport”.');
    expect(why('itm_en_2')).toBe('The request says that it wants nothing from “City Desk”.');
  });

  test('names the only subjects that were asked for', () => {
    const material = mixedNews('en').map(({ item }) => item);
    const script = about('en', 'Only technology');
    const { entries } = selectionOf(material, script, []);
    const health = entries.find(({ itemId }) => itemId === 'itm_en_6')!;
    expect(explain(health, script).explanation).toBe('The request asks only for “technology”.');
  });
});

describe("the listener's own words", () => {
  const told = (userRequest: string): readonly string[] =>
    compose(
      [
        item(
          'Ministers open an international harbour',
          'The international harbour was opened in the morning by two ministers.',
          { id: 'itm_a' },
        ),
        item(
          'The internet fails on three islands',
          'The internet failed on three islands after a cable broke at sea.',
          { id: 'itm_b' },
        ),
      ],
      asking('en', { userRequest }),
    ).stories.flatMap(({ items }) => items.map(({ id }) => id));

  test('refuse and allow what has the word, not what begins like it', () => {
    expect(told('The news, but no internet')).toEqual(['itm_a']);
    expect(told('Only the internet')).toEqual(['itm_b']);
  });
});

describe('preferences', () => {
  test('filter, and are neither shown nor spoken', () => {
    const script = about('en', 'The news', { preferences: 'No sport' });
    expect(subjectsIn('en', script)).not.toContain('sport');
    expect(script.request).toBeUndefined();
    const told = JSON.stringify({
      lines: script.lines.filter(({ citation }) => citation === undefined),
      title: script.title,
    });
    expect(told).not.toMatch(/sport/iu);
    expect(script.ledger.filter(({ outcome }) => outcome === 'left_out')).toContainEqual(
      expect.objectContaining({ rule: { kind: 'preferences', subjects: [] } }),
    );
  });

  test('that allow one subject only are not told to the listener', () => {
    const script = about('en', 'The news', { preferences: 'Only technology' });
    expect([...new Set(subjectsIn('en', script))]).toEqual(['technology']);
    expect(script.request).toBeUndefined();
    expect(
      script.lines
        .filter(({ citation }) => citation === undefined)
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/technology/iu);
    expect(JSON.stringify(script.ledger)).not.toMatch(/"technology"/iu);
  });
});

describe('a length in words', () => {
  test.each([
    ['in a minute', null, 180_000],
    ['Give me ten minutes', null, 600_000],
    ['Give me ten minutes', 240_000, 240_000],
    ['three hours of news', null, 3_600_000],
  ])('%s with a capacity of %s aims at %s ms', (userRequest, targetMs, aimed) => {
    expect(about('en', userRequest, { targetMs }).targetMs).toBe(aimed);
  });
});
