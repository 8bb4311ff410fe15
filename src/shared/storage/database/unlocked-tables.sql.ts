/**
 * Of a row of `pg_stat_user_tables`: nobody holds the table, or an index of it, for themselves or waits to. The size of one
 * that is held is told when it is free again, and whoever looks at all tables would wait for each of them.
 */
export const IS_UNLOCKED = `not exists (
  select from pg_locks where mode = 'AccessExclusiveLock'
    and database = (select oid from pg_database where datname = current_database())
    and (relation = relid or relation in (select indexrelid from pg_index where indrelid = relid)))`;
