import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PreferencesSchema1763660000000 implements MigrationInterface {
  readonly name = 'PreferencesSchema1763660000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema if not exists preferences');
    await runner.query(`
      create table preferences.profile (
        caller_id text collate "C" primary key,
        language text not null,
        timezone text not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema preferences cascade');
  }
}
