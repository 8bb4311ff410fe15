import { ConfigError } from './config/environment.js';
import { ExtensionFailed } from './extensions/extension-failed.js';
import { CannotLeaveRoot } from './leave-root.js';
import { DataFolderInUse } from './shared/storage/embedded-postgres/data-folder-lock.js';
import { DataFolderUnusable } from './shared/storage/embedded-postgres/data-folder.js';
import { DatabaseUnfit } from './shared/storage/database/database-fitness.js';
import { DatabaseRolesError, DatabaseUnreachable } from './shared/storage/database/open-database.js';
import { EventStoreRefused } from './shared/storage/eventstore/event-store.js';
import { SealKeyUnusable } from './shared/storage/proof/seal-key.js';
import { NoSeal } from './shared/storage/proof/seals.js';
import { MediaStoreNeedsProgram } from './shared/storage/media/media-store-opener.js';
import { MediaStoreUnfit } from './shared/storage/media/media-store.js';
import { SecretKeyUnusable } from './shared/storage/secrets/secret-key.js';

const WORDED = [
  CannotLeaveRoot,
  ConfigError,
  DataFolderInUse,
  DataFolderUnusable,
  DatabaseRolesError,
  DatabaseUnfit,
  DatabaseUnreachable,
  ExtensionFailed,
  MediaStoreNeedsProgram,
  MediaStoreUnfit,
  SealKeyUnusable,
  SecretKeyUnusable,
  NoSeal,
];

/** The message of an error that the operator can correct; null: a bug or an outage, to be logged with its stack. */
export function operatorWords(error: unknown): string | null {
  if (error instanceof EventStoreRefused) return error.advice;
  if (WORDED.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = (error ?? {}) as { code?: unknown; port?: unknown };
  if (code !== 'EADDRINUSE' || typeof port !== 'number') return null;
  return `Port ${port} is in use by another program. Stop that one first, or choose another port.`;
}
