import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Per subscription: whether its owner reads full articles. Old nodes leave the column alone. */
export class FullArticles1795309320000 implements MigrationInterface {
  readonly name = 'FullArticles1795309320000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions.subscription add full_articles boolean not null default false');
    // Few subscriptions have it, so partial indexes for both questions (by feed, by caller) stay tiny.
    await runner.query(`
      create index subscription_full_articles on subscriptions.subscription (caller_id, feed_id)
        where full_articles and deleted_at is null`);
    await runner.query(`
      create index feed_full_articles on subscriptions.subscription (feed_id)
        where full_articles and deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions.subscription drop full_articles');
  }
}
