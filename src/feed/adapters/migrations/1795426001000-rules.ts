import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What callers say once about all items, or those of a folder or a source. */
export class Rules1795426001000 implements MigrationInterface {
  readonly name = 'Rules1795426001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table feed.rule (
        id text collate "C" primary key,
        caller_id text collate "C" not null,
        action text not null,
        keyword text not null,
        search_content boolean not null,
        folder_id text collate "C",
        source_id text collate "C",
        enabled boolean not null,
        created_at bigint not null,
        updated_at bigint not null,
        check (folder_id is null or source_id is null)
      )`);
    await runner.query('create index rule_of_caller on feed.rule (caller_id, created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feed.rule');
  }
}
