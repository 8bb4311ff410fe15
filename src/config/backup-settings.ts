import { resolve } from 'node:path';
import { ConfigError, type Environment } from './environment.js';
import { refuseWithout } from './operator-service.js';
import { s3LocationOf } from './s3-location.js';

/** Backups that are made by themselves, and what seals them. Also the DI token. */
export abstract class BackupSettings {
  /** null: none are made unless somebody says so. */
  abstract readonly backupSchedule: BackupSchedule | null;
  /** What backups are sealed with and opened by; a secret, never printed. null: they are not sealed. */
  abstract readonly backupPassphrase: string | null;
}

export interface BackupSchedule {
  /** A folder (absolute), or `s3://bucket/prefix?…`. */
  readonly to: string;
  /** A cron line, UTC, of five fields. */
  readonly cron: string;
  /** So many whole ones stay, with those that go on from them. */
  readonly keep: number;
  /** Of so many that follow each other one is whole. */
  readonly wholeEvery: number;
  /** Whether the files of briefings are in them. */
  readonly media: 'included' | 'referenced';
}

const SHORTEST_PASSPHRASE = 12;
const CRON = /^(?:[\d*,/-]+ ){4}[\d*,/-]+$/;
const OF_THE_SCHEDULE = ['BACKUP_SCHEDULE', 'BACKUP_KEEP', 'BACKUP_WHOLE_EVERY', 'BACKUP_MEDIA'];

export function readBackupSettings(environment: Environment): BackupSettings {
  return { backupSchedule: backupSchedule(environment), backupPassphrase: backupPassphrase(environment) };
}

function backupSchedule(environment: Environment): BackupSchedule | null {
  const to = environment.text('BACKUP_TO');
  if (to === null) {
    refuseWithout(environment, 'BACKUP_TO', OF_THE_SCHEDULE);
    return null;
  }
  const cron = environment.text('BACKUP_SCHEDULE') ?? '30 2 * * *';
  if (!CRON.test(cron)) {
    throw new ConfigError(
      `BACKUP_SCHEDULE must be a cron line of five fields (UTC), like "30 2 * * *", not "${cron}".`,
    );
  }
  return {
    to: placeOf(to),
    cron,
    keep: environment.integer('BACKUP_KEEP', 4, 1, 1_000),
    wholeEvery: environment.integer('BACKUP_WHOLE_EVERY', 7, 1, 100),
    // What is in object storage already is usually kept there by other means.
    media: environment.oneOf(
      'BACKUP_MEDIA',
      ['included', 'referenced'],
      environment.text('MEDIA_URL') === null ? 'included' : 'referenced',
    ),
  };
}

function placeOf(to: string): string {
  if (!to.startsWith('s3:')) return resolve(to);
  try {
    s3LocationOf(to);
  } catch (error) {
    throw new ConfigError(`BACKUP_TO ${(error as Error).message}`);
  }
  return to;
}

function backupPassphrase(environment: Environment): string | null {
  const value = environment.text('BACKUP_PASSPHRASE');
  if (value !== null && value.length < SHORTEST_PASSPHRASE) {
    throw new ConfigError(
      `BACKUP_PASSPHRASE must have ${SHORTEST_PASSPHRASE} characters or more: "openssl rand -base64 24" makes one.`,
    );
  }
  return value;
}
