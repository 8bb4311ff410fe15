import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys that were not used and passes that are: digests, because whoever reads the table must not get in. */
export class AdmitToHistories1795219500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table briefing.history_pass (
      digest text collate "C" primary key,
      kind text not null check (kind in ('key', 'pass')),
      briefing_id text collate "C" not null,
      owner text collate "C" not null,
      expires_at bigint not null
    )`);
    await queryRunner.query('create index on briefing.history_pass (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table briefing.history_pass');
  }
}
