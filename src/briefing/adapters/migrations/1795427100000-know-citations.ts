import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which briefings cite an item. No event tells of it: it is read from the scripts. */
export class KnowCitations1795427100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table briefing.citation (
        item_id text collate "C" not null,
        briefing_id text collate "C" not null,
        primary key (item_id, briefing_id))`);
    await queryRunner.query('create index citation_of_briefing on briefing.citation (briefing_id)');
    // Whoever keeps cited items reads all scripts once more, and notes what each cites.
    await queryRunner.query('delete from briefing.citations_told');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table briefing.citation');
  }
}
