import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/database/database.js';
import { toUuid } from '../../../shared/ids/type-id-ids.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { Ids } from '../../../shared/kernel/identifiers.js';
import type { ParsedItem } from '../../application/ports/feed-fetcher.js';
import { ItemStore } from '../../application/ports/item-store.js';
import { identityOf, withoutRepetitions } from '../../domain/item-identity.js';
import { lexemesOf } from '../../domain/search-words.js';
import { tsvectorOf } from './lexemes.js';

const MOST_ITEMS = 500;
/** Few enough to leave the event loop free between two statements, many enough to be quick. */
const BATCH_ITEMS = 50;
const BATCH_CHARACTERS = 300_000;

/** 128 bits of SHA-256, in the shape of a uuid column. */
const hashOf = (text: string): string => hash('sha256', text, 'hex').slice(0, 32);

/** PostgreSQL takes no NUL and no half of a surrogate pair. */
const storable = (text: string | null): string | null => text?.replaceAll('\0', '').toWellFormed() ?? null;

const storableItem = (item: ParsedItem): ParsedItem => ({
  guid: storable(item.guid),
  title: storable(item.title) ?? '',
  url: storable(item.url),
  author: storable(item.author),
  publishedAt: item.publishedAt,
  summary: storable(item.summary),
  contentText: storable(item.contentText),
  contentRaw: storable(item.contentRaw),
  enclosures: item.enclosures,
  language: item.language,
});

interface Incoming {
  readonly item: ParsedItem;
  readonly guidHash: string;
  readonly contentHash: string;
}

// A date in the future is the time of this fetch, so a date alone is no change.
const toIncoming = (item: ParsedItem): Incoming => ({
  item,
  guidHash: hashOf(identityOf(item)),
  contentHash: hashOf(JSON.stringify({ ...item, publishedAt: null })),
});

function batchesOf(incoming: readonly Incoming[]): Incoming[][] {
  const batches: Incoming[][] = [];
  let characters = 0;
  for (const one of incoming) {
    const last = batches.at(-1);
    characters += one.item.contentText?.length ?? 0;
    if (last !== undefined && last.length < BATCH_ITEMS && characters <= BATCH_CHARACTERS) last.push(one);
    else {
      batches.push([one]);
      characters = one.item.contentText?.length ?? 0;
    }
  }
  return batches;
}

interface Stored {
  readonly guid_hash: string;
  readonly content_hash: string;
}

const STORED = `
  select replace(guid_hash::text, '-', '') as guid_hash, replace(content_hash::text, '-', '') as content_hash
  from feed.item where feed_id = $1 and guid_hash = any($2::uuid[])`;

const UPSERT = `
  with incoming as (
    select * from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::bigint[], $7::text[], $8::text[], $9::text[],
      $10::text[], $11::text[], $12::text[], $13::text[], $14::text[])
      as t (id, guid_hash, content_hash, published_at, title, author, url, summary, content_text, content_raw,
        title_words, all_words)
  ), saved as (
    insert into feed.item as kept
      (id, feed_id, sort_at, guid_hash, content_hash, published_at, created_at, title, author, url, summary)
    select id, $1, coalesce(published_at, $2), guid_hash, content_hash, published_at, $2, title, author, url, summary
    from incoming
    on conflict (feed_id, guid_hash) do update set
      content_hash = excluded.content_hash, published_at = coalesce(kept.published_at, excluded.published_at),
      sort_at = coalesce(kept.published_at, excluded.published_at, kept.created_at), title = excluded.title,
      author = excluded.author, url = excluded.url, summary = excluded.summary
    returning id, guid_hash, sort_at
  )
  insert into feed.item_text (item_id, feed_id, sort_at, content_text, content_raw, title_words, all_words)
  select s.id, $1, s.sort_at, i.content_text, i.content_raw, i.title_words::tsvector, i.all_words::tsvector
  from saved s join incoming i using (guid_hash)
  on conflict (item_id) do update set
    sort_at = excluded.sort_at, content_text = excluded.content_text, content_raw = excluded.content_raw,
    title_words = excluded.title_words, all_words = excluded.all_words`;

@Injectable()
export class TypeormItemStore extends ItemStore {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async ingest(feedId: number, items: readonly ParsedItem[], at: EpochMs): Promise<number> {
    const bounded = items.slice(0, MOST_ITEMS).map(storableItem);
    const changed = await this.onlyChanged(feedId, withoutRepetitions(bounded).map(toIncoming));
    // A document begins with the newest: it gets the highest id, which decides between items of one moment.
    for (const batch of batchesOf(changed.toReversed())) await this.upsert(feedId, batch, at);
    return changed.length;
  }

  override async newestTimes(feedId: number, count: number): Promise<EpochMs[]> {
    const sql = 'select sort_at from feed.item where feed_id = $1 order by sort_at desc, id desc limit $2';
    const rows = await this.database.query<{ sort_at: number }>(sql, [feedId, count], 'feed.newest-times');
    return rows.map((row) => row.sort_at);
  }

  private async onlyChanged(feedId: number, incoming: readonly Incoming[]): Promise<Incoming[]> {
    const params = [feedId, incoming.map(({ guidHash }) => guidHash)];
    const stored = await this.database.query<Stored>(STORED, params, 'feed.stored');
    const known = new Map(stored.map((row) => [row.guid_hash, row.content_hash]));
    return incoming.filter(({ guidHash, contentHash }) => known.get(guidHash) !== contentHash);
  }

  private async upsert(feedId: number, incoming: readonly Incoming[], at: EpochMs): Promise<void> {
    const items = incoming.map(({ item }) => item);
    const heads = items.map(({ title, summary, author }) => [title, summary, author]);
    const columns = [
      incoming.map(() => toUuid('itm', this.ids.next('itm'))),
      incoming.map(({ guidHash }) => guidHash),
      incoming.map(({ contentHash }) => contentHash),
      items.map(({ publishedAt }) => publishedAt),
      items.map(({ title }) => title),
      items.map(({ author }) => author),
      items.map(({ url }) => url),
      items.map(({ summary }) => summary),
      items.map(({ contentText }) => contentText),
      items.map(({ contentRaw }) => contentRaw),
      heads.map((head) => tsvectorOf(lexemesOf(head))),
      items.map(({ contentText }, index) => tsvectorOf(lexemesOf([...(heads[index] ?? []), contentText]))),
    ];
    await this.database.query(UPSERT, [feedId, at, ...columns], 'feed.upsert-items');
  }
}
