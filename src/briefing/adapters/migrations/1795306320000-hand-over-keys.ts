import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an anonymous agent's key has sealed is read, and destroyed, by the member who claimed its work. */
export class HandOverKeys1795306320000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table briefing.personal_key add column claimed_by text collate "C"');
    await queryRunner.query('create index on briefing.personal_key (claimed_by) where claimed_by is not null');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table briefing.personal_key drop column claimed_by');
  }
}
