import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which media store this database goes with: the mark that lies with the files. */
export class KnowTheStore1795470100000 implements MigrationInterface {
  readonly name = 'KnowTheStore1795470100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema media');
    await runner.query(
      'create table media.known_store (sole boolean primary key default true check (sole), mark text not null)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema media cascade');
  }
}
