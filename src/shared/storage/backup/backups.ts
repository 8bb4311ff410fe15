import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StorageSettings } from '../../../config/storage-settings.js';
import { Database } from '../database/database.js';
import { countsWithoutGaps } from '../eventstore/event-store-origin.js';
import { EventStore } from '../eventstore/event-store.js';
import { MediaStore } from '../media/media-store.js';
import {
  BackupDamaged,
  BackupPlaceAway,
  BackupUnusable,
  NothingToGoOnFrom,
  type BackupHeader,
  type MediaInclusion,
} from './archive/backup-format.js';
import type { MadeBackup } from './making/backup-maker.js';
import type { NamedBackup } from './places/open-backup-place.js';

export interface BackupRequest extends NamedBackup {
  /** The one that it goes on from, and where it is; null: it is whole. */
  readonly earlier: NamedBackup | null;
  readonly media: MediaInclusion;
  readonly passphrase: string | null;
  readonly keys: boolean;
  readonly signal?: AbortSignal;
}

/** Makes backups of this service. What they are made with is loaded when the first one is. */
@Injectable()
export class Backups {
  // eslint-disable-next-line max-params
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly media: MediaStore,
    private readonly storage: StorageSettings,
  ) {}

  /** Throws BackupUnusable, EventStoreUnavailable, MediaUnavailable. */
  async make({ earlier, ...request }: BackupRequest): Promise<MadeBackup> {
    const { BackupMaker } = await import('./making/backup-maker.js');
    const header = earlier === null ? null : await headerOf(earlier, request.passphrase);
    const maker = new BackupMaker({
      databaseUrl: urlOf(this.dataSource),
      store: this.store,
      contiguous: await countsWithoutGaps(this.database, this.storage.eventStoreUrl),
      media: this.media,
      storage: this.storage,
    });
    return await maker.make({ ...request, earlier: named(header, earlier) });
  }
}

/** Of the last of a chain that is all there. Throws NothingToGoOnFrom, BackupPlaceAway. */
async function headerOf(earlier: NamedBackup, passphrase: string | null): Promise<BackupHeader | null> {
  const { chainOf } = await import('./chain/backup-chain.js');
  try {
    return (await chainOf(earlier, passphrase)).at(-1)?.header ?? null;
  } catch (error) {
    const unusable = error instanceof BackupUnusable || error instanceof BackupDamaged;
    throw unusable && !(error instanceof BackupPlaceAway)
      ? new NothingToGoOnFrom(`${earlier.name}: ${error.message}`)
      : error;
  }
}

const named = (
  header: BackupHeader | null,
  earlier: NamedBackup | null,
): { readonly header: BackupHeader; readonly file: string } | null =>
  header === null || earlier === null ? null : { header, file: earlier.name };

function urlOf({ options }: DataSource): string {
  if (options.type === 'postgres' && options.url !== undefined) return options.url;
  throw new Error('the pool of the program has no address');
}
