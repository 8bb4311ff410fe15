import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Grants that ended stay: who could look at what, and when, is a question of auditors. */
export class GrantRoles1795219400000 implements MigrationInterface {
  readonly name = 'GrantRoles1795219400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.role_grant (
        caller_id text collate "C" not null references identity.member on delete cascade,
        role text not null check (role in ('auditor')),
        granted_at bigint not null,
        revoked_at bigint
      )`);
    await runner.query(`
      create unique index role_granted_once on identity.role_grant (caller_id, role) where revoked_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.role_grant');
  }
}
