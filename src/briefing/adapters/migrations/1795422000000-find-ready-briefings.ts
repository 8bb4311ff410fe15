import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of ready briefings are answered from this index alone; the rows themselves are wide. */
export class FindReadyBriefings1795422000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index briefing_ready on briefing.briefing (owner, created_at desc, id desc) include (revision, updated_at)
      where status = 'ready'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index briefing.briefing_ready');
  }
}
