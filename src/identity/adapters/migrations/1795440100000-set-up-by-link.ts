import type { MigrationInterface, QueryRunner } from 'typeorm';

/** While there is no member, links that the program prints make the first one. */
export class SetUpByLink1795440100000 implements MigrationInterface {
  readonly name = 'SetUpByLink1795440100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.link
        drop constraint link_purpose_check,
        add constraint link_purpose_check check (purpose in ('reset', 'invitation', 'setup'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from identity.link where purpose = 'setup'`);
    await runner.query(`
      alter table identity.link
        drop constraint link_purpose_check,
        add constraint link_purpose_check check (purpose in ('reset', 'invitation'))`);
  }
}
