import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose token it is and what it is for. The tokens that there are were all made for the API. */
export class TokensOfClients1795306000000 implements MigrationInterface {
  readonly name = 'TokensOfClients1795306000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.token
        add column client text not null default 'skill',
        add column client_name text,
        add column audience text not null default 'api' check (audience in ('api', 'mcp')),
        add column scopes text[] not null default '{skill}',
        add column grant_id text`);
    await runner.query(`
      update identity.token set client_name = caller.client_name
      from identity.caller where caller.id = token.caller_id and caller.client_name is not null`);
    await runner.query('create index token_of_grant on identity.token (grant_id) where grant_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.token
        drop column client, drop column client_name, drop column audience, drop column scopes, drop column grant_id`);
  }
}
