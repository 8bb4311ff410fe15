import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'create schema if not exists feed',
  // For one index over feed and words; a trusted extension, so the owner of the database may create it.
  'create extension if not exists btree_gin with schema feed',
  `create table feed.feed (
    id int generated always as identity primary key,
    url text not null unique,
    title text,
    site_url text,
    permanent_url text,
    etag text,
    last_modified text,
    body_hash text,
    min_interval_ms bigint,
    watched boolean not null default false,
    status text not null default 'unfetched',
    failures int not null default 0,
    last_error text,
    last_attempt_at bigint,
    last_success_at bigint,
    next_check_at bigint,
    leased_until bigint,
    created_at bigint not null
  )`,
  'create index feed_due on feed.feed (next_check_at) where watched',
  `create table feed.item (
    id uuid primary key,
    feed_id int not null references feed.feed on delete cascade,
    sort_at bigint not null,
    guid_hash uuid not null,
    content_hash uuid not null,
    published_at bigint,
    created_at bigint not null,
    title text not null,
    author text,
    url text,
    summary text,
    unique (feed_id, guid_hash)
  )`,
  'create index item_newest on feed.item (feed_id, sort_at desc, id desc)',
  // Apart from the rows that lists read: long texts, and the words of each item.
  `create table feed.item_text (
    item_id uuid primary key references feed.item on delete cascade,
    feed_id int not null,
    sort_at bigint not null,
    content_text text,
    content_raw text,
    title_words tsvector not null,
    all_words tsvector not null
  )`,
  'create index item_title_words on feed.item_text using gin (title_words)',
  'create index item_all_words on feed.item_text using gin (feed_id, all_words)',
];

export class FeedSchema1763700001000 implements MigrationInterface {
  readonly name = 'FeedSchema1763700001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema feed cascade');
  }
}
