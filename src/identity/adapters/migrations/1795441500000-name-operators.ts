import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trail says which operator did what to whom. */
export class NameOperators1795441500000 implements MigrationInterface {
  readonly name = 'NameOperators1795441500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.security_event add column operator_id text collate "C"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.security_event drop column operator_id');
  }
}
