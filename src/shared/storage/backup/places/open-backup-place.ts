import { basename, dirname, resolve } from 'node:path';
import { s3LocationOf } from '../../../../config/s3-location.js';
import { BackupUnusable } from '../archive/backup-format.js';
import type { BackupPlace } from './backup-place.js';
import { FolderBackupPlace } from './folder-backup-place.js';
import { S3BackupPlace } from './s3-backup-place.js';

const NAME = /^[a-z0-9_-][a-z0-9_.-]*$/;

export interface NamedBackup {
  readonly place: BackupPlace;
  readonly name: string;
}

/** A folder, or `s3://bucket/prefix?…` as MEDIA_URL. Throws BackupUnusable. */
export async function openBackupPlace(where: string): Promise<BackupPlace> {
  if (!where.startsWith('s3:')) return new FolderBackupPlace(resolve(where));
  return await S3BackupPlace.open(locationOf(where));
}

/** A file, or `s3://bucket/prefix/NAME?…`. Throws BackupUnusable. */
export async function openNamedBackup(file: string): Promise<NamedBackup> {
  if (!file.startsWith('s3:')) {
    const path = resolve(file);
    return { place: new FolderBackupPlace(dirname(path)), name: basename(path) };
  }
  if (!URL.canParse(file)) throw new BackupUnusable('It must be a file, or s3://bucket/prefix/name?endpoint=….');
  const url = new URL(file);
  const name = basename(url.pathname);
  if (!NAME.test(name)) {
    throw new BackupUnusable(`A backup in object storage has a name of a–z, 0–9, ".", "_" and "-", not "${name}".`);
  }
  url.pathname = dirname(url.pathname);
  return { place: await openBackupPlace(url.href), name };
}

function locationOf(where: string): ReturnType<typeof s3LocationOf> {
  try {
    return s3LocationOf(where);
  } catch (error) {
    throw new BackupUnusable(`${where.split('?', 1)[0] ?? ''} ${(error as Error).message}`);
  }
}
