import type { MigrationInterface, QueryRunner } from 'typeorm';

const constraints = (purposes: string, withCaller: string): string => `
  alter table identity.link
    drop constraint link_purpose_check,
    drop constraint link_check,
    add constraint link_purpose_check check (purpose in (${purposes})),
    add constraint link_check check ((purpose in (${withCaller})) = (caller_id is not null))`;

/** Members change the address of their account by a link that is sent to the new one. */
export class ChangeAddresses1795440200000 implements MigrationInterface {
  readonly name = 'ChangeAddresses1795440200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(constraints(`'reset', 'invitation', 'setup', 'address'`, `'reset', 'address'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from identity.link where purpose = 'address'`);
    await runner.query(constraints(`'reset', 'invitation', 'setup'`, `'reset'`));
  }
}
