import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { ContextSchema } from '../database/context-schema.js';
import { knownKeys } from './known-key-row.js';

/** Which secret key this database goes with: a digest that says nothing about the key. */
class RememberKey1795306200000 implements MigrationInterface {
  readonly name = 'RememberKey1795306200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema secrets');
    await runner.query(
      'create table secrets.known_key (sole boolean primary key default true check (sole), fingerprint text not null)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema secrets cascade');
  }
}

export const secretsSchema: ContextSchema = { migrations: [RememberKey1795306200000], entities: [knownKeys] };
