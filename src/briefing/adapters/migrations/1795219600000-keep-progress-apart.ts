import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No event tells of live progress, so it has no place in rows that are made from events alone. */
export class KeepProgressApart1795219600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table briefing.progress (
      briefing_id text collate "C" primary key,
      percent integer not null,
      noted_at bigint not null
    )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table briefing.progress');
  }
}
