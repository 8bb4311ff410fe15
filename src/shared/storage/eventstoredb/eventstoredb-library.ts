import { createRequire } from 'node:module';

type Library = typeof import('@eventstore/db-client');

const require = createRequire(import.meta.url);

let loaded: Library | null = null;

/** The client with its gRPC, loaded when it is first used: where histories are in PostgreSQL, that is never. */
export const eventStoreDb = (): Library => (loaded ??= require('@eventstore/db-client') as Library);
