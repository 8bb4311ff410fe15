import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hourly purge finds what is over without reading what is not. */
export class FindExpired1795306400000 implements MigrationInterface {
  readonly name = 'FindExpired1795306400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index token_expiry on identity.token (expires_at)');
    await runner.query('create index claim_expiry on identity.claim (expires_at)');
    await runner.query(`
      create index failed_sign_in_of_nobody on identity.security_event (at)
      where kind = 'sign_in_failed' and caller_id is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index identity.failed_sign_in_of_nobody, identity.claim_expiry, identity.token_expiry');
  }
}
