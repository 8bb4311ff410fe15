import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The secrets of addresses: sealed, to show them again, and as digests, to find them. `show_id` is empty for the feed of
 * everything. Episodes as feeds show them follow from briefings, and are made again when they are lost.
 */
export class KeepPodcastFeeds1795422000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create schema if not exists shows');
    await queryRunner.query(`
      create table shows.podcast_feed (
        guid text collate "C" primary key,
        owner text collate "C" not null,
        show_id text collate "C" not null,
        secret_digest bytea not null unique,
        sealed_secret bytea not null,
        created_at bigint not null,
        renewed_at bigint not null,
        unique (owner, show_id)
      )`);
    await queryRunner.query(`
      create table shows.podcast_episode (
        owner text collate "C" not null,
        briefing_id text collate "C" not null,
        revision int not null,
        made_for text collate "C" not null,
        xml text not null,
        primary key (owner, briefing_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table shows.podcast_episode');
    await queryRunner.query('drop table shows.podcast_feed');
  }
}
