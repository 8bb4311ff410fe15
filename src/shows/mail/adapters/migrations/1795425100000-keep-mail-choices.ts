import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants a mail when a briefing is ready, and for which briefings there was one: one each, however often it is told. */
export class KeepMailChoices1795425100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create schema if not exists shows');
    await queryRunner.query(`
      create table shows.notification (
        caller_id text collate "C" primary key,
        mail_ready boolean not null,
        updated_at bigint not null
      )`);
    await queryRunner.query(`
      create table shows.ready_mail (
        briefing_id text collate "C" primary key,
        caller_id text collate "C" not null,
        decided_at bigint not null,
        outcome text check (outcome in ('taken', 'refused', 'dropped')),
        reason text,
        settled_at bigint
      )`);
    await queryRunner.query('create index ready_mail_of_caller on shows.ready_mail (caller_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table shows.ready_mail');
    await queryRunner.query('drop table shows.notification');
  }
}
