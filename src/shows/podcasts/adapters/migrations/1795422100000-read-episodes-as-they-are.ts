import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A feed reads hundreds of them at once, and few are kept of a caller: read as they lie, without decompressing. */
export class ReadEpisodesAsTheyAre1795422100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table shows.podcast_episode alter column xml set storage external');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table shows.podcast_episode alter column xml set storage extended');
  }
}
