import { ConfigError } from './config.js';
import { DataFolderInUse } from './shared/database/data-folder-lock.js';

/** What whoever starts the program can mend themselves, in words; null: a bug or an outage, which is worth its stack. */
export function operatorWords(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) return error.message;
  const { code, port } = (error ?? {}) as { code?: unknown; port?: unknown };
  if (code !== 'EADDRINUSE' || typeof port !== 'number') return null;
  return `Port ${port} is in use by another program. Stop that one first, or choose another port.`;
}
