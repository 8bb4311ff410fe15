import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever followed a feed that was merged into another one goes on seeing its items, through the same subscription. */
export class InheritedFeeds1795309110001 implements MigrationInterface {
  readonly name = 'InheritedFeeds1795309110001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscriptions.inherited_feed (
        subscription_id text collate "C" not null references subscriptions.subscription on delete cascade,
        feed_id int not null,
        primary key (subscription_id, feed_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table subscriptions.inherited_feed');
  }
}
