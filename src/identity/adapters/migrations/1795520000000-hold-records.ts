import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Legal holds, and the erasures that wait for their release. */
export class HoldRecords1795520000000 implements MigrationInterface {
  readonly name = 'HoldRecords1795520000000';

  async up(runner: QueryRunner): Promise<void> {
    // Beside the caller, so that whoever locks the row to delete it sees the hold of now.
    await runner.query('alter table identity.caller add held_since bigint');
    await runner.query(`
      create table identity.legal_hold (
        id text collate "C" primary key,
        caller_id text collate "C" not null,
        reason text not null,
        placed_by text collate "C",
        placed_at bigint not null,
        released_by text collate "C",
        released_at bigint
      )`);
    await runner.query(`create index legal_hold_open on identity.legal_hold (caller_id) where released_at is null`);
    await runner.query(`
      create table identity.deferred_erasure (
        caller_id text collate "C" primary key,
        name text,
        email text,
        asked_by text collate "C" not null,
        operator_id text collate "C",
        asked_at bigint not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.deferred_erasure');
    await runner.query('drop table identity.legal_hold');
    await runner.query('alter table identity.caller drop held_since');
  }
}
