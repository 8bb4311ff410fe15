import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members who run the service may do in a browser what the command line does. */
export class GrantOperators1795430000000 implements MigrationInterface {
  readonly name = 'GrantOperators1795430000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.role_grant
        drop constraint role_grant_role_check,
        add constraint role_grant_role_check check (role in ('auditor', 'operator'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from identity.role_grant where role = 'operator'`);
    await runner.query(`
      alter table identity.role_grant
        drop constraint role_grant_role_check,
        add constraint role_grant_role_check check (role in ('auditor'))`);
  }
}
