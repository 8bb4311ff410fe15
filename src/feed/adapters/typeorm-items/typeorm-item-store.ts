import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { toUuid } from '../../../shared/storage/database/type-id-ids.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { Ids, type FeedItemId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { ItemStore, type FeedDocument, type Ingested } from '../../application/ports/item-store.js';
import { renamed, type Recognisable } from '../../domain/item-identity.js';
import { columnsOf, enclosuresOf } from './incoming-columns.js';
import { batchesOf, contentHashOf, hashOf, incomingOf, type Incoming } from './incoming-item.js';
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

const DAY_MS = 86_400_000;
/** An item that was absent from the document for this long is forgotten. */
const FORGET_MS = 90 * DAY_MS;
/** `last seen` is updated once a day at most. */
const NOTE_MS = DAY_MS;

interface StoredRow {
  readonly feed_id: number;
  readonly guid_hash: string;
  readonly content_hash: string;
  readonly language: string | null;
  readonly linked: boolean;
  readonly withdrawn: boolean;
}

interface TimesRow {
  readonly feedId: number;
  /** The driver leaves arrays of bigint as text. */
  readonly times: readonly (number | string)[];
}

interface FormerRow {
  readonly feed_id: number;
  readonly entry_hash: string;
}

interface RevisedRow {
  readonly feed_id: number;
  readonly id: string;
}

interface LinkedRow {
  readonly feed_id: number;
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

@Injectable()
export class TypeormItemStore extends ItemStore {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async ingest(documents: readonly FeedDocument[]): Promise<ReadonlyMap<number, Ingested>> {
    const entries = documents.flatMap(incomingOf);
    const stored = await this.stored(entries);
    const unmatched = new Set(entries.filter((one) => !stored.has(keyOf(one))));
    const known = await this.rename(entries, unmatched);
    const unknown = [...unmatched].filter((one) => !known.has(one));
    const former = await this.former(unknown);
    const fresh = new Set(unknown.filter((one) => !former.has(keyOf(one))));
    await this.link(entries.filter((one) => isUnlinked(one, stored)));
    const changed = entries.filter((one) => fresh.has(one) || known.has(one) || isEdited(one, stored));
    const revised: RevisedRow[] = [];
    // A document begins with the newest: it gets the highest id, which decides between items of one moment.
    for (const batch of batchesOf(changed.toReversed())) {
      revised.push(...(await this.revised(batch.filter((one) => !fresh.has(one)))));
      await this.upsert(batch);
    }
    const added = Map.groupBy(fresh, ({ feedId }) => feedId);
    const ofFeeds = Map.groupBy(revised, ({ feed_id }) => feed_id);
    const ingestedOf = (feedId: number): Ingested => ({
      added: added.get(feedId)?.length ?? 0,
      revised: (ofFeeds.get(feedId) ?? []).map(({ id }) => toItemId(id)),
    });
    return new Map(documents.map(({ feedId }) => [feedId, ingestedOf(feedId)]));
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

  /** By feed and identity, those of the entries that are stored. */
  private async stored(entries: readonly Incoming[]): Promise<ReadonlyMap<string, StoredRow>> {
    const columns = [entries.map(({ feedId }) => feedId), entries.map(({ identity }) => identity)];
    const rows = await this.database.query<StoredRow>(STORED, columns, 'feed.stored');
    return new Map(rows.map((row) => [keyOf({ feedId: row.feed_id, identity: row.guid_hash }), row]));
  }

  /** Stored items whose guid has changed take the new one; that they are edited is seen by their content. */
  private async rename(
    entries: readonly Incoming[],
    unmatched: ReadonlySet<Incoming>,
  ): Promise<ReadonlyMap<Incoming, Recognisable & { readonly id: string }>> {
    const linked = [...unmatched].filter(({ link }) => link !== null);
    if (linked.length === 0) return new Map();
    const links = [linked.map(({ feedId }) => feedId), linked.map(({ link }) => link)];
    const rows = await this.database.query<LinkedRow>(WITH_LINKS, links, 'feed.with-links');
    const documents = Map.groupBy(entries, ({ feedId }) => feedId);
    const known = new Map(
      [...Map.groupBy(rows, ({ feed_id }) => feed_id)].flatMap(([feedId, ofFeed]) => [
        ...renamed(documents.get(feedId) ?? [], unmatched, ofFeed.map(toKnown)),
      ]),
    );
    if (known.size === 0) return known;
    const params = [[...known.values()].map(({ id }) => id), [...known.keys()].map(({ identity }) => identity)];
    await this.database.query(RENAME, params, 'feed.rename');
    return known;
  }

  /** By feed and identity, those that were here once and were removed. */
  private async former(entries: readonly Incoming[]): Promise<ReadonlySet<string>> {
    if (entries.length === 0) return new Set();
    const columns = [
      entries.map(({ feedId }) => feedId),
      entries.map(({ at }) => at),
      entries.map(({ identity }) => identity),
      entries.map(({ link }) => link),
      entries.map(({ publishedAt }) => publishedAt),
    ];
    const rows = await this.database.query<FormerRow>(FORMER, [...columns, NOTE_MS, FORGET_MS], 'feed.former');
    return new Set(rows.map((row) => keyOf({ feedId: row.feed_id, identity: row.entry_hash })));
  }

  private async link(entries: readonly Incoming[]): Promise<void> {
    if (entries.length === 0) return;
    const columns = [
      entries.map(({ feedId }) => feedId),
      entries.map(({ identity }) => identity),
      entries.map(({ link }) => link),
      entries.map(({ item }) => enclosuresOf(item)),
      entries.map(({ item }) => item.language),
    ];
    await this.database.query(LINK, columns, 'feed.link');
  }

  /** Before they are written: of the kept ones among them, those that say something else by it. */
  private async revised(incoming: readonly Incoming[]): Promise<RevisedRow[]> {
    if (incoming.length === 0) return [];
    const items = incoming.map(({ item }) => item);
    const columns = [
      incoming.map(({ feedId }) => feedId),
      incoming.map(({ identity }) => identity),
      items.map(({ title }) => title),
      items.map(({ summary }) => summary),
      items.map(({ contentText }) => contentText),
    ];
    return this.database.query<RevisedRow>(REVISED, columns, 'feed.revised');
  }

  private async upsert(incoming: readonly Incoming[]): Promise<void> {
    const columns = columnsOf(incoming, () => toUuid('itm', this.ids.next('itm')));
    await this.database.query(UPSERT, columns, 'feed.upsert-items');
  }
}

const keyOf = ({ feedId, identity }: Pick<Incoming, 'feedId' | 'identity'>): string => `${feedId} ${identity}`;

const isEdited = (one: Incoming, stored: ReadonlyMap<string, StoredRow>): boolean => {
  const row = stored.get(keyOf(one));
  return row !== undefined && (row.withdrawn || !saysTheSame(row, one));
};

/** An older version detected the language of an item, and told by it whether the item had changed. */
const saysTheSame = (row: StoredRow, one: Incoming): boolean =>
  row.content_hash === one.contentHash ||
  (row.language !== one.item.language && row.content_hash === contentHashOf(one.item, row.language));

/** An older version stored it, and it has not changed since. */
const isUnlinked = (one: Incoming, stored: ReadonlyMap<string, StoredRow>): boolean =>
  stored.get(keyOf(one))?.linked === false && !isEdited(one, stored);
