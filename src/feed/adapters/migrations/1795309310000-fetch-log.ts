import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apart from the feeds, so that a row without an index besides its key is updated in place (HOT) at every fetch. */
export class FetchLog1795309310000 implements MigrationInterface {
  readonly name = 'FetchLog1795309310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table feed.fetch_log (
        feed_id int primary key references feed.feed on delete cascade,
        fetched_at bigint not null,
        took_ms int,
        usual_ms real,
        bytes int,
        added int not null
      ) with (fillfactor = 70)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feed.fetch_log');
  }
}
