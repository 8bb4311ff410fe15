import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { BEGINS_SEALED, unsealed } from './age-seal.js';
import { BackupDamaged, BackupUnusable, MEMBER, type BackupHeader, type BackupManifest } from './backup-format.js';
import { NO_BACKUP, toHeader } from './backup-header.js';
import { gathered, unzippedPart } from './bounded-reading.js';

/** One member. Its content can be read once; what is not read is passed over, and compared all the same. */
export interface Member {
  readonly name: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Buffer>;
  /** Throws BackupDamaged when it is larger than what is held in memory. */
  read(): Promise<Buffer>;
  /** Of a part: what was gathered in it. Throws BackupDamaged. */
  unzip(): Promise<Buffer>;
}

export interface OpenedArchive {
  readonly header: BackupHeader;
  /**
   * All members but the header, the sums and the manifest, which is returned. Throws BackupDamaged at the latest with the
   * end: what was read before is known to be right only then.
   */
  members(): AsyncGenerator<Member, BackupManifest>;
  close(): void;
}

/** Throws BackupUnusable, BackupDamaged. */
export async function openArchive(content: Readable, passphrase: string | null): Promise<OpenedArchive> {
  const reader = new ArchiveReader(await plain(content, passphrase));
  try {
    const header = await headerOf(reader);
    return { header, members: () => reader.rest(), close: () => reader.close() };
  } catch (error) {
    reader.close();
    throw error;
  }
}

async function headerOf(reader: ArchiveReader): Promise<BackupHeader> {
  const first = await reader.next();
  if (first?.name !== MEMBER.header) throw new BackupUnusable(NO_BACKUP);
  return toHeader(String(await first.read()));
}

async function plain(content: Readable, passphrase: string | null): Promise<Readable> {
  const begin = await beginningOf(content);
  if (!begin.toString('latin1').startsWith(BEGINS_SEALED)) return content;
  if (passphrase === null) {
    content.destroy();
    throw new BackupUnusable('It is sealed: set BACKUP_PASSPHRASE to the passphrase that it was made with.');
  }
  return await unsealed(content, passphrase);
}

async function beginningOf(content: Readable): Promise<Buffer> {
  for await (const chunk of content.iterator({ destroyOnReturn: false })) {
    content.unshift(chunk);
    return chunk as Buffer;
  }
  throw new BackupUnusable('It is empty.');
}

type TarEntry = Readable & {
  readonly header: { readonly name: string; readonly size?: number; readonly type?: string | null };
};

/** Reads one member after another, and compares what was read with the sums at the end. */
class ArchiveReader {
  readonly #tar = extract();
  readonly #entries: AsyncIterator<TarEntry>;
  readonly #digests = new Map<string, string>();
  #passOver: () => Promise<void> = () => Promise.resolve();

  constructor(private readonly content: Readable) {
    this.#entries = this.#tar[Symbol.asyncIterator]() as unknown as AsyncIterator<TarEntry>;
    content.on('error', (error) => this.#tar.destroy(error));
    content.pipe(this.#tar);
  }

  async next(): Promise<Member | null> {
    await this.#passOver();
    const { value: entry, done } = await this.#entries.next().catch((error: Error) => {
      throw damaged(error, [...this.#digests.keys()].at(-1));
    });
    return done === true ? null : this.#member(entry);
  }

  async *rest(): AsyncGenerator<Member, BackupManifest> {
    try {
      for (let member = await this.next(); member !== null; member = await this.next()) {
        if (member.name === MEMBER.sums) return await this.#end(member);
        yield member;
      }
    } finally {
      this.close();
    }
    throw new BackupDamaged('It ends too early: it was cut off, or never finished.');
  }

  close(): void {
    this.content.destroy();
    this.#tar.destroy();
  }

  async #end(sums: Member): Promise<BackupManifest> {
    const known = String(await sums.read());
    const last = await this.next();
    if (last?.name !== MEMBER.manifest) throw new BackupDamaged('It ends too early: its manifest is missing.');
    const manifest = manifestIn(await last.read());
    if (createHash('sha256').update(known).digest('hex') !== manifest.sums) {
      throw new BackupDamaged(`The list of its members, ${MEMBER.sums}, is not what the manifest says.`);
    }
    this.#compare(known);
    // What comes after the end is no part of it; a sealed one says only there that it is whole.
    if ((await this.next()) !== null) throw new BackupDamaged('Something stands behind its end.');
    return manifest;
  }

  /** In the order in which they were written: parts of rows and histories mean something else in another one. */
  #compare(known: string): void {
    const found = [...this.#digests].filter(([name]) => name !== MEMBER.sums && name !== MEMBER.manifest);
    for (const [at, line] of known.split('\n').slice(0, -1).entries()) {
      const [sum, name] = [line.slice(0, 64), line.slice(66)];
      if (!this.#digests.has(name)) throw new BackupDamaged(`The member ${name} is missing.`);
      if (this.#digests.get(name) !== sum) throw new BackupDamaged(`The member ${name} is not what was written.`);
      if (found[at]?.[0] !== name) throw new BackupDamaged(`The member ${name} is not in its place.`);
      this.#digests.delete(name);
    }
    for (const name of [MEMBER.sums, MEMBER.manifest]) this.#digests.delete(name);
    const [more] = this.#digests.keys();
    if (more !== undefined) throw new BackupDamaged(`The member ${more} was added later.`);
  }

  #member(entry: TarEntry): Member {
    const { name, size = 0, type } = entry.header;
    if (type !== 'file') throw new BackupDamaged(`The member ${name} is no file: this program wrote none like it.`);
    if (this.#digests.has(name)) throw new BackupDamaged(`The member ${name} is there twice.`);
    const reading = this.#hashed(name, entry);
    const content = { [Symbol.asyncIterator]: () => reading };
    // Whoever goes on to the next one has the rest of this one passed over.
    this.#passOver = async () => {
      for await (const _ of content);
    };
    const read = async (): Promise<Buffer> => await gathered(name, content);
    const unzip = async (): Promise<Buffer> => await unzippedPart(name, await read());
    return { name, bytes: size, content, read, unzip };
  }

  async *#hashed(name: string, entry: Readable): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    try {
      for await (const chunk of entry) {
        hash.update(chunk as Buffer);
        yield chunk as Buffer;
      }
    } catch (error) {
      throw damaged(error as Error, name);
    }
    this.#digests.set(name, hash.digest('hex'));
  }
}

/** Throws BackupDamaged. */
function manifestIn(content: Buffer): BackupManifest {
  try {
    const manifest = JSON.parse(content.toString()) as BackupManifest | null;
    if (typeof manifest?.rows === 'object' && manifest.rows !== null) return manifest;
  } catch {
    // Said below.
  }
  throw new BackupDamaged(`Its end, ${MEMBER.manifest}, is damaged.`);
}

const damaged = (error: Error, where = 'its beginning'): Error =>
  error instanceof BackupUnusable || error instanceof BackupDamaged
    ? error
    : new BackupDamaged(`It is damaged or was cut off, at ${where} (${error.message}).`);
