import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DomainError } from '../../kernel/domain-error.js';
import type { StorageSettings } from '../../../config/storage-settings.js';
import { START, type EventStore, type Position, type RecordedEvent } from '../eventstore/event-store.js';
import { readLog } from '../eventstore/read-log.js';
import { isTombstone } from '../eventstore/stream-retention.js';
import type { MediaStore } from '../media/media-store.js';
import { eventLine } from '../proof/bundle-format.js';
import { mediaReferencesIn, type MediaReference } from '../proof/media-references.js';
import { sealed } from './age-seal.js';
import { ArchiveWriter } from './archive-writer.js';
import {
  BackupUnusable,
  FORMAT,
  MEMBER,
  NothingToGoOnFrom,
  VERSION,
  readmeText,
  type BackupHeader,
  type BackupManifest,
  type EarlierBackup,
  type InventoryLine,
  type MediaInclusion,
} from './backup-format.js';
import type { NamedBackup } from './open-backup-place.js';
import { DatabaseSnapshot } from './database-snapshot.js';
import { readKeys } from './key-files.js';

/** What a backup is made of. */
export interface BackupSources {
  readonly databaseUrl: string;
  readonly store: EventStore;
  /** The store counts positions without gaps. */
  readonly contiguous: boolean;
  readonly media: MediaStore;
  readonly storage: StorageSettings;
}

export interface BackupOptions extends NamedBackup {
  /** The one to go on from, and what it is called; null: whole. */
  readonly earlier: { readonly header: BackupHeader; readonly file: string } | null;
  readonly media: MediaInclusion;
  /** null: it is not sealed. */
  readonly passphrase: string | null;
  readonly keys: boolean;
  readonly signal?: AbortSignal;
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
    const filling = new Filling(this.sources, options, { writer, header, snapshot }).run();
    const failed = filling.then(
      () => null,
      (error: Error) => {
        writer.fail(error);
        return error;
      },
    );
    const stream = await this.#stream(writer.stream, options);
    const bytes = await options.place.write(options.name, stream).catch(async (error: unknown) => {
      // When one of the two fails, so does the other: what is said in words is the cause.
      const cause = await failed;
      throw cause instanceof DomainError || cause instanceof BackupUnusable ? cause : error;
    });
    return { header, manifest: await filling, bytes };
  }

  async #stream(archive: Readable, { passphrase }: BackupOptions): Promise<Readable> {
    return passphrase === null ? archive : await sealed(archive, passphrase);
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

interface Filled {
  readonly writer: ArchiveWriter;
  readonly header: BackupHeader;
  readonly snapshot: DatabaseSnapshot;
}

/** One backup being filled, member by member. */
class Filling {
  readonly #rows: Record<string, number> = {};
  readonly #references = new Map<string, MediaReference>();
  readonly #inventory: InventoryLine[] = [];
  #jobs = 0;
  #events = 0;

  constructor(
    private readonly sources: BackupSources,
    private readonly options: BackupOptions,
    private readonly filled: Filled,
  ) {}

  async run(): Promise<BackupManifest> {
    const { writer, header } = this.filled;
    await writer.write(MEMBER.header, `${JSON.stringify(header, null, 2)}\n`);
    await writer.write(MEMBER.readme, readmeText(header));
    if (header.keys) for (const [name, key] of await readKeys(this.sources.storage)) await writer.write(name, key);
    await this.#copyRows();
    await writer.writeParts(MEMBER.jobs, '.ndjson', this.#jobLines());
    // From here on the moment of the rows need not be held.
    await this.filled.snapshot.close();
    await writer.writeParts(MEMBER.histories, '.ndjson', this.#eventLines());
    for (const reference of this.#references.values()) this.#inventory.push(await this.#copyFile(reference));
    await writer.writeParts(MEMBER.inventory, '.ndjson', linesOf(this.#inventory));
    return await this.#finish();
  }

  async #copyRows(): Promise<void> {
    const { writer, header, snapshot } = this.filled;
    for (const table of header.tables) {
      this.options.signal?.throwIfAborted();
      const { content, count } = snapshot.copy(table);
      await writer.writeParts(`${MEMBER.rows}${table.name}/`, '.copy', content);
      this.#rows[table.name] = count();
    }
  }

  async *#jobLines(): AsyncGenerator<string> {
    for await (const jobs of this.filled.snapshot.jobs()) {
      this.#jobs += jobs.length;
      yield jobs.map((job) => `${JSON.stringify(job)}\n`).join('');
    }
  }

  async *#eventLines(): AsyncGenerator<string> {
    const { after, upTo } = this.filled.header;
    if (upTo === START) return;
    for await (const batch of readLog(this.sources.store, after?.upTo ?? START)) {
      this.options.signal?.throwIfAborted();
      const events = batch.filter((event) => event.position <= upTo && !isTombstone(event));
      for (const event of events) this.#note(event);
      yield events.map(eventLine).join('');
      if ((batch.at(-1)?.position ?? START) >= upTo) return;
    }
  }

  #note({ data }: RecordedEvent): void {
    this.#events += 1;
    for (const reference of mediaReferencesIn(data)) this.#references.set(reference.key, reference);
  }

  async #copyFile({ key, bytes, sha256 }: MediaReference): Promise<InventoryLine> {
    this.options.signal?.throwIfAborted();
    const { media } = this.sources;
    const line = { key, bytes, sha256 };
    if (this.options.media === 'referenced') return { ...line, state: 'referenced' };
    const stored = await media.stat(key);
    const content = stored === null ? null : await media.read(key);
    if (stored === null || content === null) return { ...line, state: 'missing' };
    const found = await this.filled.writer.copy(
      `${MEMBER.media}${key}`,
      stored.bytes,
      content as AsyncIterable<Buffer>,
    );
    return { ...line, state: found === sha256 ? 'included' : 'damaged' };
  }

  async #finish(): Promise<BackupManifest> {
    const count = (...states: InventoryLine['state'][]): number =>
      this.#inventory.filter(({ state }) => states.includes(state)).length;
    const manifest = {
      id: this.filled.header.id,
      rows: this.#rows,
      jobs: this.#jobs,
      events: this.#events,
      files: count('included', 'damaged', 'referenced'),
      missing: count('missing'),
      damaged: count('damaged'),
    };
    let whole: BackupManifest | null = null;
    await this.filled.writer.finish((sums) => (whole = { ...manifest, sums }));
    return whole ?? { ...manifest, sums: '' };
  }
}

async function* linesOf(lines: readonly InventoryLine[]): AsyncGenerator<string> {
  for (const line of lines) yield `${JSON.stringify(line)}\n`;
}
