import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What callers caused, by the hour, for quotas of a day. */
export class CountDailyUse1795451100000 implements MigrationInterface {
  readonly name = 'CountDailyUse1795451100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscriptions.daily_use (
        caller_id text collate "C" not null,
        kind text collate "C" not null,
        hour integer not null,
        used integer not null,
        primary key (caller_id, kind, hour)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table subscriptions.daily_use');
  }
}
