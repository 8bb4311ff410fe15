import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StorageSettings } from '../../../../config/storage-settings.js';
import type { ContextSchema } from '../../database/context-schema.js';
import { PostgresFolder } from '../../embedded-postgres/postgres-folder.js';
import type { DatabaseAddress } from '../../database/database-address.js';
import type { RecordedEvent } from '../../eventstore/event-store.js';
import { isMediaKey } from '../../media/media-key.js';
import type { MediaStore } from '../../media/media-store.js';
import { mediaReferencesIn } from '../../proof/media-references.js';
import type { Member } from '../archive/archive-reader.js';
import type { ChainLink } from '../chain/backup-chain.js';
import { BackupDamaged, BackupUnusable, MEMBER, type BackupHeader, type WaitingJob } from '../archive/backup-format.js';
import type { HistoryRestorer } from './history-restorer.js';
import { assertNoOtherKey, restoreKey } from '../archive/key-files.js';
import { inOperatorWords, keptInStore } from './restore-failures.js';
import { RestoreTarget } from './restore-target.js';
import { TableLoaders } from './table-loaders.js';
import { clear, setSequence } from './row-loader.js';
import { eventsIn, linesIn } from '../archive/lines-in-parts.js';
import { sendAgain } from './waiting-jobs.js';

export interface RestorePlace {
  readonly address: DatabaseAddress;
  readonly storage: StorageSettings;
  readonly schemas: readonly ContextSchema[];
  readonly media: MediaStore;
}

export interface Restored {
  readonly header: BackupHeader;
  readonly rows: number;
  readonly events: number;
  readonly files: number;
  readonly jobs: number;
}

/** Larger files are not held in memory. */
const SMALL_BYTES = 4 * 1024 * 1024;
/** In DATA_DIR: larger ones, until they are kept. */
const UNPACKED = 'restored-';

/** One chain of backups into an empty place. */
export class Restorer {
  readonly #erased = new Set<string>();
  readonly #erasures: ReadonlySet<string>;
  readonly #folders = new Map<string, Set<string>>();
  readonly #jobs: WaitingJob[] = [];
  /** Put in place when the backup is known to be undamaged: a wrong one would stand in the way of the right one. */
  readonly #keys = new Map<string, Buffer>();
  /** A part may end within a line. */
  #rest: Buffer = Buffer.alloc(0);
  #rows = 0;
  #events = 0;
  #files = 0;

  constructor(private readonly place: RestorePlace) {
    this.#erasures = new Set(place.schemas.flatMap(({ erasures = [] }) => erasures));
  }

