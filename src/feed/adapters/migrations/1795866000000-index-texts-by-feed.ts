import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which texts are of the feeds of a caller, and of which time: beside what an index of words finds, without a look at the rows. By an
 * expression, so that PostgreSQL does not take the index over feed and words for it, which it would read once for each
 * feed. Built beside the work of nodes that run: `concurrently` goes with no transaction.
 */
export class IndexTextsByFeed1795866000000 implements MigrationInterface {
  readonly name = 'IndexTextsByFeed1795866000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // A start that was killed leaves an index that is not valid.
    await runner.query('drop index if exists feed.item_text_feed');
    await runner.query('create index concurrently item_text_feed on feed.item_text ((feed_id + 0), sort_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index feed.item_text_feed');
  }
}
