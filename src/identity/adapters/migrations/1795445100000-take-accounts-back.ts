import type { MigrationInterface, QueryRunner } from 'typeorm';

const constraints = (purposes: string, withCaller: string): string => `
  alter table identity.link
    drop constraint link_purpose_check,
    drop constraint link_check,
    add constraint link_purpose_check check (purpose in (${purposes})),
    add constraint link_check check ((purpose in (${withCaller})) = (caller_id is not null))`;

/** An address that was changed is told so, with a link that brings it back; a form that is sent twice invites once. */
export class TakeAccountsBack1795445100000 implements MigrationInterface {
  readonly name = 'TakeAccountsBack1795445100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      constraints(`'reset', 'invitation', 'setup', 'address', 'return'`, `'reset', 'address', 'return'`),
    );
    await runner.query('alter table identity.link add request_key text');
    await runner.query(
      'create unique index link_request_key on identity.link (request_key) where request_key is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from identity.link where purpose = 'return'`);
    await runner.query('alter table identity.link drop request_key');
    await runner.query(constraints(`'reset', 'invitation', 'setup', 'address'`, `'reset', 'address'`));
  }
}
