import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who asks with what they remember from before a claim is understood. */
export class ClaimedSubscriptions1795306310000 implements MigrationInterface {
  readonly name = 'ClaimedSubscriptions1795306310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscriptions.claimed_caller (
        from_id text primary key,
        to_id text not null,
        claimed_at bigint not null
      )`);
    await runner.query('create index claimed_caller_to on subscriptions.claimed_caller (to_id)');
    await runner.query(`
      create table subscriptions.merged_subscription (
        old_id text collate "C" primary key,
        into_id text not null references subscriptions.subscription on delete cascade
      )`);
    await runner.query('create index merged_subscription_into on subscriptions.merged_subscription (into_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table subscriptions.merged_subscription, subscriptions.claimed_caller');
  }
}
