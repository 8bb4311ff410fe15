import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** What Node needs to run a script that imports our sources. */
export const TYPESCRIPT_FLAGS = [`--import=${pathToFileURL(join(import.meta.dirname, 'typescript.mjs')).href}`];
