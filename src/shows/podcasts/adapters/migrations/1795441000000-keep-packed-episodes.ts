import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The items of a feed as they are sent. Compressed already, so they are not compressed once more. */
export class KeepPackedEpisodes1795441000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table shows.packed_episodes (
        guid text collate "C" primary key references shows.podcast_feed on delete cascade,
        made_from text collate "C" not null,
        deflated bytea not null,
        crc32 bigint not null,
        bytes int not null
      )`);
    await queryRunner.query('alter table shows.packed_episodes alter column deflated set storage external');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table shows.packed_episodes');
  }
}
