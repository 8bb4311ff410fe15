import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

const NEWSROOMS_NOW = Date.UTC(2025, 10, 18, 19);
const MINUTE = 60_000;

/** An item of a newsroom, and what a reader of it would say of it. */
export interface Known {
  readonly item: Material;
  readonly isNews: boolean;
  /** What happened, where other items tell the same. */
  readonly event: string | null;
  /** Lines of it that are no news. */
  readonly asides: string;
}

/**
 * Feeds as publishers write them: `=== name | address`, then items in the order of the feed, `*N headline` for news,
 * `*N:event headline` where others tell the same, `*J headline` for what is no news; below it its text, with `~` before
 * lines that are no news.
 */
export function newsroomsIn(set: string, language: Language): readonly Known[] {
  const text = readFileSync(join(import.meta.dirname, 'feeds/newsrooms', set, `${language}.txt`), 'utf8');
  return text.split(/^=== /mu).slice(1).flatMap(feedOf);
}

function feedOf(feed: string, order: number): readonly Known[] {
  const [heading = '', ...items] = feed.split(/^\*(?=[NJ])/mu);
  const [name = '', address = ''] = heading.trim().split(' | ');
  return items.map((written, place) => {
    const [first = '', ...lines] = written.trim().split('\n');
    const found = /^(?<kind>[NJ])(?::(?<event>\S+))? (?<title>.*)$/u.exec(first)?.groups;
    const item: Material = {
      id: `${order}-${place}`,
      title: found?.['title'] ?? '',
      text: lines.map((line) => plain(line.replace(/^~/u, ''))).join('\n'),
      url: `${address.replace(/\/$/u, '')}/${place}`,
      author: null,
      at: NEWSROOMS_NOW - 60 * MINUTE - (place * 23 + order * 7) * MINUTE,
      sourceId: `feed_${order}`,
      sourceTitle: name.trim(),
    };
    const asides = lines.filter((line) => line.startsWith('~')).map(plain);
    return { item, isNews: found?.['kind'] === 'N', event: found?.['event'] ?? null, asides: asides.join('\n') };
  });
}

const plain = (html: string): string =>
  html
    .replace(/<\/p><p>|<\/li><li>/gu, '\n')
    .replace(/<li>/gu, '- ')
    .replace(/<[^>]+>/gu, '');

export { NEWSROOMS_NOW };
