import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hosts are asked in turns by all workers together, and not when publishers want quiet. */
export class Polling1795309120000 implements MigrationInterface {
  readonly name = 'Polling1795309120000';

  async up(runner: QueryRunner): Promise<void> {
    // Without defaults: no row is rewritten, and workers of the version before go on.
    await runner.query('alter table feed.feed add column quiet_times jsonb, add column kept_turn_at bigint');
    // Every turn changes a row, and no index with it: room in its page keeps the table as small as it is.
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
