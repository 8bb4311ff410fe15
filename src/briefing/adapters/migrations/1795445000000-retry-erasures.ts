import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When to try again to erase a deleted briefing that could not be. Beside the projection, which is rebuilt. */
export class RetryErasures1795445000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table briefing.erasure_retry (
        briefing_id text collate "C" primary key,
        failures integer not null check (failures > 0),
        retry_at bigint not null
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table briefing.erasure_retry');
  }
}
