import { Injectable } from '@nestjs/common';
import { Database } from '../../storage/database/database.js';
import { IS_UNLOCKED } from '../../storage/database/unlocked-tables.sql.js';
import { statementInWords } from './masks.js';

const SERVER = `
  select version() as version, pg_database_size(current_database()) as bytes, pg_is_in_recovery() as replica,
    (select setting from pg_settings where name = 'max_connections') as max_connections`;

/** Of this database alone; what others do is none of ours. */
const SESSIONS = `
  select pid, application_name, state, wait_event_type, wait_event, pg_blocking_pids(pid) as blocked_by,
    extract(epoch from now() - xact_start)::float as transaction_seconds,
    extract(epoch from now() - query_start)::float as statement_seconds, query
    from pg_stat_activity where datname = current_database() and usename = current_user order by query_start`;

const TABLES = `
  select schemaname || '.' || relname as name,
    case when ${IS_UNLOCKED} then pg_total_relation_size(relid) end as bytes, n_live_tup as rows,
    n_dead_tup as dead_rows, last_autovacuum, last_autoanalyze, seq_scan, idx_scan
    from pg_stat_user_tables order by bytes desc nulls first`;

const MIGRATIONS = `select name from public.applied_migration order by id`;

interface Session {
  readonly query: string;
}

/** How the database is, without a value of anybody. */
@Injectable()
export class DatabaseFigures {
  constructor(private readonly database: Database) {}

  async server(): Promise<unknown> {
    const [server] = await this.database.query(SERVER);
    return server;
  }

  async sessions(): Promise<unknown> {
    const sessions = await this.database.query<Session>(SESSIONS);
    return sessions.map(({ query, ...session }) => ({ ...session, statement: statementInWords(query) }));
  }

  tables(): Promise<unknown> {
    return this.database.query(TABLES);
  }

  async migrations(): Promise<unknown> {
    return (await this.database.query<{ name: string }>(MIGRATIONS)).map(({ name }) => name);
  }
}
