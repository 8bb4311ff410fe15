import { describe, expect, test } from '@jest/globals';
import { compose, NoMatchingItems } from '../../../../src/briefing/domain/composing/compose.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { generatedMaterial } from './generated-material.js';
import { newsIn, NOW } from './newsroom.js';
import { asking, item } from './requests.js';
import { cited, expectWellFormed } from './well-formed.js';

const spoken = (script: Script): string => script.lines.map((line) => line.text).join('\n');
const outcomes = (script: Script) => new Map(script.ledger.map((entry) => [entry.itemId, entry]));

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
