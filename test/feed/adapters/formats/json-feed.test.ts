import { describe, expect, test } from '@jest/globals';
import { NotAFeedDocument } from '../../../../src/feed/adapters/formats/feed-document.js';
import { parse } from './support/documents.js';

describe('a JSON Feed', () => {
  const document = (items: unknown[], more: object = {}): string =>
    JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Harbour', items, ...more });

  test('gives its items', () => {
    const items = [
      { id: 7, title: 'One', url: '/1', content_html: '<p>Hi</p>', date_published: '2026-11-12T08:00:00Z' },
      { id: 'b', content_text: 'Only <text>', authors: [{ name: 'Ada' }] },
    ];
    expect(parse(document(items, { home_page_url: 'https://harbour.example/' }))).toMatchObject({
      title: 'Harbour',
      siteUrl: 'https://harbour.example/',
      items: [
        { guid: '7', url: 'https://harbour.example/1', contentText: 'Hi', publishedAt: Date.UTC(2026, 10, 12, 8) },
        { guid: 'b', title: 'Only <text>', author: 'Ada', contentText: 'Only <text>' },
      ],
    });
  });

  test('may hold anything where something else is expected', () => {
    const odd = [null, 1, [], 'x', { id: {}, title: 5, url: [], authors: 'no', content_html: {}, attachments: 3 }];
    expect(parse(document(odd)).items).toEqual([]);
  });

  test('is not any JSON with items', () => {
    expect(() => parse('{"items": [{"id": 1}]}')).toThrow(NotAFeedDocument);
    expect(() => parse('{"items": [')).toThrow(NotAFeedDocument);
  });
});
