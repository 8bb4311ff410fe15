import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether members have shown that their address is theirs, and which links to a new password went there. */
export class ConfirmAddresses1795425000000 implements MigrationInterface {
  readonly name = 'ConfirmAddresses1795425000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.member add column confirmed_at bigint');
    await runner.query('alter table identity.link add column mailed boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.link drop column mailed');
    await runner.query('alter table identity.member drop column confirmed_at');
  }
}
