import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rare words of titles are looked up feed by feed, as those of contents are: the cost grows with what a caller follows,
 * not with the store. Built beside the work of nodes that run: `concurrently` goes with no transaction.
 */
export class IndexTitlesByFeed1795309220000 implements MigrationInterface {
  readonly name = 'IndexTitlesByFeed1795309220000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // A start that was killed leaves an index that is not valid.
    await runner.query('drop index if exists feed.item_feed_title_words');
    await runner.query(
      'create index concurrently item_feed_title_words on feed.item_text using gin (feed_id, title_words)',
    );
    await runner.query('drop index concurrently if exists feed.item_title_words');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index item_title_words on feed.item_text using gin (title_words)');
    await runner.query('drop index feed.item_feed_title_words');
  }
}
