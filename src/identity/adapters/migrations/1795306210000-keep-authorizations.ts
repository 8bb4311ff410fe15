import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepAuthorizations1795306210000 implements MigrationInterface {
  readonly name = 'KeepAuthorizations1795306210000';

  async up(runner: QueryRunner): Promise<void> {
    // What the authorization server keeps: ids are secrets, so they are here as digests only.
    await runner.query(`
      create table identity.oidc_payload (
        kind text not null,
        digest bytea not null,
        payload jsonb not null,
        caller_id text collate "C" references identity.caller,
        client_id text,
        grant_id text,
        user_code bytea,
        created_at bigint not null,
        expires_at bigint,
        consumed_at bigint,
        primary key (kind, digest)
      )`);
    await runner.query('create index oidc_payload_of_caller on identity.oidc_payload (caller_id)');
    await runner.query('create index oidc_payload_of_client on identity.oidc_payload (client_id)');
    await runner.query('create index oidc_payload_of_grant on identity.oidc_payload (grant_id)');
    await runner.query('create index oidc_payload_expires on identity.oidc_payload (expires_at)');
    await runner.query(`
      create unique index oidc_payload_of_user_code on identity.oidc_payload (user_code) where user_code is not null`);
    await runner.query(`
      create table identity.signing_key (
        id text primary key,
        sealed bytea not null,
        created_at bigint not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.signing_key');
    await runner.query('drop table identity.oidc_payload');
  }
}
