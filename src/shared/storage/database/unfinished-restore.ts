import type { ClientBase } from 'pg';

/** Is there while a restore is at work, and after one that did not come to its end: half a database serves nobody. */
const MARK = 'public.unfinished_restore';

export const UNFINISHED_RESTORE = `to_regclass('${MARK}') is not null`;

export async function isUnfinished(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ unfinished: boolean }>(`select ${UNFINISHED_RESTORE} as unfinished`);
  return rows[0]?.unfinished === true;
}

export const markUnfinished = async (client: ClientBase): Promise<void> => {
  await client.query(`create table if not exists ${MARK} ()`);
};

export const markFinished = async (client: ClientBase): Promise<void> => {
  await client.query(`drop table ${MARK}`);
};
