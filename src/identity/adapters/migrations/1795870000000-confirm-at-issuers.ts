import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who signed in once more at an issuer needs no password for a while. */
export class ConfirmAtIssuers1795870000000 implements MigrationInterface {
  readonly name = 'ConfirmAtIssuers1795870000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.session add confirmed_at bigint');
    await runner.query('alter table identity.sign_on_attempt add confirms boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.sign_on_attempt drop confirms');
    await runner.query('alter table identity.session drop confirmed_at');
  }
}
