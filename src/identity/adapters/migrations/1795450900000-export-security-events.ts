import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was not yet sent to where an operator gathers security events. The default is a constant: no row is written anew. */
export class ExportSecurityEvents1795450900000 implements MigrationInterface {
  readonly name = 'ExportSecurityEvents1795450900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.security_event add column exported boolean not null default false');
    await runner.query('create index security_event_to_export on identity.security_event (id) where not exported');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.security_event drop column exported');
  }
}
