import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '../../../../src/feed/adapters/formats/feed-document.js';
import type { Language } from '../../../../src/shared/kernel/language.js';
import { NEWSROOMS_NOW, type Known } from './newsrooms.js';

const MINUTE = 60_000;

/** Sets written as HTML: they are read as a feed of that publisher would be, with captions, lists and tables. */
export async function newsroomFeedsIn(set: string, language: Language): Promise<readonly Known[]> {
  const text = readFileSync(join(import.meta.dirname, 'feeds/newsrooms', set, `${language}.txt`), 'utf8');
  const feeds = await Promise.all(text.split(/^=== /mu).slice(1).map(feedOf));
  return feeds.flat();
}

async function feedOf(feed: string, order: number): Promise<readonly Known[]> {
  const [heading = '', ...written] = feed.split(/^\*(?=[NJ])/mu);
  const [name = '', address = ''] = heading.trim().split(' | ');
  const items = written.map((one) => {
    const [first = '', ...lines] = one.trim().split('\n');
    return { ...labelsOf(first), lines };
  });
  const site = address.replace(/\/$/u, '');
  const told = await read(
    name,
    site,
    items.map(({ title, lines }) => ({ title, html: lines.map(bare).join('\n') })),
  );
  const marked = items.map(({ title, lines }) => ({ title, html: lines.filter(isAside).map(bare).join('\n') }));
  const asides = await read(name, site, marked);
  return items.map(({ title, isNews, event }, place) => ({
    item: {
      id: `${order}-${place}`,
      title: told[place]?.title ?? title,
      text: told[place]?.contentText ?? '',
      url: told[place]?.url ?? null,
      author: null,
      at: NEWSROOMS_NOW - 60 * MINUTE - (place * 23 + order * 7) * MINUTE,
      sourceId: `feed_${order}`,
      sourceTitle: name.trim(),
    },
    isNews,
    event,
    asides: asides[place]?.contentText ?? '',
  }));
}

function labelsOf(first: string): Pick<Known, 'isNews' | 'event'> & { readonly title: string } {
  const found = /^(?<kind>[NJ])(?::(?<event>\S+))? (?<title>.*)$/u.exec(first)?.groups;
  return { isNews: found?.['kind'] === 'N', event: found?.['event'] ?? null, title: found?.['title'] ?? '' };
}

const isAside = (line: string): boolean => line.startsWith('~');
const bare = (line: string): string => line.replace(/^~/u, '');

interface Written {
  readonly title: string;
  readonly html: string;
}

async function read(name: string, site: string, items: readonly Written[]) {
  const entries = items.map(
    ({ title, html }, place) =>
      `<item><title>${escaped(title)}</title><link>${site}/${place}</link>` +
      `<content:encoded><![CDATA[${html}]]></content:encoded></item>`,
  );
  const rss =
    '<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">' +
    `<channel><title>${escaped(name)}</title><link>${site}</link>${entries.join('')}</channel></rss>`;
  const reading = await readDocument(Buffer.from(rss), { url: `${site}/feed`, now: NEWSROOMS_NOW, contentType: null });
  if (reading.kind !== 'feed') throw new Error(`${name} is no feed.`);
  return reading.feed.items;
}

const escaped = (text: string): string => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');
