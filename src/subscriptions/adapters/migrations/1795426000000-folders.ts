import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Folders of callers, with what is in each. A subscription may be in several. */
export class Folders1795426000000 implements MigrationInterface {
  readonly name = 'Folders1795426000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscriptions.folder (
        id text collate "C" primary key,
        caller_id text not null,
        name text not null,
        name_key text collate "C" not null,
        created_at bigint not null,
        updated_at bigint not null,
        unique (caller_id, name_key)
      )`);
    await runner.query(`
      create table subscriptions.folder_entry (
        folder_id text collate "C" not null references subscriptions.folder on delete cascade,
        subscription_id text collate "C" not null references subscriptions.subscription on delete cascade,
        primary key (folder_id, subscription_id)
      )`);
    await runner.query('create index folder_entry_subscription on subscriptions.folder_entry (subscription_id)');
    await runner.query(`
      create table subscriptions.merged_folder (
        old_id text collate "C" primary key,
        into_id text collate "C" not null references subscriptions.folder on delete cascade
      )`);
    await runner.query('create index merged_folder_into on subscriptions.merged_folder (into_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table subscriptions.merged_folder, subscriptions.folder_entry, subscriptions.folder');
  }
}
