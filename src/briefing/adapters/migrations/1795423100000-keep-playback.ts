import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far owners have listened, whatever they listen with. */
export class KeepPlayback1795423100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table briefing.playback (
      owner text collate "C" not null,
      briefing_id text collate "C" not null,
      position_ms bigint not null,
      furthest_ms bigint not null,
      duration_ms bigint not null,
      finished boolean not null,
      at bigint not null,
      primary key (owner, briefing_id)
    )`);
    await queryRunner.query('create index on briefing.playback (owner, at desc, briefing_id desc)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table briefing.playback');
  }
}
