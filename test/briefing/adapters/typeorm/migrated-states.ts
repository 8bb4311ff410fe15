import type { MigrationInterface } from 'typeorm';
import { CreateBriefing1795219200000 } from '../../../../src/briefing/adapters/migrations/1795219200000-create-briefing.js';
import { freshDatabase } from '../../../support/database/database.js';

type States = Readonly<Record<string, { readonly status: string }>>;

const INSERT = `
  insert into briefing.briefing (id, quick_read_id, owner, slug, revision, status, percent, state, created_at, updated_at)
  values ($1, $1 || 'q', 'usr_1', $1, 0, $2, 0, $3, 0, 0)`;

/** By id, what a migration makes of the states of briefings that an older program projected. It runs twice. */
export async function migratedStates(migration: MigrationInterface, states: States): Promise<Record<string, unknown>> {
  const { database, dataSource, close } = await freshDatabase([{ migrations: [CreateBriefing1795219200000] }]);
  try {
    for (const [id, state] of Object.entries(states)) {
      await database.query(INSERT, [id, state.status, JSON.stringify(state)]);
    }
    const runner = dataSource.createQueryRunner();
    await migration.up(runner);
    await migration.up(runner);
    await runner.release();
    const rows = await database.query<{ id: string; state: unknown }>('select id, state from briefing.briefing');
    return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
  } finally {
    await close();
  }
}
