import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { compose, NoMatchingItems } from '../../../../src/briefing/domain/composing/compose.js';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import { standsAlone } from '../../../../src/briefing/domain/composing/text/standing-alone.js';
import { scriptMs } from '../../../../src/briefing/domain/pace.js';
import { pacedLines, storyStarts } from '../../../../src/briefing/domain/programme.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { generatedMaterial } from './generated-material.js';
import { newsIn, NOW } from './newsroom.js';
import { asking, item } from './requests.js';
import { spokenOf } from './spoken-quotes.js';

const cited = (script: Script) => script.lines.filter((line) => line.citation !== undefined);
const spoken = (script: Script): string => script.lines.map((line) => line.text).join('\n');
const outcomes = (script: Script) => new Map(script.ledger.map((entry) => [entry.itemId, entry]));

function expectGrounded(script: Script, material: readonly Material[]): void {
  const texts = new Map(material.map(({ id, title, text }) => [id, [title, text]]));
  for (const { text, citation, alsoFrom } of cited(script)) {
    for (const one of [citation!, ...(alsoFrom ?? [])]) {
      expect(texts.get(one.itemId)?.some((whole) => whole.includes(one.quote))).toBe(true);
      const spokenWords = spokenOf(one, material, script).replace(/[.。]$/u, '');
      expect(text.toLowerCase()).toContain(spokenWords.toLowerCase());
    }
  }
}

function expectWellFormed(script: Script, material: readonly Material[]): void {
  expectGrounded(script, material);
  expect(script.ledger.map((entry) => entry.itemId)).toEqual([...new Set(material.map(({ id }) => id))].sort());
  for (const entry of script.ledger) {
    if (entry.outcome !== 'used') continue;
    for (const line of entry.lines) expect(script.lines[line]?.citation?.itemId).toBe(entry.itemId);
  }
  expect(script.chapters[0]?.line).toBe(0);
  expect(script.chapters.map(({ line }) => line)).toEqual(
    script.chapters.map(({ line }) => line).sort((a, b) => a - b),
  );
  expect([...storyStarts(script).keys()]).toEqual([...script.stories.keys()]);
  expect(script.plannedMs).toBe(scriptMs(pacedLines(script), script.language));
  expect(script.coverage.covered).toBe(script.stories.length);
  expect(script.coverage.total).toBeGreaterThanOrEqual(script.stories.length);
  for (const { text, host } of script.lines) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/[{}]|undefined|https?:/);
    expect(host).toBeLessThan(script.hosts.length);
  }
}

