import { Readable } from 'node:stream';
import type { S3Location } from '../../../../config/s3-location.js';
import { MediaUnavailable, type StoredMedia } from '../../media/media-store.js';
import { wordsOf } from '../../media/s3-errors.js';
import type { S3MediaStore } from '../../media/s3-media-store.js';
import { BackupPlaceAway, BackupUnusable } from '../archive/backup-format.js';
import { isBackupName } from '../archive/backup-names.js';
import { BackupPlace } from './backup-place.js';

/** Of one read; bytes that arrive begin the count anew. */
const ATTEMPTS = 5;
const CHUNK_BYTES = 256 * 1024;
/** No upload takes so long: whoever began it was killed. */
const LEFTOVER_AGE_MS = 24 * 60 * 60 * 1000;

/** Objects below one prefix, written while they are made. */
export class S3BackupPlace extends BackupPlace {
  private constructor(
    private readonly objects: S3MediaStore,
    private readonly location: S3Location,
    private readonly partBytes: number | undefined,
  ) {
    super();
  }

  /** The client is loaded by those who use it only. Throws BackupUnusable. */
  static async open(location: S3Location, partBytes?: number): Promise<S3BackupPlace> {
    const { S3MediaStore } = await import('../../media/s3-media-store.js');
    const objects = await S3MediaStore.open(location).catch((error: Error) => {
      throw new BackupUnusable(error.message.replace('MEDIA_URL', `s3://${location.bucket}/${location.prefix}`));
    });
    return new S3BackupPlace(objects, location, partBytes);
  }

  override get inWords(): string {
    return `s3://${this.location.bucket}/${this.location.prefix}`;
  }

  override async write(name: string, content: Readable): Promise<number> {
    try {
      await this.#sweep(name);
      const bytes = await this.#asked((objects) => objects.upload(name, content, this.partBytes));
      if (bytes !== null) return bytes;
    } finally {
      content.destroy();
    }
    throw new BackupUnusable(`${this.inWords}${name}: it is there already.`);
  }

  /** A restore may take longer over a part than a connection waits: what breaks off goes on where it was. */
  override async read(name: string): Promise<Readable> {
    const found = await this.#asked((objects) => objects.stat(name));
    if (found === null) throw new BackupUnusable(`${this.inWords}${name}: it is not there.`);
    return Readable.from(this.#content(name, found), { objectMode: false, highWaterMark: CHUNK_BYTES });
  }

  override async names(): Promise<readonly string[]> {
    return (await this.#asked((objects) => objects.keys())).toSorted();
  }

  override async remove(name: string): Promise<void> {
    await this.#asked((objects) => objects.remove(name));
  }

  /** Parts that no list shows, but that are paid for. Others may keep things here: only what has a name of ours goes. */
  async #sweep(name: string): Promise<void> {
    const begunBefore = new Date(Date.now() - LEFTOVER_AGE_MS);
    const isOurs = (key: string): boolean => key === name || isBackupName(key);
    await this.objects.abortUploads(begunBefore, isOurs);
  }

  async *#content(name: string, { bytes, version }: StoredMedia): AsyncGenerator<Buffer> {
    for (let [at, failures] = [0, 0]; at < bytes;) {
      const content = await this.#asked((objects) => objects.read(name, { start: at, end: bytes - 1 }));
      try {
        for await (const chunk of content ?? []) {
          [at, failures] = [at + (chunk as Buffer).length, 0];
          yield chunk as Buffer;
        }
        if (at < bytes) throw new Error(`it ended after ${at} of ${bytes} bytes`);
      } catch (error) {
        failures += 1;
        if (failures === ATTEMPTS) throw this.#away(error);
        await this.#assertSame(name, version);
      } finally {
        content?.destroy();
      }
    }
  }

  async #assertSame(name: string, version: string): Promise<void> {
    const found = await this.#asked((objects) => objects.stat(name));
    if (found?.version !== version) throw new BackupUnusable(`${this.inWords}${name}: it became another one.`);
  }

  /** A store that is away is not away with the files of briefings, which the words of its error speak of. */
  async #asked<T>(ask: (objects: S3MediaStore) => Promise<T>): Promise<T> {
    try {
      return await ask(this.objects);
    } catch (error) {
      throw error instanceof MediaUnavailable ? this.#away(error.cause) : error;
    }
  }

  #away(cause: unknown): BackupPlaceAway {
    return new BackupPlaceAway(`${this.inWords} cannot be used at the moment (${wordsOf(cause)}).`);
  }
}
