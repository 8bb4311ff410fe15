import { expect, describe, test } from '@jest/globals';

import { readDocument } from '../../../../src/feed/adapters/rss/feed-document.js';
import { HERE, NOW } from './support/documents.js';

const read = (source: string) => readDocument(Buffer.from(source), { url: HERE, now: NOW, contentType: null });

const page = (head: string): string => `<!doctype html><html><head><title>x</title>${head}</head><body></body></html>`;

describe('a web page', () => {
  test('gives the feeds that it advertises, feeds of comments last', async () => {
    const source = page(`
      <link rel="alternate" type="application/rss+xml" title="Comments" href="/comments.xml">
      <LINK REL='Alternate' TYPE='application/atom+xml' HREF='/atom.xml?a=1&amp;b=2'>
      <link rel="alternate" type="application/json" href="/wp-json/">
      <link rel="alternate" hreflang="de" href="/de"><link rel="stylesheet" type="text/css" href="/x.css">
      <link rel="alternate" type="application/feed+json" href="https://other.example/feed.json">
      <link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">
      <link rel="alternate" type="application/rss+xml" href="${HERE}">`);
    expect(await read(source)).toEqual({
      kind: 'page',
      feedUrls: [
        'https://harbour.example/atom.xml?a=1&b=2',
        'https://other.example/feed.json',
        'https://harbour.example/comments.xml',
      ],
    });
  });

  test('may say what its addresses are relative to', async () => {
    const source = page('<base href="/deep/"><link rel="alternate" type="application/rss+xml" href="feed">');
    expect(await read(source)).toEqual({ kind: 'page', feedUrls: ['https://harbour.example/deep/feed'] });
  });

  test('without a feed is told from other documents', async () => {
    expect(await read(page(''))).toEqual({
      kind: 'not_a_feed',
      message: 'The address leads to a web page that names no feed.',
    });
    expect(await read('%PDF-1.7')).toEqual({
      kind: 'not_a_feed',
      message: 'The address does not answer with a feed (RSS, Atom or JSON Feed).',
    });
  });
});
