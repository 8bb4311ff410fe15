import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No event tells of it, so it has no place in rows that are made from events alone. */
export class TellCitations1795309212000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create table briefing.citations_told (briefing_id text collate "C" primary key)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table briefing.citations_told');
  }
}
