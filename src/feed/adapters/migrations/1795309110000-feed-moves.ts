import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Feeds move and merge; whoever comes with an old address, feed or item finds what became of it. */
export class FeedMoves1795309110000 implements MigrationInterface {
  readonly name = 'FeedMoves1795309110000';

  async up(runner: QueryRunner): Promise<void> {
    // Without defaults: no row is rewritten, and workers of the version before go on.
    await runner.query(`
      alter table feed.feed add column permanent_since bigint, add column permanent_times int,
        add column permanent_settled boolean`);
    await runner.query(`
      create table feed.former_url (
        url text primary key,
        feed_id int not null references feed.feed on delete cascade
      )`);
    await runner.query('create index former_url_feed on feed.former_url (feed_id)');
    await runner.query(`
      create table feed.former_feed (
        id int primary key,
        into_id int not null references feed.feed on delete cascade
      )`);
    await runner.query('create index former_feed_into on feed.former_feed (into_id)');
    await runner.query(`
      create table feed.merged_item (
        old_id uuid primary key,
        into_id uuid not null references feed.item on delete cascade
      )`);
    await runner.query('create index merged_item_into on feed.merged_item (into_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feed.merged_item, feed.former_feed, feed.former_url');
    await runner.query(`
      alter table feed.feed drop column permanent_since, drop column permanent_times, drop column permanent_settled`);
  }
}
