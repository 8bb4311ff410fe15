import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that are not what their histories say, and how far the search for them is. */
export class KnowDamagedFiles1795450100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table briefing.damaged_file (
        key text collate "C" primary key,
        briefing_id text collate "C" not null,
        how text not null check (how in ('gone', 'altered')),
        standing text not null check (standing in ('repairing', 'lost')),
        noticed_at bigint not null
      )`);
    await queryRunner.query('create index damaged_file_briefing on briefing.damaged_file (briefing_id)');
    await queryRunner.query(`
      create table briefing.file_scrub (
        single boolean primary key default true check (single),
        after_briefing text not null default '',
        began_at bigint,
        ended_at bigint,
        files bigint not null default 0,
        bytes bigint not null default 0
      )`);
    await queryRunner.query('insert into briefing.file_scrub default values');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table briefing.file_scrub, briefing.damaged_file');
  }
}
