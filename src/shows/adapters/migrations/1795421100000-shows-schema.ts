import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShowsSchema1795421100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create schema if not exists shows');
    await queryRunner.query(`create table shows.show (
      id text collate "C" primary key,
      owner text collate "C" not null,
      sealed_words bytea not null,
      scope jsonb not null,
      language text,
      host_ids jsonb,
      target_length_seconds integer,
      format text,
      schedule jsonb not null,
      next_at bigint,
      due_at bigint not null,
      leased_until bigint,
      request_key text collate "C",
      request_digest text,
      created_at bigint not null,
      updated_at bigint not null,
      unique (owner, request_key)
    )`);
    await queryRunner.query('create index on shows.show (due_at)');
    await queryRunner.query('create index on shows.show (owner, created_at desc, id desc)');
    await this.createEpisodes(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop schema shows cascade');
  }

  private async createEpisodes(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table shows.episode (
      show_id text collate "C" not null references shows.show on delete cascade,
      moment bigint not null,
      owner text collate "C" not null,
      cause text not null,
      status text not null,
      attempts integer not null,
      briefing_id text collate "C" unique,
      slug text,
      reason jsonb,
      look_at bigint,
      run_key text collate "C",
      created_at bigint not null,
      updated_at bigint not null,
      primary key (show_id, moment),
      unique (show_id, run_key)
    )`);
    await queryRunner.query('create index on shows.episode (look_at) where look_at is not null');
    await queryRunner.query('create index on shows.episode (owner)');
  }
}
