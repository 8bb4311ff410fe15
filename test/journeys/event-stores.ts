import { EventStoreDbProcess } from '../support/eventstoredb/eventstoredb-process.js';

/** Where histories can live. Journeys run on each: nobody outside the program can tell the difference. */
export const EVENT_STORES = ['PostgreSQL', 'EventStoreDB'] as const;

export interface RunningEventStore {
  /** Settings of a program that keeps its histories there. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

export async function startEventStore(name: (typeof EVENT_STORES)[number]): Promise<RunningEventStore> {
  if (name === 'PostgreSQL') return { env: {}, remove: () => Promise.resolve() };
  const server = await EventStoreDbProcess.start();
  return { env: { EVENT_STORE_URL: server.url }, remove: () => server.remove() };
}
