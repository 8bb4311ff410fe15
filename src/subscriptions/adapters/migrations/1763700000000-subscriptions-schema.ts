import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SubscriptionsSchema1763700000000 implements MigrationInterface {
  readonly name = 'SubscriptionsSchema1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema if not exists subscriptions');
    await runner.query(`
      create table subscriptions.feed (
        id int primary key,
        url text not null,
        title text not null,
        site_url text,
        last_success_at bigint,
        last_error text,
        heard_at bigint not null,
        search_text text not null
      )`);
    await runner.query('create index on subscriptions.feed (url)');
    await runner.query(`
      create table subscriptions.subscription (
        id text collate "C" primary key,
        caller_id text not null,
        feed_id int not null references subscriptions.feed,
        created_at bigint not null,
        updated_at bigint not null,
        deleted_at bigint,
        unique (caller_id, feed_id)
      )`);
    await runner.query(`
      create index subscription_page on subscriptions.subscription (caller_id, created_at desc, id desc)
        include (feed_id) where deleted_at is null`);
    await runner.query(`
      create index subscription_of_feed on subscriptions.subscription (feed_id) where deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema subscriptions cascade');
  }
}
