import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What its owner deleted is erased when the time for undoing is over. */
export class FindDeletedBriefings1795435000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index briefing_deleted on briefing.briefing (((state ->> 'deletedAt')::bigint)) where status = 'deleted'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index briefing.briefing_deleted');
  }
}
