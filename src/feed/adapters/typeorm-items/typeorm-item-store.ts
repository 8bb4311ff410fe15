import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { toUuid } from '../../../shared/storage/database/type-id-ids.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { Ids, type FeedItemId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import type { ParsedItem } from '../../application/ports/feed-fetcher.js';
import { ItemStore, type Ingested } from '../../application/ports/item-store.js';
import { renamed } from '../../domain/item-identity.js';
import { lexemesOf } from '../../domain/search-words.js';
import { batchesOf, hashOf, incomingOf, type Incoming } from './incoming-item.js';
import {
  FORMER,
  LINK,
  NEWEST_TIMES,
  RENAME,
  REVISED,
  STORED,
  UPSERT,
  WITH_LINKS,
  WITHDRAW,
} from './item-ingest.sql.js';
import { toItemId, toUuids } from './item-rows.js';
import { ANY_LEFT, KEEP, REMEMBER_TWINS, REMOVE_TWINS, SHARE_FEEDS } from './item-moves.sql.js';
import { tsvectorOf } from './lexemes.js';

const DAY_MS = 86_400_000;
/** An item that was absent from the document for this long is forgotten. */
const FORGET_MS = 90 * DAY_MS;
/** `last seen` is updated once a day at most. */
const NOTE_MS = DAY_MS;

interface StoredRow {
  readonly guid_hash: string;
  readonly content_hash: string;
  readonly linked: boolean;
  readonly withdrawn: boolean;
}

interface TimesRow {
  readonly feedId: number;
  /** The driver leaves arrays of bigint as text. */
  readonly times: readonly (number | string)[];
}

interface LinkedRow {
  readonly id: string;
  readonly guid_hash: string;
  readonly link_hash: string;
  readonly title: string;
  readonly published_at: number | null;
}

const toKnown = (row: LinkedRow) => ({
  id: row.id,
  identity: row.guid_hash,
  link: row.link_hash,
  title: row.title,
  publishedAt: row.published_at,
});

const enclosuresOf = ({ enclosures }: ParsedItem): string | null =>
  enclosures.length === 0 ? null : JSON.stringify(enclosures);

const categoriesOf = ({ categories }: ParsedItem): string | null =>
  categories.length === 0 ? null : JSON.stringify(categories);

@Injectable()
export class TypeormItemStore extends ItemStore {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async ingest(feedId: number, items: readonly ParsedItem[], at: EpochMs): Promise<Ingested> {
    const document = incomingOf(items);
    const stored = await this.stored(feedId, document);
    const unmatched = new Set(document.filter(({ identity }) => !stored.has(identity)));
    const known = await this.rename(feedId, document, unmatched);
    const unknown = [...unmatched].filter((one) => !known.has(one));
    for (const former of await this.former(feedId, unknown, at)) unmatched.delete(former);
    await this.link(
      feedId,
      document.filter((one) => isUnlinked(one, stored)),
    );
    const changed = document.filter((one) => unmatched.has(one) || (stored.has(one.identity) && isEdited(one, stored)));
    // A document begins with the newest: it gets the highest id, which decides between items of one moment.
    const revised: FeedItemId[] = [];
    for (const batch of batchesOf(changed.toReversed())) {
      const there = batch.filter((one) => stored.has(one.identity) || known.has(one));
      revised.push(...(await this.revised(feedId, there)));
      await this.upsert(feedId, batch, at);
    }
    return { added: unmatched.size - known.size, revised };
  }

  override async withdraw(feedId: number, guids: readonly string[], at: EpochMs): Promise<readonly FeedItemId[]> {
    const params = [feedId, guids.map(hashOf), at];
    const rows = await this.database.query<{ id: string }>(WITHDRAW, params, 'feed.withdraw');
    return rows.map(({ id }) => toItemId(id));
  }

  override async newestTimes(feedIds: readonly number[], count: number): Promise<Map<number, readonly EpochMs[]>> {
    const rows = await this.database.query<TimesRow>(NEWEST_TIMES, [feedIds, count], 'feed.newest-times');
    return new Map(rows.flatMap(({ feedId, times }) => (times.length === 0 ? [] : [[feedId, times.map(Number)]])));
  }

  override async mergeTwins(from: number, into: number): Promise<boolean> {
    await this.database.execute(REMEMBER_TWINS, [from, into]);
    await this.database.execute(REMOVE_TWINS, [from]);
    const [row] = await this.database.query<{ found: boolean }>(ANY_LEFT, [from]);
    return row?.found ?? false;
  }

  override async keep(ids: readonly string[]): Promise<ReadonlySet<FeedItemId>> {
    const uuids = toUuids(ids);
    return this.unitOfWork.run(async () => {
      // Items are written and removed under the lock on their feed, which prevents deadlocks on single rows.
      await this.database.query(SHARE_FEEDS, [uuids], 'feed.share-feeds');
      const rows = await this.database.query<{ id: string }>(KEEP, [uuids], 'feed.keep');
      return new Set(rows.map(({ id }) => toItemId(id)));
    });
  }

