import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WithdrawnItems1795427000000 implements MigrationInterface {
  readonly name = 'WithdrawnItems1795427000000';

  async up(runner: QueryRunner): Promise<void> {
    // When a tombstone of the item was seen first; null: the item stands.
    await runner.query('alter table feed.item add column withdrawn_at bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table feed.item drop column withdrawn_at');
  }
}
