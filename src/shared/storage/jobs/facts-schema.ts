import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { ContextSchema } from '../database/context-schema.js';

class CreateFacts1755000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema facts');
    await runner.query('create table facts.listener (fact text, listener text, primary key (fact, listener))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema facts cascade');
  }
}

/** Who hears what: known to every process, also to those that only publish. */
export const factsSchema: ContextSchema = { migrations: [CreateFacts1755000000100] };
