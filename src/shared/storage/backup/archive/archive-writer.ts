import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { MEMBER } from './backup-format.js';

/** What is gathered before it becomes a member: a tar says how long each is before it comes. */
const PART_BYTES = 4 * 1024 * 1024;
/** Rows and events are mostly text: a third of their size, for a fifth of the time of the best. */
const LEVEL = 3;

const zipped = promisify<Buffer, { level: number }, Buffer>(gzip);

/** Members of a backup one after another, and their digests. What was written is waited for: nothing piles up. */
export class ArchiveWriter {
  readonly #pack: Pack = pack();
  readonly #sums: string[] = [];
  /** The archive, to be read while it is written. */
  readonly stream: Readable;

  constructor(private readonly madeAt: Date) {
    // Whoever writes learns of it by the entry.
    this.#pack.on('error', () => undefined);
    this.stream = Readable.from(this.#pack, { objectMode: false });
  }

  async write(name: string, content: string | Buffer): Promise<void> {
    const buffer = Buffer.from(content);
    await this.#entry(name, buffer.length, [buffer]);
  }

  /** A stream of `bytes`. Returns its SHA-256, hex. Throws when it is longer or shorter. */
  async copy(name: string, bytes: number, content: AsyncIterable<Uint8Array>): Promise<string> {
    return await this.#entry(name, bytes, content);
  }

  /** Numbered parts `NAME000001ENDING.gz`; all of them, unzipped one after another, are the content. */
  async writeParts(name: string, ending: string, content: AsyncIterable<Uint8Array | string>): Promise<void> {
    let [gathered, bytes, number]: [Buffer[], number, number] = [[], 0, 0];
    const flush = async (): Promise<void> => {
      number += 1;
      const part = await zipped(Buffer.concat(gathered), { level: LEVEL });
      [gathered, bytes] = [[], 0];
      await this.write(`${name}${String(number).padStart(6, '0')}${ending}.gz`, part);
    };
    for await (const chunk of content) {
      const buffer = Buffer.from(chunk as Uint8Array);
      gathered.push(buffer);
      bytes += buffer.length;
      if (bytes >= PART_BYTES) await flush();
    }
    if (bytes > 0) await flush();
  }

  /** `manifest`: of what the SHA-256 of the sums is. Nothing can be written afterwards. */
  async finish(manifest: (sums: string) => object): Promise<void> {
    const sums = this.#sums.join('');
    await this.write(MEMBER.sums, sums);
    const digest = createHash('sha256').update(sums).digest('hex');
    await this.write(MEMBER.manifest, `${JSON.stringify(manifest(digest), null, 2)}\n`);
    this.#pack.finalize();
  }

  fail(error: Error): void {
    this.#pack.destroy(error);
  }

  async #entry(name: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
    const written = Promise.withResolvers<void>();
    // It may fail while the content is waited for.
    written.promise.catch(() => undefined);
    const header = { name, size, mtime: this.madeAt, mode: 0o600 };
    const entry = this.#pack.entry(header, (error) => {
      if (error) written.reject(error);
      else written.resolve();
    }) as unknown as Writable;
    entry.on('error', () => undefined);
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      const drained = new Promise<void>((resolve) => entry.once('drain', () => resolve()));
      if (!entry.write(chunk)) await Promise.race([drained, written.promise]);
    }
    entry.end();
    await written.promise;
    const digest = hash.digest('hex');
    this.#sums.push(`${digest}  ${name}\n`);
    return digest;
  }
}
