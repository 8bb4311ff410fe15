import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which hubs feeds name, and what we have with hubs (WebSub). */
export class Hubs1795309140000 implements MigrationInterface {
  readonly name = 'Hubs1795309140000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table feed.advertised_hub (
        feed_id int primary key references feed.feed on delete cascade,
        hub_url text not null,
        topic_url text not null
      )`);
    // Outlives its feed: a hub has to be told that nobody listens any more. Why the secret is kept as it is: ADR 0031.
    await runner.query(`
      create table feed.hub_subscription (
        token uuid primary key default gen_random_uuid(),
        secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
        feed_id int not null,
        hub_url text not null,
        topic_url text not null,
        callback_base text not null,
        status text not null default 'asking',
        begun_at bigint not null,
        lease_ends_at bigint,
        attempts int not null default 0,
        next_at bigint not null,
        last_error text,
        rung_for bigint
      )`);
    await runner.query(
      "create unique index hub_subscription_of_feed on feed.hub_subscription (feed_id) where status <> 'leaving'",
    );
    await runner.query('create index hub_subscription_due on feed.hub_subscription (next_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feed.hub_subscription, feed.advertised_hub');
  }
}
