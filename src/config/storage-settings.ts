import { resolve } from 'node:path';
import { ConfigError, type Environment } from './environment.js';
import type { Role } from './process-settings.js';
import { s3LocationOf } from './s3-location.js';

/** Where everything is kept, and the keys to it. Also the DI token. */
export abstract class StorageSettings {
  /** Absolute. */
  abstract readonly dataDir: string;
  /** null: the embedded PostgreSQL below `dataDir`. */
  abstract readonly databaseUrl: string | null;
  /** The role that runs migrations and owns the event tables; null: the role of `databaseUrl` does both. */
  abstract readonly databaseOwnerUrl: string | null;
  /** `esdb://…`: histories live in EventStoreDB; null: in PostgreSQL. */
  abstract readonly eventStoreUrl: string | null;
  /** What the names of our streams begin with in an EventStoreDB that others use too. */
  abstract readonly eventStoreCategory: string;
  /** `s3://bucket/prefix?endpoint=…`; null: files below `dataDir`. */
  abstract readonly mediaUrl: string | null;
  /** How fast stored files are read in the background to find damaged ones; null: they are not. */
  abstract readonly mediaScrubBytesPerSecond: number | null;
  /** Private key of the daily seals, PKCS #8 PEM; null: one of our own below `dataDir`. */
  abstract readonly sealKeyFile: string | null;
  /** Encrypts what is secret in the database and signs our cookies; null: a file of our own below `dataDir`. */
  abstract readonly secretKeyFile: string | null;
}

/** The name that our streams have inside the program, too. */
export const DEFAULT_CATEGORY = 'briefing';

export function readStorageSettings(environment: Environment, role: Role): StorageSettings {
  return {
    dataDir: resolve(environment.text('DATA_DIR') ?? './data'),
    databaseUrl: databaseUrl(environment, role),
    databaseOwnerUrl: databaseOwnerUrl(environment),
    eventStoreUrl: eventStoreUrl(environment),
    eventStoreCategory: eventStoreCategory(environment),
    mediaUrl: mediaUrl(environment),
    mediaScrubBytesPerSecond: environment.integer('MEDIA_SCRUB_KB_PER_SECOND', 1_024, 0, 1_048_576) * 1024 || null,
    sealKeyFile: environment.text('SEAL_KEY_FILE'),
    secretKeyFile: environment.text('SECRET_KEY_FILE'),
  };
}

/** Never shown: it holds a password. */
function postgresUrl(environment: Environment, name: string): string | null {
  const value = environment.text(name);
  if (value === null || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value) && isPercentEncoded(value)))
    return value;
  throw new ConfigError(
    `${name} must be like postgres://user:password@host:5432/database; of a password, characters like % # / @ : stand ` +
      'as %25 %23 %2F %40 %3A.',
  );
}

function isPercentEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

function databaseUrl(environment: Environment, role: Role): string | null {
  const value = postgresUrl(environment, 'DATABASE_URL');
  if (value === null && role !== 'all') {
    throw new ConfigError(`DATABASE_URL is needed with ROLE=${role}: the embedded database serves ROLE=all only.`);
  }
  return value;
}

function databaseOwnerUrl(environment: Environment): string | null {
  const value = postgresUrl(environment, 'DATABASE_OWNER_URL');
  if (value !== null && environment.text('DATABASE_URL') === null) {
    throw new ConfigError('DATABASE_OWNER_URL needs DATABASE_URL: the embedded database has an owner already.');
  }
  return value;
}

function mediaUrl(environment: Environment): string | null {
  const value = environment.text('MEDIA_URL');
  if (value === null) return null;
  try {
    s3LocationOf(value);
  } catch (error) {
    throw new ConfigError(`MEDIA_URL ${(error as Error).message}`);
  }
  return value;
}

/** The store itself checks the rest when it is opened. */
function eventStoreUrl(environment: Environment): string | null {
  const value = environment.text('EVENT_STORE_URL');
  if (value !== null && !/^esdb(\+discover)?:\/\//.test(value)) {
    throw new ConfigError('EVENT_STORE_URL must be like esdb://user:password@host:2113?tls=true.');
  }
  return value;
}

function eventStoreCategory(environment: Environment): string {
  const value = environment.text('EVENT_STORE_CATEGORY');
  if (value === null) return DEFAULT_CATEGORY;
  // The server's own streams begin with $, and what stands before the first - is a stream's category.
  if (!/^[A-Za-z0-9_]{1,64}$/.test(value)) {
    throw new ConfigError(
      `EVENT_STORE_CATEGORY must be 1 to 64 letters (A–Z, a–z), digits and _, like briefings_staging, not "${value}".`,
    );
  }
  if (environment.text('EVENT_STORE_URL') === null) {
    throw new ConfigError(
      'EVENT_STORE_CATEGORY needs EVENT_STORE_URL: histories in PostgreSQL are in a database of their own. Leave it empty.',
    );
  }
  return value;
}
