import { describe, expect, test } from '@jest/globals';
import { canonicalUrl } from '../../../../src/briefing/domain/composing/canonical-url.js';
import { clusterItems } from '../../../../src/briefing/domain/composing/clustering.js';
import { askedTerms, relevance } from '../../../../src/briefing/domain/composing/relevance.js';
import { termSpace } from '../../../../src/briefing/domain/composing/vectors.js';
import { terms } from '../../../../src/briefing/domain/composing/words.js';

const HOUR = 3_600_000;

function clustered(texts: readonly string[], hours: readonly number[] = []): readonly (readonly number[])[] {
  const documents = texts.map((text) => terms(text, 'en'));
  const space = termSpace(documents);
  const items = documents.map((document, index) => ({
    vector: space.vector(document),
    at: (hours[index] ?? 0) * HOUR,
    sourceId: `src_${index}`,
    url: null,
  }));
  return clusterItems(items, 0.22);
}

describe('clustering', () => {
  const same = [
    'The volcano near Torvik erupted again on Sunday night',
    'Volcano near Torvik erupts for the second time',
    'Parliament debates a new law on fishing quotas',
  ];

  test('joins items that tell the same news', () => {
    expect(clustered(same)).toEqual([[0, 1], [2]]);
  });

  test('keeps apart what lies more than three days apart', () => {
    expect(clustered(same, [0, 73, 0])).toEqual([[0], [1], [2]]);
  });

  test('of nothing is nothing', () => {
    expect(clustered([])).toEqual([]);
  });
});

describe('an address', () => {
  test.each([
    ['https://www.example.org/a/b/?utm_source=rss&id=7#top', 'example.org/a/b?id=7'],
    ['http://example.org/a/b?id=7&fbclid=x', 'example.org/a/b?id=7'],
    ['https://m.example.org/story/index.html', 'example.org/story'],
    ['https://example.org/', null],
    ['not an address', null],
    [null, null],
  ])('%s is known as %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
  });
});

describe('a request', () => {
  test.each([
    ['en', 'Please give me a 5 minute briefing on electric ferries from ref_1', ['electr', 'ferrie']],
    ['de', 'Bitte die wichtigsten Nachrichten über Seilbahnen', ['seilba']],
    ['zh', '请给我关于海草的简报', ['海草']],
    ['en', 'the latest news, please', []],
  ] as const)('in %s is understood as its subject: %s', (language, request, asked) => {
    expect(askedTerms(request, language).filter((term) => !/^\d+$/.test(term))).toEqual(asked);
  });

  test('matches rare words more than common ones', () => {
    const documents = ['ferry storm harbour', 'ferry tickets', 'ferry crew'].map((text) => terms(text, 'en'));
    const [both, one, none] = [...relevance(terms('storm ferry', 'en'), documents)];
    expect(both).toBeGreaterThan(one! * 2);
    expect(none).toBeGreaterThan(0);
    expect(relevance(terms('volcano', 'en'), documents)).toEqual([0, 0, 0]);
  });
});
