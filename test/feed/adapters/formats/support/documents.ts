import { parseFeedDocument } from '../../../../../src/feed/adapters/formats/feed-document.js';

export const NOW = Date.UTC(2026, 10, 20, 12);
export const HERE = 'https://harbour.example/news/feed.xml';

export const parse = (source: string) => parseFeedDocument(source, { url: HERE, now: NOW });

export const rss = (inside: string, attributes = ''): string =>
  `<?xml version="1.0"?><rss version="2.0" ${attributes}><channel><title>Harbour</title>${inside}</channel></rss>`;

export const rssItem = (inside: string, attributes = '') => parse(rss(`<item>${inside}</item>`, attributes)).items[0];

export const atom = (inside: string, attributes = ''): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>Harbour</title>${inside}</feed>`;

export const atomEntry = (inside: string, attributes = '') =>
  parse(atom(`<entry>${inside}</entry>`, attributes)).items[0];
