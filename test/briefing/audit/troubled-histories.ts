import { Client } from 'pg';
import { Database } from '../../../src/shared/storage/database/database.js';
import type { TestApp } from '../../support/http/http-app.js';

/** As somebody who owns the database, on a connection of their own. */
export async function asOwnerOfTheDatabase(app: TestApp, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Past the triggers that keep histories as they are. `$1` of the SQL: the stream of the briefing. */
export const tamperWith = (app: TestApp, sql: string, id: string): Promise<void> =>
  asOwnerOfTheDatabase(app, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(sql, [`briefing-${id}`]);
  });

/** Until `recordAgain` nothing can be recorded, as if the store were away. */
export const recordNothing = (app: TestApp): Promise<void> =>
  asOwnerOfTheDatabase(app, (client) =>
    client.query(`
      create or replace function test_outage() returns trigger language plpgsql as
        $$ begin raise exception 'away, says the test' using errcode = '57P03'; end $$;
      create trigger outage before insert on eventstore.event for each row execute function test_outage()`),
  );

export async function recordAgain(app: TestApp): Promise<void> {
  await app.app.get(Database).execute('drop trigger if exists outage on eventstore.event');
}
