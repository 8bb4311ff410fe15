import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions and known browsers of members, links that work once, and counted attempts. Digests only, no token. */
export class PeopleSignedIn1795306100000 implements MigrationInterface {
  readonly name = 'PeopleSignedIn1795306100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.session (
        digest bytea primary key,
        caller_id text collate "C" not null references identity.caller,
        started_at bigint not null,
        expires_at bigint not null
      )`);
    await runner.query(`
      create table identity.device (
        digest bytea,
        caller_id text collate "C" references identity.caller,
        known_since bigint not null,
        expires_at bigint not null,
        primary key (digest, caller_id)
      )`);
    await runner.query(`
      create table identity.link (
        digest bytea primary key,
        purpose text not null check (purpose in ('reset', 'invitation')),
        caller_id text collate "C" references identity.caller,
        email text,
        email_key text,
        expires_at bigint not null,
        check ((purpose = 'reset') = (caller_id is not null))
      )`);
    await runner.query('create unique index link_of_caller on identity.link (caller_id)');
    await runner.query('create index link_of_email on identity.link (email_key)');
    await this.countAttempts(runner);
    for (const table of ['session', 'device']) {
      await runner.query(`create index ${table}_of_caller on identity.${table} (caller_id)`);
    }
    for (const table of ['session', 'device', 'link', 'attempt']) {
      await runner.query(`create index ${table}_expiry on identity.${table} (expires_at)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.attempt, identity.link, identity.device, identity.session');
  }

  /** Unlogged: whoever crashes the database may try a few more times. */
  private async countAttempts(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table identity.attempt (
        key bytea primary key,
        first_at bigint not null,
        expires_at bigint not null,
        used integer not null
      )`);
  }
}
