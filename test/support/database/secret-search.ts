import { Database } from '../../../src/shared/storage/database/database.js';
import type { TestApp } from '../http/http-app.js';

interface Place {
  readonly schemaname: string;
  readonly tablename: string;
}

/** All tables of all contexts, the platform's and the library's too. */
const TABLES = `
  select schemaname, tablename from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`;

/** Spellings of a secret that somebody who reads a table or a log could use it in. */
function spellingsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  // What base64url stands for, where the secret is written so.
  const meant = Buffer.from(secret, 'base64url');
  const spelt = [
    secret,
    encodeURIComponent(secret),
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, ''),
  ];
  return meant.length < 16 ? spelt : [...spelt, meant.toString('hex')];
}

/** Where which secret stands in clear: `secret in schema.table`, or `secret in the log`. */
export async function findSecrets(app: TestApp, secrets: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const found: string[] = [];
  const search = (place: string, text: string): void => {
    for (const [name, secret] of secrets) {
      if (spellingsOf(secret).some((spelling) => text.includes(spelling))) found.push(`${name} in ${place}`);
    }
  };
  const database = app.app.get(Database);
  for (const { schemaname, tablename } of await database.query<Place>(TABLES)) {
    // All columns of a row as one text; bytes as hex digits.
    const rows = await database.query<{ row: string }>(`select t::text as row from "${schemaname}"."${tablename}" t`);
    search(`${schemaname}.${tablename}`, rows.map(({ row }) => row).join('\n'));
  }
  search('the log', app.logLines.join('\n'));
  return found;
}
