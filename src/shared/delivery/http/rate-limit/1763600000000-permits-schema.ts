import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PermitsSchema1763600000000 implements MigrationInterface {
  readonly name = 'PermitsSchema1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema if not exists http');
    await runner.query(`
      create unlogged table http.permits (
        key text primary key,
        window_start bigint not null,
        window_end bigint not null,
        used integer not null,
        granted integer not null
      )`);
    await runner.query('create index permits_window_end on http.permits (window_end)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema http cascade');
  }
}
