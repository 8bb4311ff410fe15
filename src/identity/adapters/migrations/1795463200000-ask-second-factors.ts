import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of authenticator apps, sealed, and recovery codes, as digests. */
export class AskSecondFactors1795463200000 implements MigrationInterface {
  readonly name = 'AskSecondFactors1795463200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.second_factor (
        caller_id text collate "C" primary key references identity.caller,
        sealed_key bytea not null,
        since bigint not null,
        last_step bigint not null
      )`);
    await runner.query(`
      create table identity.recovery_code (
        caller_id text collate "C" not null references identity.caller,
        digest bytea not null,
        primary key (caller_id, digest)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.recovery_code');
    await runner.query('drop table identity.second_factor');
  }
}
