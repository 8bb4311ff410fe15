import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What live streams are resumed from: each change of a briefing, in an order of its owner. The row of `change_position`
 * is locked until the commit, so positions of one owner become visible in their order and a reader misses none.
 */
export class NoteChangesForStreams1795423000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table briefing.change_position (
      owner text collate "C" primary key,
      position bigint not null
    )`);
    await queryRunner.query(`create table briefing.change (
      owner text collate "C" not null,
      position bigint not null,
      briefing_id text collate "C" not null,
      revision integer not null,
      status text not null,
      at bigint not null,
      primary key (owner, position)
    )`);
    await queryRunner.query('create unique index on briefing.change (briefing_id, revision)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table briefing.change');
    await queryRunner.query('drop table briefing.change_position');
  }
}
