import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ItemPlaces1795387260000 implements MigrationInterface {
  readonly name = 'ItemPlaces1795387260000';

  async up(runner: QueryRunner): Promise<void> {
    // Where an item stood in its document before this is unknown, and stays unknown.
    await runner.query('alter table feed.item add column place smallint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table feed.item drop column place');
  }
}
