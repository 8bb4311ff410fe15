import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What charts are drawn from: counts outlive processes, and those of several nodes add up. ADR 0087. */
export class HourlyCountsSchema1795441400000 implements MigrationInterface {
  readonly name = 'HourlyCountsSchema1795441400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table http.hourly_count (
        hour bigint not null,
        name text collate "C" not null,
        count bigint not null,
        primary key (hour, name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table http.hourly_count');
  }
}
