import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever has a row has said something: their language goes on being theirs. */
export class TellChosenLanguages1795418000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table preferences.profile add column language_chosen boolean not null default true`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table preferences.profile drop column language_chosen');
  }
}
