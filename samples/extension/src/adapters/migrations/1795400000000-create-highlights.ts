import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateHighlights1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema highlights');
    await runner.query(`
      create table highlights.highlight (
        id uuid primary key default gen_random_uuid(),
        owner_id text collate "C" not null,
        briefing_id text collate "C" not null,
        title text not null,
        sentence text not null,
        item_id text collate "C",
        kept_at bigint not null,
        unique (owner_id, briefing_id, sentence)
      )`);
    await runner.query('create index highlight_by_briefing on highlights.highlight (briefing_id)');
    await runner.query(`
      create table highlights.briefing (
        id text collate "C" primary key,
        owner_id text collate "C",
        revision int not null,
        at bigint not null
      )`);
    await runner.query('create index briefing_by_owner on highlights.briefing (owner_id, at desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema highlights cascade');
  }
}
