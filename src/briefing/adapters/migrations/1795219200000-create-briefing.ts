import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBriefing1795219200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create schema if not exists briefing');
    await queryRunner.query(`create table briefing.briefing (
      id text collate "C" primary key,
      quick_read_id text collate "C" not null unique,
      owner text collate "C" not null,
      slug text collate "C" not null unique,
      revision integer not null,
      status text not null,
      percent integer not null,
      state jsonb not null,
      created_at bigint not null,
      updated_at bigint not null
    )`);
    await queryRunner.query('create index on briefing.briefing (owner, created_at desc)');
    await queryRunner.query(
      `create index on briefing.briefing (updated_at) where status in ('composing', 'queued', 'rendering', 'assembling')`,
    );
    await queryRunner.query(`create table briefing.ticket (
      briefing_id text collate "C" primary key,
      quick_read_id text collate "C" not null,
      owner text collate "C" not null,
      digest text not null,
      idempotency_key text,
      slug text not null,
      seed text not null,
      sealed_words text not null,
      taken_at bigint not null,
      last_ready_at bigint,
      standing text not null check (standing in ('reserved', 'confirmed', 'returned'))
    )`);
    await queryRunner.query('create unique index on briefing.ticket (owner, idempotency_key)');
    await queryRunner.query('create index on briefing.ticket (owner, taken_at)');
    await queryRunner.query(`create table briefing.personal_key (
      owner text collate "C" primary key,
      key bytea not null
    )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop schema briefing cascade');
  }
}
