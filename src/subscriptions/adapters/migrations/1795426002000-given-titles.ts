import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a list from another reader calls a feed, for who brought the list, and whether the feed says a title of its own.
 * Old nodes leave the columns alone.
 */
export class GivenTitles1795426002000 implements MigrationInterface {
  readonly name = 'GivenTitles1795426002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions.subscription add given_title text, add given_search_text text');
    await runner.query('alter table subscriptions.feed add titled boolean not null default true');
    await runner.query(`
      create index subscription_given_title on subscriptions.subscription (caller_id)
        where given_title is not null and deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions.subscription drop given_title, drop given_search_text');
    await runner.query('alter table subscriptions.feed drop titled');
  }
}
