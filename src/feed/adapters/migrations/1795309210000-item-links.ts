import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  `alter table feed.item
    add column link_hash uuid,
    add column enclosures jsonb,
    add column language text,
    add column kept boolean not null default false`,
  // What retention removed while its feed may still have it in the document.
  `create table feed.former_item (
    feed_id int not null references feed.feed on delete cascade,
    guid_hash uuid not null,
    link_hash uuid,
    published_at bigint,
    last_seen_at bigint not null,
    primary key (feed_id, guid_hash)
  )`,
  'create index former_item_link on feed.former_item (feed_id, link_hash)',
];

/** Nullable columns and a constant default: no row is written again, however many there are. */
export class ItemLinks1795309210000 implements MigrationInterface {
  readonly name = 'ItemLinks1795309210000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of COLUMNS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feed.former_item');
    await runner.query('alter table feed.item drop link_hash, drop enclosures, drop language, drop kept');
  }
}
