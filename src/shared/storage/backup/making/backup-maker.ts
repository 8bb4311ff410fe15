import { randomUUID } from 'node:crypto';
import { DomainError } from '../../../kernel/domain-error.js';
import type { Position } from '../../eventstore/event-store.js';
import { sealed } from '../archive/age-seal.js';
import { ArchiveWriter } from '../archive/archive-writer.js';
import {
  BackupUnusable,
  FORMAT,
  NothingToGoOnFrom,
  VERSION,
  type BackupHeader,
  type BackupManifest,
  type EarlierBackup,
} from '../archive/backup-format.js';
import type { NamedBackup } from '../places/open-backup-place.js';
import { BackupContent, type BackupSources, type ContentOptions } from './backup-content.js';
import { DatabaseSnapshot } from './database-snapshot.js';

export interface BackupOptions extends NamedBackup, ContentOptions {
  /** The one to go on from, and what it is called; null: whole. */
  readonly earlier: { readonly header: BackupHeader; readonly file: string } | null;
  /** null: it is not sealed. */
  readonly passphrase: string | null;
  readonly keys: boolean;
}

export interface MadeBackup {
  readonly header: BackupHeader;
  readonly manifest: BackupManifest;
  readonly bytes: number;
}

/**
 * Backups of a service that goes on working. First the moment of the rows is fixed, then where the histories end: all that
 * rows say follows from events before that place. Files are copied last, since no event speaks of one that is not there.
 */
export class BackupMaker {
  constructor(private readonly sources: BackupSources) {}

  /** Throws BackupUnusable, EventStoreUnavailable, MediaUnavailable. */
  async make(options: BackupOptions): Promise<MadeBackup> {
    const snapshot = await DatabaseSnapshot.open(this.sources.databaseUrl);
    try {
      const made = await this.#make(options, snapshot);
      await snapshot.close();
      return made;
    } catch (error) {
      snapshot.abandon();
      throw error;
    }
  }

  async #make(options: BackupOptions, snapshot: DatabaseSnapshot): Promise<MadeBackup> {
    const header = await this.#header(options, snapshot);
    const writer = new ArchiveWriter(new Date(header.madeAt));
    const filling = new BackupContent(this.sources, options, { writer, header, snapshot }).write();
    const failed = filling.then(
      () => null,
      (error: Error) => {
        writer.fail(error);
        return error;
      },
    );
    const { passphrase } = options;
    const stream = passphrase === null ? writer.stream : await sealed(writer.stream, passphrase);
    const bytes = await options.place.write(options.name, stream).catch(async (error: unknown) => {
      // When one of the two fails, so does the other: what is said in words is the cause.
      const cause = await failed;
      throw cause instanceof DomainError || cause instanceof BackupUnusable ? cause : error;
    });
    return { header, manifest: await filling, bytes };
  }

  async #header({ earlier, media, keys }: BackupOptions, snapshot: DatabaseSnapshot): Promise<BackupHeader> {
    const upTo = await this.sources.store.head();
    const installation = await snapshot.installation();
    return {
      format: FORMAT,
      version: VERSION,
      id: randomUUID(),
      madeAt: snapshot.moment,
      installation,
      migrations: await snapshot.migrations(),
      tables: await snapshot.tables(),
      sequences: await snapshot.sequences(),
      after: earlier === null ? null : following(earlier, installation, upTo),
      upTo,
      contiguous: this.sources.contiguous,
      media,
      keys,
    };
  }
}

/** Throws NothingToGoOnFrom when these histories do not go on from that backup. */
function following(
  { header, file }: NonNullable<BackupOptions['earlier']>,
  installation: string | null,
  upTo: Position,
): EarlierBackup {
  if (header.installation !== installation) {
    throw new NothingToGoOnFrom(`${file} is a backup of another installation: nothing can go on from it here.`);
  }
  if (header.upTo > upTo) {
    throw new NothingToGoOnFrom(
      `${file} has events that are not here: an older backup was restored since. Make a whole one, without --since.`,
    );
  }
  return { id: header.id, file, upTo: header.upTo };
}
