import { resolve } from 'node:path';
import { s3PlaceOf } from './shared/storage/media/s3-place.js';

export type Role = 'all' | 'api' | 'worker';

const SIGN_UP = ['open', 'invite', 'closed'] as const;
export type SignUp = (typeof SIGN_UP)[number];

const WEB_SUB = ['auto', 'on', 'off'] as const;
export type WebSub = (typeof WEB_SUB)[number];

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** All that the environment decides; also the DI token. `.env.example` explains each variable to operators. */
export abstract class Config {
  abstract readonly port: number;
  /** Address to listen on. */
  abstract readonly host: string;
  /** Where people and agents reach us, without a trailing slash. */
  abstract readonly baseUrl: string;
  /** Absolute. */
  abstract readonly dataDir: string;
  /** null: the embedded PostgreSQL below `dataDir`. */
  abstract readonly databaseUrl: string | null;
  /** null: `databaseUrl` may do everything. Else that role brings the schemas up to date, and owns the events. */
  abstract readonly databaseOwnerUrl: string | null;
  /** `esdb://…`: histories live in EventStoreDB; null: in PostgreSQL. */
  abstract readonly eventStoreUrl: string | null;
  /** `s3://bucket/prefix?endpoint=…`; null: files below `dataDir`. */
  abstract readonly mediaUrl: string | null;
  /** Private key of the daily seals, PKCS #8 PEM; null: one of our own below `dataDir`. */
  abstract readonly sealKeyFile: string | null;
  /** Encrypts what is secret in the database and signs our cookies; null: a file of our own below `dataDir`. */
  abstract readonly secretKeyFile: string | null;
  abstract readonly role: Role;
  /** Who may become a member at /signup; `invite`: whoever has a link that an operator made. */
  abstract readonly signUp: SignUp;
  /** CIDR ranges that feeds may live in although they are private. */
  abstract readonly feedAllowedPrivateCidrs: readonly string[];
  /** Between two requests to one host, by all processes together, in the long run; 0: none. */
  abstract readonly feedHostSpacingMs: number;
  /** Feeds fetched at once in one process. */
  abstract readonly feedConcurrency: number;
  /** auto: hubs may call us where `baseUrl` can be reached in public; on: everywhere; off: nowhere. */
  abstract readonly webSub: WebSub;
  /** Items older than so many days go, except the newest of each feed and what briefings cite; null: none do. */
  abstract readonly itemRetentionDays: number | null;
  /** Proxies in front of us whose `X-Forwarded-For` is believed; limits by address count what they report. */
  abstract readonly trustedProxyCidrs: readonly string[];
  abstract readonly anonymousRegistration: boolean;
  /** Briefings a member may ask for in 24 hours. */
  abstract readonly briefingDailyLimit: number;
  /** Requests a minute and token. */
  abstract readonly rateLimitPerMinute: number;
  abstract readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Threads that synthesise speech. */
  abstract readonly speechThreads: number;
  /** What whoever reads /metrics must send as a bearer token; null: there is no such page. */
  abstract readonly metricsToken: string | null;
}

