import { In } from 'typeorm';
import type { Database } from '../../../shared/storage/database/database.js';
import type { Repositories } from '../../../shared/storage/database/repositories.js';
import type { Takeover } from '../../domain/takeover.js';
import { mergedSubscriptions } from './merged-subscription-row.js';
import { INHERIT, KEEP_IN_FOLDERS, PASS_ON } from './merged-subscriptions.sql.js';
import { saveSubscriptions, subscriptions } from './subscription-row.js';

/** Merges two subscriptions of one caller to one feed; the removed id becomes an alias. In the open unit of work. */
export async function mergeSubscriptions(
  repositories: Repositories,
  database: Database,
  { merged, changed }: Omit<Takeover, 'moved'>,
): Promise<void> {
  const old = merged.map(({ from }) => from);
  const pairs = [old, merged.map(({ into }) => into)];
  await database.execute(PASS_ON, pairs);
  await database.execute(INHERIT, pairs);
  await database.execute(KEEP_IN_FOLDERS, pairs);
  await repositories.of(mergedSubscriptions).insert(merged.map(({ from, into }) => ({ old: from, into })));
  await repositories.of(subscriptions).delete({ id: In(old) });
  await saveSubscriptions(repositories, changed);
}
