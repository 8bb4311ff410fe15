import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members can be shut out without anything of theirs being deleted. */
export class DeactivateMembers1795450300000 implements MigrationInterface {
  readonly name = 'DeactivateMembers1795450300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.caller add deactivated_at bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.caller drop deactivated_at');
  }
}
