import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdentitySchema1763650000000 implements MigrationInterface {
  readonly name = 'IdentitySchema1763650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema if not exists identity');
    await runner.query(`
      create table identity.caller (
        id text collate "C" primary key,
        kind text not null check (kind in ('anonymous', 'member')),
        client_name text,
        created_at bigint not null
      )`);
    await runner.query(`
      create table identity.member (
        caller_id text collate "C" primary key references identity.caller,
        email text not null,
        email_key text not null unique,
        name text not null,
        password_hash text not null,
        created_at bigint not null
      )`);
    await runner.query(`
      create table identity.token (
        digest bytea primary key,
        caller_id text collate "C" not null references identity.caller,
        issued_at bigint not null,
        expires_at bigint not null,
        revoked_at bigint,
        last_used_at bigint
      )`);
    await runner.query('create index token_of_caller on identity.token (caller_id)');
    await runner.query(`
      create table identity.claim (
        digest bytea primary key,
        caller_id text collate "C" not null references identity.caller,
        expires_at bigint not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema identity cascade');
  }
}
