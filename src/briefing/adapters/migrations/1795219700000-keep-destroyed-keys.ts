import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The row of a destroyed key stays, without the key: a request that comes late makes no new one. */
export class KeepDestroyedKeys1795219700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table briefing.personal_key alter column key drop not null');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('delete from briefing.personal_key where key is null');
    await queryRunner.query('alter table briefing.personal_key alter column key set not null');
  }
}
