import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `revision` is the first event that waits, `last_revision` the last one that the projector has left out. `programs` have
 * tried that event and failed, first the one that parked the history. What the events hold is not repeated here.
 */
const PARKED_TABLE = `
  create table eventstore.parked_history (
    projection text not null,
    stream text collate "C" not null,
    revision bigint not null,
    last_revision bigint not null,
    position text collate "C" not null,
    event_id uuid not null,
    event_type text not null,
    why text not null,
    parked_at bigint not null,
    tried_at bigint not null,
    programs text[] not null,
    primary key (projection, stream)
  )`;

/**
 * `parkings` counts the changes of what is parked: whoever moves the checkpoint learns whether what it knows is up to
 * date. `parking_stopped_by` is the program that has parked so many that it must not go on with it.
 */
const CHECKPOINT_COLUMNS = `
  alter table eventstore.checkpoint
    add column parkings bigint not null default 0,
    add column parking_stopped_by text`;

export class ParkHistories1795363200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PARKED_TABLE);
    await runner.query(CHECKPOINT_COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table eventstore.checkpoint drop column parkings, drop column parking_stopped_by');
    await runner.query('drop table eventstore.parked_history');
  }
}

/** Of what was parked before `parking_counts_from` nobody says any more that it was too much: an operator has let it go on. */
export class ParkOnceMore1795368000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table eventstore.checkpoint add column parking_counts_from bigint not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table eventstore.checkpoint drop column parking_counts_from');
  }
}