/** Tells the operator which variable is wrong and what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

class Reader {
  constructor(private readonly env: Environment) {}

  text(name: string): string | null {
    const value = this.env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    if (!/^\d+$/.test(value) || Number(value) < min || Number(value) > max) {
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    }
    return Number(value);
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.text(name) ?? fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
    return found;
  }

  list(name: string): readonly string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
}

const CIDR = /^(\d{1,3}(\.\d{1,3}){3}\/\d{1,2}|[0-9a-f:]+\/\d{1,3})$/i;

function cidrs(reader: Reader, name: string): readonly string[] {
  const ranges = reader.list(name);
  const wrong = ranges.find((range) => !CIDR.test(range));
  if (wrong !== undefined) throw new ConfigError(`${name} must be CIDR ranges like 10.0.0.0/8, not "${wrong}".`);
  return ranges;
}

function baseUrl(reader: Reader, port: number): string {
  const value = reader.text('BASE_URL') ?? `http://localhost:${port}`;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`BASE_URL must be like https://briefings.example.org, without a path, not "${value}".`);
  }
  // Session cookies are __Secure-: browsers keep them on https and, of plain http, on this machine only.
  if (url.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) {
    throw new ConfigError(`BASE_URL must be https:// except on localhost, not "${value}".`);
  }
  return url.origin;
}

/** Never shown: it holds a password. */
function postgresUrl(reader: Reader, name: string): string | null {
  const value = reader.text(name);
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

function databaseUrl(reader: Reader, role: Role): string | null {
  const value = postgresUrl(reader, 'DATABASE_URL');
  if (value === null && role !== 'all') {
    throw new ConfigError(`DATABASE_URL is needed with ROLE=${role}: the embedded database serves ROLE=all only.`);
  }
  return value;
}

function databaseOwnerUrl(reader: Reader): string | null {
  const value = postgresUrl(reader, 'DATABASE_OWNER_URL');
  if (value !== null && reader.text('DATABASE_URL') === null) {
    throw new ConfigError('DATABASE_OWNER_URL needs DATABASE_URL: the embedded database has an owner already.');
  }
  return value;
}

function mediaUrl(reader: Reader): string | null {
  const value = reader.text('MEDIA_URL');
  if (value === null) return null;
  try {
    s3PlaceOf(value);
  } catch (error) {
    throw new ConfigError(`MEDIA_URL ${(error as Error).message}`);
  }
  return value;
}

/** Never shown. Whoever guesses it sees how busy the service is. */
function metricsToken(reader: Reader): string | null {
  const value = reader.text('METRICS_TOKEN');
  if (value === null || /^[\w.~+/=-]{16,}$/.test(value)) return value;
  throw new ConfigError('METRICS_TOKEN must be 16 or more of the characters A-Z a-z 0-9 - . _ ~ + / = (RFC 6750).');
}

/** The store itself checks the rest when it is opened. */
function eventStoreUrl(reader: Reader): string | null {
  const value = reader.text('EVENT_STORE_URL');
  if (value !== null && !/^esdb(\+discover)?:\/\//.test(value)) {
    throw new ConfigError('EVENT_STORE_URL must be like esdb://user:password@host:2113?tls=true.');
  }
  return value;
}

/** The only reader of the environment. Throws ConfigError. */
export function readConfig(env: Environment = process.env): Config {
  const reader = new Reader(env);
  const port = reader.integer('PORT', 3000, 0, 65_535);
  const role = reader.oneOf('ROLE', ['all', 'api', 'worker'], 'all');
  return {
    port,
    host: reader.text('HOST') ?? '127.0.0.1',
    baseUrl: baseUrl(reader, port),
    dataDir: resolve(reader.text('DATA_DIR') ?? './data'),
    databaseUrl: databaseUrl(reader, role),
    databaseOwnerUrl: databaseOwnerUrl(reader),
    eventStoreUrl: eventStoreUrl(reader),
    mediaUrl: mediaUrl(reader),
    sealKeyFile: reader.text('SEAL_KEY_FILE'),
    secretKeyFile: reader.text('SECRET_KEY_FILE'),
    role,
    signUp: reader.oneOf('SIGN_UP', SIGN_UP, 'invite'),
    feedAllowedPrivateCidrs: cidrs(reader, 'FEED_ALLOWED_PRIVATE_CIDRS'),
    feedHostSpacingMs: reader.integer('FEED_HOST_SPACING_MS', 1_000, 0, 60_000),
    feedConcurrency: reader.integer('FEED_CONCURRENCY', 8, 1, 64),
    webSub: reader.oneOf('WEBSUB', WEB_SUB, 'auto'),
    itemRetentionDays:
      reader.text('ITEM_RETENTION_DAYS') === null ? null : reader.integer('ITEM_RETENTION_DAYS', 0, 1, 36_500),
    trustedProxyCidrs: cidrs(reader, 'TRUSTED_PROXY_CIDRS'),
    anonymousRegistration: reader.oneOf('ANONYMOUS_REGISTRATION', ['on', 'off'], 'on') === 'on',
    briefingDailyLimit: reader.integer('BRIEFING_DAILY_LIMIT', 20, 1, 10_000),
    rateLimitPerMinute: reader.integer('RATE_LIMIT_PER_MINUTE', 600, 1, 1_000_000),
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    speechThreads: reader.integer('SPEECH_THREADS', 2, 1, 64),
    metricsToken: metricsToken(reader),
  };
}
