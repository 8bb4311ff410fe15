import type { StorageSettings } from '../../../../config/storage-settings.js';
import { START, type EventStore, type RecordedEvent } from '../../eventstore/event-store.js';
import { readLog } from '../../eventstore/read-log.js';
import { isTombstone } from '../../eventstore/stream-retention.js';
import type { MediaStore } from '../../media/media-store.js';
import { eventLine } from '../../proof/bundle-format.js';
import { mediaReferencesIn, type MediaReference } from '../../proof/media-references.js';
import type { ArchiveWriter } from '../archive/archive-writer.js';
import {
  MEMBER,
  readmeText,
  type BackupHeader,
  type BackupManifest,
  type InventoryLine,
  type MediaInclusion,
} from '../archive/backup-format.js';
import { readKeys } from '../archive/key-files.js';
import type { DatabaseSnapshot } from './database-snapshot.js';

/** What a backup is made of. */
export interface BackupSources {
  readonly databaseUrl: string;
  readonly store: EventStore;
  /** The store counts positions without gaps. */
  readonly contiguous: boolean;
  readonly media: MediaStore;
  readonly storage: StorageSettings;
}

export interface ContentOptions {
  readonly media: MediaInclusion;
  readonly signal?: AbortSignal;
}

interface Begun {
  readonly writer: ArchiveWriter;
  readonly header: BackupHeader;
  readonly snapshot: DatabaseSnapshot;
}

/** What is in one backup, member by member. */
export class BackupContent {
  readonly #rows: Record<string, number> = {};
  readonly #references = new Map<string, MediaReference>();
  readonly #inventory: InventoryLine[] = [];
  #jobs = 0;
  #events = 0;

  constructor(
    private readonly sources: BackupSources,
    private readonly options: ContentOptions,
    private readonly begun: Begun,
  ) {}

  async write(): Promise<BackupManifest> {
    const { writer, header } = this.begun;
    await writer.write(MEMBER.header, `${JSON.stringify(header, null, 2)}\n`);
    await writer.write(MEMBER.readme, readmeText(header));
    if (header.keys) for (const [name, key] of await readKeys(this.sources.storage)) await writer.write(name, key);
    await this.#copyRows();
    await writer.writeParts(MEMBER.jobs, '.ndjson', this.#jobLines());
    // From here on the moment of the rows need not be held.
    await this.begun.snapshot.close();
    await writer.writeParts(MEMBER.histories, '.ndjson', this.#eventLines());
    for (const reference of this.#references.values()) this.#inventory.push(await this.#copyFile(reference));
    await writer.writeParts(MEMBER.inventory, '.ndjson', linesOf(this.#inventory));
    return await this.#finish();
  }

  async #copyRows(): Promise<void> {
    const { writer, header, snapshot } = this.begun;
    for (const table of header.tables) {
      this.options.signal?.throwIfAborted();
      const { content, count } = snapshot.copy(table);
      await writer.writeParts(`${MEMBER.rows}${table.name}/`, '.copy', content);
      this.#rows[table.name] = count();
    }
  }

  async *#jobLines(): AsyncGenerator<string> {
    for await (const jobs of this.begun.snapshot.jobs()) {
      this.#jobs += jobs.length;
      yield jobs.map((job) => `${JSON.stringify(job)}\n`).join('');
    }
  }

  async *#eventLines(): AsyncGenerator<string> {
    const { after, upTo } = this.begun.header;
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
    const found = await this.begun.writer.copy(`${MEMBER.media}${key}`, stored.bytes, content as AsyncIterable<Buffer>);
    return { ...line, state: found === sha256 ? 'included' : 'damaged' };
  }

  async #finish(): Promise<BackupManifest> {
    const count = (...states: InventoryLine['state'][]): number =>
      this.#inventory.filter(({ state }) => states.includes(state)).length;
    const manifest = {
      id: this.begun.header.id,
      rows: this.#rows,
      jobs: this.#jobs,
      events: this.#events,
      files: count('included', 'damaged', 'referenced'),
      missing: count('missing'),
      damaged: count('damaged'),
    };
    let whole: BackupManifest | null = null;
    await this.begun.writer.finish((sums) => (whole = { ...manifest, sums }));
    return whole ?? { ...manifest, sums: '' };
  }
}

async function* linesOf(lines: readonly InventoryLine[]): AsyncGenerator<string> {
  for (const line of lines) yield `${JSON.stringify(line)}\n`;
}
