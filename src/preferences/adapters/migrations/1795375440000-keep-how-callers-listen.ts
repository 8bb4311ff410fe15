import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepHowCallersListen1795375440000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table preferences.listening (
        caller_id text collate "C" primary key,
        format text,
        target_length_seconds int,
        host_ids jsonb,
        memory boolean not null
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table preferences.listening');
  }
}
