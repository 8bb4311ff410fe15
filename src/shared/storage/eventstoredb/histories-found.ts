import { Logger } from '@nestjs/common';
import { DEFAULT_CATEGORY } from '../../../config/storage-settings.js';
import { START, type EventStore } from '../eventstore/event-store.js';

/**
 * Of a database in which nothing has happened yet: histories that are in the store already are a recovery, or another
 * installation's. The projector makes their rows; this only says so. Ends with the store.
 */
export async function tellHistoriesFound(store: EventStore, category: string): Promise<void> {
  const logger = new Logger('Histories');
  try {
    const found = await countHistories(store);
    if (found === 0) return;
    logger.warn(
      `${found} ${found === 1 ? 'history' : 'histories'} found, rebuilding: this database is new, the category ` +
        `${category} of the event store is not. If they are another installation's, set EVENT_STORE_CATEGORY and take ` +
        'a new database.',
    );
  } catch (error) {
    logger.debug(`histories were not counted: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function countHistories(store: EventStore): Promise<number> {
  const { signal } = new AbortController();
  const streamPrefix = `${DEFAULT_CATEGORY}-`;
  let found = 0;
  for await (const { events, live } of store.subscribe({ after: START, streamPrefix, batchSize: 2_000, signal })) {
    found += events.filter(({ revision }) => revision === 0).length;
    if (live) return found;
  }
  return 0;
}
