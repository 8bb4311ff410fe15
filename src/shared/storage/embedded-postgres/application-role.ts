import { escapeLiteral, type Client } from 'pg';

/** As whom the program works on the embedded server: it owns all but what its superuser keeps from being changed. */
export const APPLICATION = 'application';

/** Schemas whose owner stays the superuser. */
const KEPT = `nspname in ('public', 'information_schema', 'eventstore') or starts_with(nspname, 'pg_')`;

const NOT_OF_AN_EXTENSION = `not exists (select from pg_depend where objid = o.oid and deptype = 'e')`;

/** Data folders from before there was this role: the superuser had made everything. */
const HAND_OVER = `
  do $$
  declare
    v_sql text;
  begin
    for v_sql in
      select format('alter schema %I owner to ${APPLICATION}', nspname) from pg_namespace where not (${KEPT})
      union all
      select format('alter table %s owner to ${APPLICATION}', o.oid::regclass)
        from pg_class o join pg_namespace n on n.oid = o.relnamespace
       where not (${KEPT}) and o.relkind in ('r', 'p', 'v', 'm', 'S') and ${NOT_OF_AN_EXTENSION}
         and not exists (select from pg_depend where objid = o.oid and deptype in ('a', 'i') and o.relkind = 'S')
      union all
      select format('alter routine %s owner to ${APPLICATION}', o.oid::regprocedure)
        from pg_proc o join pg_namespace n on n.oid = o.pronamespace
       where not (${KEPT}) and ${NOT_OF_AN_EXTENSION}
      union all
      select format('alter type %s owner to ${APPLICATION}', o.oid::regtype)
        from pg_type o join pg_namespace n on n.oid = o.typnamespace
       where not (${KEPT}) and o.typtype in ('d', 'e') and ${NOT_OF_AN_EXTENSION}
    loop
      execute v_sql;
    end loop;
  end $$`;

/** Makes the role, in the database that it works on. `client` is the superuser there. */
export async function createApplicationRole(client: Client, password: string): Promise<void> {
  await client.query('begin');
  await client.query(`create role ${APPLICATION} login password ${escapeLiteral(password)}`);
  await client.query(HAND_OVER);
  await client.query('commit');
}
