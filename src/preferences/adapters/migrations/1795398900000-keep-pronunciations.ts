import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepPronunciations1795398900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table preferences.pronunciation (
        id text collate "C" primary key,
        caller_id text collate "C" not null,
        language text not null,
        written_key text collate "C" not null,
        written text not null,
        respelling text not null,
        created_at bigint not null,
        updated_at bigint not null,
        unique (caller_id, language, written_key)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table preferences.pronunciation');
  }
}
