import type { Database } from '../database/database.js';

const QUESTION = `
  select current_user as role, pg_has_role(current_user, relowner, 'member') as owns,
         has_table_privilege(oid, 'update') or has_table_privilege(oid, 'delete') as changes
    from pg_class where oid = 'eventstore.event'::regclass`;

/** Why the role that the program works as could change or remove events after all, for an operator; null: it cannot. */
export async function unguarded(database: Database): Promise<string | null> {
  const [row] = await database.query<{ role: string; owns: boolean; changes: boolean }>(QUESTION);
  if (row === undefined || (!row.owns && !row.changes)) return null;
  return (
    `The database role "${row.role}" owns the events: only triggers keep them from being changed, and it could take ` +
    'those away. Set DATABASE_OWNER_URL to give the events an owner of their own (docs/operating.md).'
  );
}
