import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Items go without this being told: rows are few, and bounded for each caller. */
export class OpenedItems1795423200000 implements MigrationInterface {
  readonly name = 'OpenedItems1795423200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table feed.opened_item (
        caller_id text collate "C" not null,
        item_id text collate "C" not null,
        opened_at bigint not null,
        primary key (caller_id, item_id)
      )`);
    await runner.query('create index on feed.opened_item (caller_id, opened_at desc, item_id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feed.opened_item');
  }
}