  /** By identity, those of the entries that are stored. */
  private async stored(feedId: number, document: readonly Incoming[]): Promise<ReadonlyMap<string, StoredRow>> {
    const params = [feedId, document.map(({ identity }) => identity)];
    const rows = await this.database.query<StoredRow>(STORED, params, 'feed.stored');
    return new Map(rows.map((row) => [row.guid_hash, row]));
  }

  /** Stored items whose guid has changed take the new one; that they are edited is seen by their content. */
  private async rename(
    feedId: number,
    document: readonly Incoming[],
    unmatched: ReadonlySet<Incoming>,
  ): Promise<ReadonlyMap<Incoming, unknown>> {
    if (unmatched.size === 0) return new Map();
    const links = [...unmatched].flatMap(({ link }) => link ?? []);
    if (links.length === 0) return new Map();
    const rows = await this.database.query<LinkedRow>(WITH_LINKS, [feedId, links], 'feed.with-links');
    const known = renamed(document, unmatched, rows.map(toKnown));
    if (known.size === 0) return known;
    const params = [[...known.values()].map(({ id }) => id), [...known.keys()].map(({ identity }) => identity)];
    await this.database.query(RENAME, params, 'feed.rename');
    return known;
  }

  /** Those that were here once and were removed. */
  private async former(feedId: number, entries: readonly Incoming[], at: EpochMs): Promise<Incoming[]> {
    if (entries.length === 0) return [];
    const columns = [
      entries.map(({ identity }) => identity),
      entries.map(({ link }) => link),
      entries.map(({ publishedAt }) => publishedAt),
    ];
    const params = [feedId, ...columns, at, at - FORGET_MS, at - NOTE_MS];
    const rows = await this.database.query<{ entry_hash: string }>(FORMER, params, 'feed.former');
    const former = new Set(rows.map((row) => row.entry_hash));
    return entries.filter(({ identity }) => former.has(identity));
  }

  private async link(feedId: number, entries: readonly Incoming[]): Promise<void> {
    if (entries.length === 0) return;
    const columns = [
      entries.map(({ identity }) => identity),
      entries.map(({ link }) => link),
      entries.map(({ item }) => enclosuresOf(item)),
      entries.map(({ item }) => item.language),
    ];
    await this.database.query(LINK, [feedId, ...columns], 'feed.link');
  }

  /** Before they are written: of the kept ones among them, those that say something else by it. */
  private async revised(feedId: number, incoming: readonly Incoming[]): Promise<FeedItemId[]> {
    if (incoming.length === 0) return [];
    const items = incoming.map(({ item }) => item);
    const columns = [
      incoming.map(({ identity }) => identity),
      items.map(({ title }) => title),
      items.map(({ summary }) => summary),
      items.map(({ contentText }) => contentText),
    ];
    const rows = await this.database.query<{ id: string }>(REVISED, [feedId, ...columns], 'feed.revised');
    return rows.map(({ id }) => toItemId(id));
  }

  private async upsert(feedId: number, incoming: readonly Incoming[], at: EpochMs): Promise<void> {
    const items = incoming.map(({ item }) => item);
    const heads = items.map(({ title, summary, author }) => [title, summary, author]);
    const columns = [
      incoming.map(() => toUuid('itm', this.ids.next('itm'))),
      incoming.map(({ identity }) => identity),
      incoming.map(({ link }) => link),
      incoming.map(({ contentHash }) => contentHash),
      items.map(({ publishedAt }) => publishedAt),
      items.map(({ title }) => title),
      items.map(({ author }) => author),
      items.map(({ url }) => url),
      items.map(({ summary }) => summary),
      items.map(enclosuresOf),
      items.map(categoriesOf),
      items.map(({ language }) => language),
      items.map(({ contentText }) => contentText),
      items.map(({ contentRaw }) => contentRaw),
      heads.map((head) => tsvectorOf(lexemesOf(head))),
      items.map(({ contentText }, index) => tsvectorOf(lexemesOf([...(heads[index] ?? []), contentText]))),
      incoming.map(({ place }) => place),
    ];
    await this.database.query(UPSERT, [feedId, at, ...columns], 'feed.upsert-items');
  }
}

const isEdited = ({ identity, contentHash }: Incoming, stored: ReadonlyMap<string, StoredRow>): boolean =>
  stored.get(identity)?.content_hash !== contentHash || stored.get(identity)?.withdrawn === true;

/** An older version stored it, and it has not changed since. */
const isUnlinked = (one: Incoming, stored: ReadonlyMap<string, StoredRow>): boolean =>
  stored.get(one.identity)?.linked === false && !isEdited(one, stored);
