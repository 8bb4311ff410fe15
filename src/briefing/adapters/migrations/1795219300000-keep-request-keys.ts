import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One briefing may be asked for with several keys, so keys have rows of their own. */
export class KeepRequestKeys1795219300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table briefing.request_key (
      owner text collate "C" not null,
      key text not null,
      digest text not null,
      briefing_id text collate "C" not null,
      used_at bigint not null,
      primary key (owner, key)
    )`);
    await queryRunner.query(`insert into briefing.request_key
      select owner, idempotency_key, digest, briefing_id, taken_at from briefing.ticket where idempotency_key is not null`);
    await queryRunner.query('alter table briefing.ticket drop column idempotency_key');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table briefing.ticket add column idempotency_key text');
    await queryRunner.query('drop table briefing.request_key');
  }
}
