import { escapeLiteral } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { ContextSchema } from '../database/context-schema.js';
import { CreateOrigin1795219320000, KeepCategory1795362000000, KeepGaps1795462600000 } from './event-store-origin.js';
import { ParkHistories1795363200000, ParkOnceMore1795368000000 } from './parked-histories-schema.js';

const EVENT_TABLE = `
  create table eventstore.event (
    position bigint primary key,
    stream text collate "C" not null,
    revision int not null check (revision >= 0),
    id uuid not null unique,
    type text not null,
    data jsonb not null,
    metadata jsonb not null,
    recorded_at bigint not null,
    unique (stream, revision)
  )`;

/** One append at a time: positions are contiguous and rise in commit order, so a reader by position misses nothing. */
const APPEND = `
  create function eventstore.append(
    p_stream text, p_expected int, p_ids uuid[], p_types text[], p_data jsonb[], p_metadata jsonb[]
  ) returns table (appended boolean, last_revision int, last_position bigint) language plpgsql as $$
  declare
    v_count int := cardinality(p_ids);
    v_known int;
    v_revision int;
    v_position bigint;
  begin
    perform pg_advisory_xact_lock(hashtext('eventstore.append'));

    select count(*), max(e.revision), max(e.position) into v_known, v_revision, v_position
      from eventstore.event e where e.id = any (p_ids) and e.stream = p_stream;
    if v_known = v_count then -- a repeated append that had succeeded
      return query select true, v_revision, v_position;
      return;
    end if;

    select coalesce(max(e.revision), -1) into v_revision from eventstore.event e where e.stream = p_stream;
    if p_expected <> v_revision then -- null: any
      return query select false, v_revision, null::bigint;
      return;
    end if;

    select coalesce(max(e.position), -1) into v_position from eventstore.event e;
    insert into eventstore.event (position, stream, revision, id, type, data, metadata, recorded_at)
      select v_position + n, p_stream, v_revision + n, id, type, data, metadata,
             (extract(epoch from clock_timestamp()) * 1000)::bigint
        from unnest(p_ids, p_types, p_data, p_metadata) with ordinality as given (id, type, data, metadata, n);
    return query select true, v_revision + v_count, v_position + v_count;
  end $$`;

const APPEND_FUNCTION = 'eventstore.append(text, int, uuid[], text[], jsonb[], jsonb[])';

const IMMUTABLE = [
  `create function eventstore.refuse_change() returns trigger language plpgsql as
   $$ begin raise exception 'events are append-only'; end $$`,
  `create trigger event_is_immutable before update or delete on eventstore.event
     for each row execute function eventstore.refuse_change()`,
  `create trigger event_is_not_truncated before truncate on eventstore.event
     for each statement execute function eventstore.refuse_change()`,
];

/** Position is text: the other store counts differently. */
const CHECKPOINT_TABLE = `
  create table eventstore.checkpoint (
    projection text primary key,
    position text collate "C" not null,
    updated_at bigint not null
  )`;

class CreateEventStore1755000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of ['create schema eventstore', EVENT_TABLE, APPEND, ...IMMUTABLE, CHECKPOINT_TABLE]) {
      await runner.query(sql);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema eventstore cascade');
  }
}

/** It runs as its owner: whoever may append need not be able to write into the table. */
class AppendAsOwner1795219300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter function ${APPEND_FUNCTION} security definer set search_path = pg_catalog, pg_temp`);
    await runner.query(`revoke all on function ${APPEND_FUNCTION} from public`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter function ${APPEND_FUNCTION} security invoker reset search_path`);
    await runner.query(`grant execute on function ${APPEND_FUNCTION} to public`);
  }
}

/** Several appends in one commit, in order, each with its own outcome: what refuses one leaves the others alone. */
const APPEND_ALL = `
  create function eventstore.append_all(
    p_streams text[], p_expected int[], p_counts int[], p_ids uuid[], p_types text[], p_data jsonb[], p_metadata jsonb[]
  ) returns table (appended boolean, last_revision int, last_position bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare
    v_first int := 1;
    v_last int;
  begin
    for i in 1 .. cardinality(p_streams) loop
      v_last := v_first + p_counts[i] - 1;
      return query select a.appended, a.last_revision, a.last_position
        from eventstore.append(p_streams[i], p_expected[i], p_ids[v_first:v_last], p_types[v_first:v_last],
                               p_data[v_first:v_last], p_metadata[v_first:v_last]) a;
      v_first := v_last + 1;
    end loop;
  end $$`;

const APPEND_ALL_FUNCTION = 'eventstore.append_all(text[], int[], int[], uuid[], text[], jsonb[], jsonb[])';

class AppendInGroups1795530000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(APPEND_ALL);
    await runner.query(`revoke all on function ${APPEND_ALL_FUNCTION} from public`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function ${APPEND_ALL_FUNCTION}`);
  }
}

/** Each number once: of several who seal at the same time, one does. */
const SEAL_TABLE = `
  create table eventstore.seal (
    number int primary key check (number >= 0),
    seal jsonb not null
  )`;

class CreateSeals1795219310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [
      SEAL_TABLE,
      `create function eventstore.refuse_seal_change() returns trigger language plpgsql as
       $$ begin raise exception 'seals are append-only'; end $$`,
      `create trigger seal_is_immutable before update or delete on eventstore.seal
         for each row execute function eventstore.refuse_seal_change()`,
      `create trigger seal_is_not_truncated before truncate on eventstore.seal
         for each statement execute function eventstore.refuse_seal_change()`,
    ]) {
      await runner.query(sql);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table eventstore.seal');
    await runner.query('drop function eventstore.refuse_seal_change');
  }
}

/** Where it is there: a backup of an earlier program is restored with the functions of then. */
const grantOfFunction = (name: string, role: string): string => `
  do $grant$ begin
    if to_regprocedure('${name}') is not null then
      execute ${escapeLiteral(`grant execute on function ${name} to ${role}`)};
    end if;
  end $grant$`;

/** Events are read, and appended by the two functions; seals are read and added. The rest is the program's to write. */
const grants = (role: string): readonly string[] => [
  `grant select, insert, update, delete on all tables in schema eventstore to ${role}`,
  `grant usage on all sequences in schema eventstore to ${role}`,
  `revoke all on eventstore.event, eventstore.seal, eventstore.origin from ${role}`,
  `grant select on eventstore.event to ${role}`,
  `grant select, update on eventstore.origin to ${role}`,
  `grant select, insert on eventstore.seal to ${role}`,
  ...[APPEND_FUNCTION, APPEND_ALL_FUNCTION].map((name) => grantOfFunction(name, role)),
];

export const eventStoreSchema: ContextSchema = {
  migrations: [
    CreateEventStore1755000000000,
    AppendAsOwner1795219300000,
    CreateSeals1795219310000,
    CreateOrigin1795219320000,
    KeepCategory1795362000000,
    ParkHistories1795363200000,
    ParkOnceMore1795368000000,
    KeepGaps1795462600000,
    AppendInGroups1795530000000,
  ],
  guarded: { name: 'eventstore', grants },
};