describe('a composed script', () => {
  test('is the same, byte for byte, whatever order the items come in', () => {
    const material = generatedMaterial({ language: 'en', items: 120, now: NOW });
    const first = JSON.stringify(compose(material, asking('en')));
    fc.assert(
      fc.property(fc.shuffledSubarray([...material], { minLength: material.length }), (shuffled) => {
        expect(JSON.stringify(compose(shuffled, asking('en')))).toBe(first);
      }),
      { numRuns: 5 },
    );
  });

  test('sounds different with another seed and says the same facts', () => {
    const [one, two] = ['one', 'two'].map((seed) => compose(newsIn('en'), asking('en', { seed, targetMs: null })));
    expect(spoken(one!)).not.toBe(spoken(two!));
    expect(one!.stories).toEqual(two!.stories);
  });

  test.each(LANGUAGES)(
    'in %s is grounded in its items, complete in its ledger, and greets in its language',
    (language) => {
      const material = newsIn(language);
      const script = compose(material, asking(language));
      expectWellFormed(script, material);
      expect(script.stories[0]?.items.length).toBeGreaterThan(1);
      expect(
        script.lines.some(({ text, citation }) => citation === undefined && text.includes(script.hosts[0]!.name)),
      ).toBe(true);
      expect(new Set(script.lines.map((line) => line.host))).toEqual(new Set([0, 1]));
    },
  );

  test.each(LANGUAGES)('in %s never leaves a pronoun without the sentence before it', (language) => {
    for (const targetMs of [180_000, 240_000, 600_000]) {
      const material = newsIn(language);
      const titles = new Set(material.map(({ title }) => title));
      const script = compose(material, asking(language, { targetMs }));
      const { lines } = script;
      lines.forEach(({ citation }, index) => {
        if (citation === undefined || titles.has(citation.quote)) return;
        if (standsAlone(spokenOf(citation, material, script), language)) return;
        expect(lines[index - 1]?.citation?.itemId).toBe(citation.itemId);
      });
    }
  });

  test.each(LANGUAGES)('in %s takes the time that was asked for, from 3 to 60 minutes', (language) => {
    const material = generatedMaterial({ language, items: 500, now: NOW });
    for (const seconds of [180, 300, 900, 3600]) {
      const script = compose(material, asking(language, { targetMs: seconds * 1000 }));
      expect(Math.abs(script.plannedMs / script.targetMs - 1)).toBeLessThan(0.02);
      expect(script.shorterThanAsked).toBe(false);
    }
  });

  test('keeps its length for any target and seed', () => {
    const material = generatedMaterial({ language: 'en', items: 200, now: NOW, seed: 7 });
    fc.assert(
      fc.property(fc.integer({ min: 180, max: 1200 }), fc.string(), (seconds, seed) => {
        const script = compose(material, asking('en', { targetMs: seconds * 1000, seed }));
        expect(Math.abs(script.plannedMs / script.targetMs - 1)).toBeLessThan(0.02);
      }),
      { numRuns: 15 },
    );
  });

  test('is shorter, and says so, when there is not enough to tell', () => {
    const script = compose(newsIn('en'), asking('en', { targetMs: 1_800_000 }));
    expect(script.shorterThanAsked).toBe(true);
    expect(script.plannedMs).toBeLessThan(script.targetMs * 0.95);
    expect(spoken(script)).toMatch(/shorter than you asked|shorter\.|keep it short/);
    expect(new Set(cited(script).map((line) => line.text)).size).toBe(cited(script).length);
  });

  test('chooses a length of at most ten minutes when none is asked for', () => {
    const much = compose(generatedMaterial({ language: 'en', items: 500, now: NOW }), asking('en', { targetMs: null }));
    expect(much.targetMs).toBe(600_000);
    const little = compose(newsIn('en').slice(0, 3), asking('en', { targetMs: null }));
    expect(little.targetMs).toBeLessThan(120_000);
    expect(little.shorterThanAsked).toBe(false);
  });

  test('can be told by one host', () => {
    const script = compose(newsIn('de'), asking('de', { hosts: [{ id: 'host_de_clara', name: 'Clara' }] }));
    expectWellFormed(script, newsIn('de'));
    expect(script.lines.every((line) => line.host === 0)).toBe(true);
    expect(spoken(script)).not.toMatch(/Jonas|\?$/m);
  });

  test('of one story speaks of one story', () => {
    const script = compose(newsIn('en').slice(7), asking('en'));
    expect(script.stories).toHaveLength(1);
    expect(spoken(script)).toMatch(/one story .*one of your sources/);
  });

  test('is made of headlines when there is nothing else', () => {
    const material = generatedMaterial({ language: 'es', items: 80, now: NOW, headlinesOnly: true });
    const script = compose(material, asking('es'));
    expectWellFormed(script, material);
    const titles = new Set(material.map(({ title }) => title));
    expect(cited(script).every((line) => titles.has(line.citation!.quote))).toBe(true);
  });

  test('does not repeat a phrase of a host right away', () => {
    const script = compose(
      generatedMaterial({ language: 'fr', items: 300, now: NOW }),
      asking('fr', { targetMs: 900_000 }),
    );
    const phrases = script.lines.filter((line) => line.citation === undefined).map((line) => line.text);
    expect(phrases.filter((text, index) => text === phrases[index + 1])).toEqual([]);
  });

  test('names its versions, its seed and its best stories', () => {
    const script = compose(newsIn('en'), asking('en'));
    expect(script.versions).toEqual({ engine: 'extractive-6', phraseBook: '5', icu: '78.3' });
    expect(script.seed).toBe('a seed');
    expect(script.title).toContain('Port of Rellham reopens after week-long storm closure');
    expect(script.title.length).toBeLessThanOrEqual(110);
  });
});

