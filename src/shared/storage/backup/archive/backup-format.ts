import type { JsonObject } from '../../../kernel/json.js';
import type { Position } from '../../eventstore/event-store.js';

export const FORMAT = 'podcast-briefings backup';
export const VERSION = 1;

/** The members of a backup, in their order. Parts of rows, jobs, histories and the inventory are numbered. */
export const MEMBER = {
  header: 'backup.json',
  readme: 'README.txt',
  keys: 'keys/',
  rows: 'rows/',
  jobs: 'jobs/',
  histories: 'histories/',
  media: 'media/',
  inventory: 'inventory/',
  sums: 'SHA256SUMS',
  manifest: 'manifest.json',
} as const;

export const KEY_MEMBERS = { secretKey: `${MEMBER.keys}secret-key`, sealKey: `${MEMBER.keys}seal-key.pem` } as const;

export interface BackedUpTable {
  /** `schema.table` */
  readonly name: string;
  readonly columns: readonly string[];
}

export interface BackedUpSequence {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** The one that another goes on from. */
export interface EarlierBackup {
  readonly id: string;
  /** Its name; it is looked for where the other one is. */
  readonly file: string;
  /** The last event that it has. */
  readonly upTo: Position;
}

export type MediaInclusion = 'included' | 'referenced';

/** The first member: what is known before anything is copied. */
export interface BackupHeader {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** UUID. */
  readonly id: string;
  /** Epoch ms, by the clock of the database: the moment of the rows. */
  readonly madeAt: number;
  /** Of the secret key of the installation, and says nothing about it; null: it had none yet. */
  readonly installation: string | null;
  /** Names of the migrations that the database had. */
  readonly migrations: readonly string[];
  /** In an order in which no row refers to a later table. */
  readonly tables: readonly BackedUpTable[];
  readonly sequences: readonly BackedUpSequence[];
  /** null: it has all histories; else it goes on from that backup. */
  readonly after: EarlierBackup | null;
  /** The last event that belongs to it; START: there is none. */
  readonly upTo: Position;
  /** Positions are counted without gaps. */
  readonly contiguous: boolean;
  readonly media: MediaInclusion;
  /** The keys of the installation are in it. */
  readonly keys: boolean;
}

/** The last member: without it the backup is not whole. */
export interface BackupManifest {
  readonly id: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly jobs: number;
  readonly events: number;
  readonly files: number;
  /** Of the files that events speak of: not in the media store any more, as those of erased briefings. */
  readonly missing: number;
  /** Of the files that are in it: not what their histories say of them. */
  readonly damaged: number;
  /** SHA-256 of the member SHA256SUMS, hex. */
  readonly sums: string;
}

/** One line of the inventory: a file that events speak of. */
export interface InventoryLine {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly state: 'included' | 'damaged' | 'missing' | 'referenced';
}

/** A job that waited, or was at work and has to be done again. */
export interface WaitingJob {
  readonly queue: string;
  readonly key: string | null;
  readonly data: JsonObject;
  readonly priority: number;
  /** Epoch ms. */
  readonly startAfter: number;
}

/** It cannot be used; the message says why and what to do. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable';
}

/** Of the place where backups are: it may be another time. */
export class BackupPlaceAway extends BackupUnusable {}

/** Of the one that another was to go on from: a whole one can be made. */
export class NothingToGoOnFrom extends BackupUnusable {}

/** It is damaged or was cut off; the message names where. */
export class BackupDamaged extends Error {
  override readonly name = 'BackupDamaged';
}

export const readmeText = ({
  madeAt,
  after,
  media,
  keys,
}: BackupHeader): string => `Backup of a podcast briefing service
====================================

Made ${new Date(madeAt).toISOString()}. ${after === null ? 'Whole.' : `It goes on from ${after.file}, and is worth nothing without it.`}
Files of briefings: ${media}. Keys of the installation: ${keys ? 'in it. Keep it as you keep them' : 'not in it'}.

  npm run cli -- backup:verify FILE     is it whole and undamaged?
  npm run cli -- restore FILE           onto an empty machine

A sealed one (*.age) is opened by any program that knows age: age -d FILE | tar x
  backup.json         what it is, which migrations the database had, tables and sequences
  keys/               the secret key and the key of the seals
  rows/TABLE/*.gz     COPY … TO STDOUT of PostgreSQL, as text, in parts: zcat rows/TABLE/*.gz
  jobs/*.gz           jobs that waited or were at work: one JSON object a line
  histories/*.gz      events in the order in which they were recorded: one JSON object a line
  media/KEY           the files that events speak of
  inventory/*.gz      all files that events speak of, with their SHA-256
  SHA256SUMS          of each of these: sha256sum -c SHA256SUMS
  manifest.json       the last one: counts, and the SHA-256 of SHA256SUMS
`;
