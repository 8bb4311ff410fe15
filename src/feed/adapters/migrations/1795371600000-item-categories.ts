import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ItemCategories1795371600000 implements MigrationInterface {
  readonly name = 'ItemCategories1795371600000';

  async up(runner: QueryRunner): Promise<void> {
    // What an item was filed under before this is unknown, and stays unknown.
    await runner.query('alter table feed.item add column categories jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table feed.item drop column categories');
  }
}
