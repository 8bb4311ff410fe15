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
  return listeningInWords(error);
}

/** Why nobody can be served at HOST and PORT, by the code of the system. */
const LISTENING: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use by another program. Stop that one first, or choose another port.`,
  EACCES: (port) => `You may not listen on port ${port}. Choose one from 1024 on, and put a proxy in front.`,
  EADDRNOTAVAIL: (_, host) => `HOST: this machine has no address ${host}. 0.0.0.0 is all that it has.`,
  EAFNOSUPPORT: (_, host) => `HOST: this machine has no address of the kind of ${host}. 0.0.0.0 is all that it has.`,
};

function listeningInWords(error: unknown): string | null {
  const { syscall, code, port, address, hostname } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (code === 'ENOTFOUND' && typeof hostname === 'string') {
    return `There is no host ${hostname}: correct the setting that names it. HOST is the address to listen on.`;
  }
  if (syscall !== 'listen' || typeof port !== 'number') return null;
  return LISTENING[String(code)]?.(port, String(address)) ?? null;
}
