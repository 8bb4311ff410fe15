import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Anonymous callers expire when nothing of them is used any more. Who was here before counts from their registration. */
export class KnowTheUnused1795451000000 implements MigrationInterface {
  readonly name = 'KnowTheUnused1795451000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.caller add column seen_at bigint');
    await runner.query(`create index anonymous_caller on identity.caller (id) where kind = 'anonymous'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index identity.anonymous_caller');
    await runner.query('alter table identity.caller drop column seen_at');
  }
}
