import { createRequire } from 'node:module';

type Client = typeof import('undici');

const require = createRequire(import.meta.url);

let loaded: Client | null = null;

/** Loaded when the first request is made: commands of the command line, and programs that only answer, make none. */
export const httpClient = (): Client => (loaded ??= require('undici') as Client);
