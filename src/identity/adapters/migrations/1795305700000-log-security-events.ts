import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LogSecurityEvents1795305700000 implements MigrationInterface {
  readonly name = 'LogSecurityEvents1795305700000';

  async up(runner: QueryRunner): Promise<void> {
    // No reference to the caller: the trail outlives whoever it is about, until they are erased.
    await runner.query(`
      create table identity.security_event (
        id bigint generated always as identity primary key,
        at bigint not null,
        kind text not null,
        caller_id text collate "C",
        client text,
        address text,
        detail text
      )`);
    await runner.query('create index security_event_of_caller on identity.security_event (caller_id, at desc)');
    await runner.query('create index security_event_at on identity.security_event (at desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.security_event');
  }
}
