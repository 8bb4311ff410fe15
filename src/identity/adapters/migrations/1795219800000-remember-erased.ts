import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That somebody was erased, and when: the id says nothing about the person any more. */
export class RememberErased1795219800000 implements MigrationInterface {
  readonly name = 'RememberErased1795219800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.erased_caller (
        caller_id text collate "C" primary key,
        asked_at bigint not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.erased_caller');
  }
}