  /** All of it or nothing that a program would start on. Throws BackupUnusable, BackupDamaged. */
  async restore(chain: readonly ChainLink[]): Promise<Restored> {
    const newest = chain.at(-1);
    if (newest === undefined) throw new BackupUnusable('There is nothing to restore.');
    const { address, storage, schemas } = this.place;
    const { header } = newest;
    const then = schemasOfThen(schemas, header.migrations);
    const target = await RestoreTarget.open(address, storage, schemas);
    try {
      await new PostgresFolder(storage.dataDir).handRestoreOver();
      await sweep(storage.dataDir);
      await target.migrate(then);
      await inOperatorWords(async () => await this.#fill(target, chain, newest));
      await target.migrate(schemas);
      await sendAgain(address.url, this.#jobs);
      await target.finish();
    } finally {
      await target.close();
    }
    return { header, rows: this.#rows, events: this.#events, files: this.#files, jobs: this.#jobs.length };
  }

  async #fill(target: RestoreTarget, chain: readonly ChainLink[], newest: ChainLink): Promise<void> {
    const { header } = newest;
    await target.begin();
    for (const { name } of header.tables.toReversed()) await clear(target.ownerOf(name), name);
    const histories = target.histories;
    for (const link of chain) await this.#read(link, { target, histories, newest: link === newest });
    await histories.end();
    for (const sequence of header.sequences) await setSequence(target.ownerOf(sequence.name), sequence);
    for (const [member, content] of this.#keys) await restoreKey(this.place.storage, member, content);
    await target.commit(header.contiguous);
    for (const folder of this.#erased) await this.place.media.removeBelow(folder);
  }

  async #read(link: ChainLink, into: Reading): Promise<void> {
    const loaders = new TableLoaders(into.target, link.header.tables);
    const archive = await link.open();
    try {
      const members = archive.members();
      for (let next = await members.next(); next.done !== true; next = await members.next()) {
        await this.#take(next.value, into, loaders);
      }
      this.#rows += await loaders.end();
    } finally {
      archive.close();
    }
  }

  async #take(member: Member, { histories, newest, target }: Reading, loaders: TableLoaders): Promise<void> {
    const { name } = member;
    if (!name.startsWith(MEMBER.rows)) await loaders.end();
    if (name.startsWith(MEMBER.histories)) return await this.#addEvents(await member.unzip(), histories);
    if (name.startsWith(MEMBER.media)) return await this.#keepFile(mediaKeyOf(name), member, target.again);
    if (!newest) return;
    if (name.startsWith(MEMBER.rows)) return await loaders.add(tableOf(name), await member.unzip());
    if (name.startsWith(MEMBER.keys)) return await this.#takeKey(name, await member.read());
    if (name.startsWith(MEMBER.jobs)) this.#jobs.push(...linesIn<WaitingJob>(await member.unzip()));
  }

  /** Another key that is there already is found at the beginning, not after hours. */
  async #takeKey(name: string, content: Buffer): Promise<void> {
    await assertNoOtherKey(this.place.storage, name, content);
    this.#keys.set(name, content);
  }

  async #addEvents(part: Buffer, histories: HistoryRestorer): Promise<void> {
    this.#rest = Buffer.concat([this.#rest, part]);
    const end = this.#rest.lastIndexOf('\n') + 1;
    const events = eventsIn(this.#rest.subarray(0, end));
    this.#rest = this.#rest.subarray(end);
    for (const event of events) this.#note(event);
    await histories.add(events);
    this.#events += events.length;
  }

  /** An erased history has no files any more; those that an earlier backup of the chain had go again. */
  #note({ stream, type, data }: RecordedEvent): void {
    const folders = this.#folders.get(stream) ?? new Set();
    for (const { key } of mediaReferencesIn(data)) folders.add(dirname(key));
    if (folders.size > 0) this.#folders.set(stream, folders);
    if (this.#erasures.has(type)) for (const folder of folders) this.#erased.add(folder);
  }

  /** What an earlier restore left may be of a backup that turned out to be damaged: it gives way. */
  async #keepFile(key: string, { bytes, content, read }: Member, again: boolean): Promise<void> {
    const { media, storage } = this.place;
    this.#files += 1;
    if (bytes <= SMALL_BYTES && !again) {
      const small = await read();
      return await keptInStore(key, async () => await media.put(key, small));
    }
    await mkdir(storage.dataDir, { recursive: true });
    const folder = await mkdtemp(join(storage.dataDir, UNPACKED));
    try {
      const file = join(folder, 'file');
      await pipeline(content, createWriteStream(file));
      await keptInStore(key, async () => await (again ? media.replaceFile(key, file) : media.putFile(key, file)));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Throws BackupDamaged for one that would lead out of the store. */
function mediaKeyOf(member: string): string {
  const key = member.slice(MEMBER.media.length);
  if (isMediaKey(key)) return key;
  throw new BackupDamaged(`The member ${JSON.stringify(member)} is no file of a briefing: somebody changed it.`);
}

/** A killed restore leaves the file that it was about to keep. */
async function sweep(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir).catch(() => [])).filter((name) => name.startsWith(UNPACKED));
  for (const name of left) await rm(join(dataDir, name), { recursive: true, force: true });
}

interface Reading {
  readonly target: RestoreTarget;
  readonly histories: HistoryRestorer;
  /** Rows, jobs and keys are those of the newest. */
  readonly newest: boolean;
}

/** `rows/TABLE/000001.copy.gz` */
const tableOf = (member: string): string => member.split('/')[1] ?? '';

/**
 * The schemas with no other migrations than those that the backup has: a newer program adds its own when the rows are
 * there. Throws BackupUnusable when there are some that this program does not know.
 */
function schemasOfThen(schemas: readonly ContextSchema[], migrations: readonly string[]): readonly ContextSchema[] {
  const then = new Set(migrations);
  const known = new Set(schemas.flatMap((schema) => schema.migrations.map(({ name }) => name)));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new BackupUnusable(
      `A newer program made this backup, or one with an extension that is not in EXTENSIONS here: this one does not ` +
        `know ${unknown.join(', ')}. Restore with that program.`,
    );
  }
  return schemas.map((schema) => ({ ...schema, migrations: schema.migrations.filter(({ name }) => then.has(name)) }));
}
