import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Built beside the work of nodes that run: `concurrently` goes with no transaction. */
export class IndexItemLinks1795309211000 implements MigrationInterface {
  readonly name = 'IndexItemLinks1795309211000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // A start that was killed leaves an index that is not valid.
    await runner.query('drop index if exists feed.item_link');
    await runner.query(
      'create index concurrently item_link on feed.item (feed_id, link_hash) where link_hash is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index feed.item_link');
  }
}
