import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The throttle of origins, shared by all workers, and the quiet times that publishers declare (skipHours, skipDays). */
export class Polling1795309120000 implements MigrationInterface {
  readonly name = 'Polling1795309120000';

  async up(runner: QueryRunner): Promise<void> {
    // Without defaults: no row is rewritten, and workers of the previous version go on working.
    await runner.query('alter table feed.feed add column quiet_times jsonb, add column kept_turn_at bigint');
    // Each fetch updates a row and no indexed column: with free space in the page PostgreSQL makes a heap-only update.
    await runner.query(`
      create table feed.host (
        host text primary key,
        free_at bigint not null,
        queue_ends_at bigint not null,
        paused_until bigint
      ) with (fillfactor = 50)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feed.host');
    await runner.query('alter table feed.feed drop column quiet_times, drop column kept_turn_at');
  }
}
