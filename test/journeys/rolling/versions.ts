import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterDatabase } from '../../support/cluster/cluster-database.js';

const MIGRATIONS = 'src/**/{migrations,eventstore}/**/*.ts';
const FITNESS = 'src/shared/storage/database/database-fitness.ts';

/**
 * Whether the version in this checkout starts on the database as it is now: it knows every migration that was applied, or
 * can do without those that it does not know (ADR 0118).
 */
export async function mayComeBack(checkout: string | undefined, database: ClusterDatabase): Promise<boolean> {
  if (checkout === undefined) return true;
  const sources = globSync(MIGRATIONS, { cwd: checkout }).map((path) => readFileSync(join(checkout, path), 'utf8'));
  const applied = await database.ask<{ name: string }>('select name from public.applied_migration');
  const unknown = applied.map(({ name }) => name).filter((name) => !sources.some((text) => text.includes(name)));
  const canDoWithout = readFileSync(join(checkout, FITNESS), 'utf8').includes("'Require'");
  return unknown.length === 0 || (canDoWithout && !unknown.some((name) => name.startsWith('Require')));
}

/** Whether it goes on answering for a while when it is told to stop (ADR 0123). */
export const doesDrain = (checkout: string | undefined): boolean =>
  checkout === undefined || readFileSync(join(checkout, 'src/main.ts'), 'utf8').includes('drainSeconds');
