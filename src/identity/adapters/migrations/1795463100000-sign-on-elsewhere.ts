import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who members are at issuers of OpenID Connect, sign-ins that are on their way there, and sessions that came of them. */
export class SignOnElsewhere1795463100000 implements MigrationInterface {
  readonly name = 'SignOnElsewhere1795463100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.external_identity (
        issuer text collate "C",
        subject text collate "C",
        caller_id text collate "C" not null references identity.caller,
        linked_at bigint not null,
        seen_at bigint not null,
        disowned_at bigint,
        refresh_token bytea,
        check_at bigint,
        primary key (issuer, subject),
        unique (caller_id, issuer)
      )`);
    await runner.query(`
      create index external_identity_check on identity.external_identity (check_at) where check_at is not null`);
    await runner.query(`
      create table identity.sign_on_attempt (
        digest bytea primary key,
        browser bytea not null,
        issuer_key text not null,
        link_to text collate "C" references identity.caller,
        return_to text,
        expires_at bigint not null
      )`);
    await runner.query('create index sign_on_attempt_expiry on identity.sign_on_attempt (expires_at)');
    await runner.query(`
      create index sign_on_attempt_of_caller on identity.sign_on_attempt (link_to) where link_to is not null`);
    await runner.query(`
      create table identity.external_session (
        digest bytea primary key references identity.session on delete cascade,
        issuer text collate "C" not null,
        subject text collate "C" not null,
        sid text collate "C",
        id_token bytea not null
      )`);
    await runner.query('create index external_session_sid on identity.external_session (issuer, sid)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.external_session, identity.sign_on_attempt, identity.external_identity');
  }
}