describe('stories', () => {
  test('of several sources are merged, and a host says how many', () => {
    const script = compose(newsIn('en'), asking('en'));
    const port = script.stories.find(({ title }) => title.includes('Rellham'));
    expect(port?.items.map(({ sourceTitle }) => sourceTitle)).toHaveLength(3);
    expect(spoken(script)).toMatch(/three of your sources/iu);
  });

  test('with the same address are one story, whatever their words', () => {
    const url = 'https://www.example.org/a/story?utm_source=x';
    const script = compose(
      [
        item('Bees return to the valley', 'Bees have returned to the northern valley after nine years of absence.', {
          url,
        }),
        item('Insect news', 'Apiaries along the river counted more insects than in any summer on record.', {
          url: 'http://example.org/a/story/',
          sourceId: 'src_b',
          sourceTitle: 'Other',
        }),
      ],
      asking('en'),
    );
    expect(script.stories).toHaveLength(1);
  });

  test('are told by the newest numbers, not by the superseded ones', () => {
    const old = item(
      'Flood: 12 villages cut off',
      'The flood in the Dorn valley has cut off 12 villages, officials said.',
      {
        at: NOW - 9 * 3_600_000,
        sourceId: 'src_b',
        sourceTitle: 'Valley Radio',
      },
    );
    const news = item(
      'Flood: 15 villages cut off',
      'The flood in the Dorn valley has cut off 15 villages, officials said.',
    );
    const script = compose([old, news], asking('en'));
    expect(spoken(script)).toContain('15 villages');
    expect(spoken(script)).not.toContain('12 villages');
    expect(outcomes(script).get(old.id)).toMatchObject({ outcome: 'merged', story: 0 });
  });

  test('from an earlier day are told with their day, spoken in the time zone of the listener', () => {
    const script = compose(newsIn('de'), asking('de'));
    expect(spoken(script)).toContain('am Mittwoch');
    const tokyo = compose(newsIn('ja'), asking('ja', { timezone: 'Asia/Tokyo', now: NOW + 7 * 3_600_000 }));
    expect(spoken(tokyo)).toContain('11月22日');
  });

  test('keep the requested number of topics', () => {
    const material = generatedMaterial({ language: 'en', items: 300, now: NOW });
    for (const targetTopics of [1, 3, 8]) {
      const script = compose(material, asking('en', { targetMs: 600_000, targetTopics }));
      expect(script.chapters).toHaveLength(targetTopics + 2);
    }
  });

  test('use no more items than requested, and the ledger says why the others are out', () => {
    const material = generatedMaterial({ language: 'en', items: 100, now: NOW });
    const script = compose(material, asking('en', { targetMs: 600_000, targetItems: 7 }));
    expect(script.ledger.filter((entry) => entry.outcome === 'used')).toHaveLength(7);
    expect(script.ledger.some((entry) => entry.outcome === 'left_out' && entry.reason === 'over_target_items')).toBe(
      true,
    );
  });
});

describe('a request', () => {
  test('with a query gets only what matches it', () => {
    const script = compose(newsIn('en'), asking('en', { query: 'seagrass carbon' }));
    expect(script.stories.map(({ title }) => title)).toEqual([
      'Seagrass meadows store twice as much carbon as assumed',
    ]);
    expect(script.ledger.filter((e) => e.outcome === 'left_out' && e.reason === 'no_query_match')).toHaveLength(7);
    expect(compose(newsIn('zh'), asking('zh', { query: '海草' })).stories).toHaveLength(1);
  });

  test('that nothing matches is refused', () => {
    expect(() => compose(newsIn('en'), asking('en', { query: 'zeppelin' }))).toThrow(NoMatchingItems);
    expect(() => compose([], asking('en'))).toThrow(
      expect.objectContaining({ code: 'no_matching_items', kind: 'conflict' }),
    );
  });

  test('in the words of the listener brings its subject first', () => {
    const script = compose(
      newsIn('en'),
      asking('en', { userRequest: 'Please brief me on the latest about night trains' }),
    );
    expect(script.stories[0]?.title).toContain('Night trains');
    const plain = compose(newsIn('en'), asking('en', { userRequest: 'Please brief me on the latest news' }));
    expect(plain.stories).toEqual(compose(newsIn('en'), asking('en')).stories);
  });

  test('for a language is kept: items in others are left out', () => {
    const material = [...newsIn('de'), ...newsIn('en'), ...newsIn('ja')];
    const script = compose(material, asking('de'));
    const german = new Set(newsIn('de').map(({ id }) => id));
    expect(cited(script).every((line) => german.has(line.citation!.itemId))).toBe(true);
    expect(outcomes(script).get('itm_en_000')).toMatchObject({ reason: 'other_language' });
    expectWellFormed(script, material);
  });

  test('for a language that nothing is written in is met with what there is, and the hosts say so', () => {
    const script = compose(newsIn('en'), asking('de'));
    expect(script.stories.length).toBeGreaterThan(2);
    expect(spoken(script)).toMatch(/in ihren eigenen Worten|im Original|in ihrer Sprache/);
    expectWellFormed(script, newsIn('en'));
  });
});
