import type { Readable } from 'node:stream';
import type { S3Location } from '../../../config/s3-location.js';
import { MediaUnavailable } from '../media/media-store.js';
import { wordsOf } from '../media/s3-errors.js';
import type { S3MediaStore } from '../media/s3-media-store.js';
import { BackupPlaceAway, BackupUnusable } from './backup-format.js';
import { BackupPlace } from './backup-place.js';

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
    const { S3MediaStore } = await import('../media/s3-media-store.js');
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
      const bytes = await this.#asked((objects) => objects.upload(name, content, this.partBytes));
      if (bytes !== null) return bytes;
    } finally {
      content.destroy();
    }
    throw new BackupUnusable(`${this.inWords}${name}: it is there already.`);
  }

  override async read(name: string): Promise<Readable> {
    const content = await this.#asked((objects) => objects.read(name));
    if (content === null) throw new BackupUnusable(`${this.inWords}${name}: it is not there.`);
    return content;
  }

  override async names(): Promise<readonly string[]> {
    return (await this.#asked((objects) => objects.keys())).toSorted();
  }

  override async remove(name: string): Promise<void> {
    await this.#asked((objects) => objects.remove(name));
  }

  /** A store that is away is not away with the files of briefings, which the words of its error speak of. */
  async #asked<T>(ask: (objects: S3MediaStore) => Promise<T>): Promise<T> {
    try {
      return await ask(this.objects);
    } catch (error) {
      if (!(error instanceof MediaUnavailable)) throw error;
      throw new BackupPlaceAway(`${this.inWords} cannot be used at the moment (${wordsOf(error.cause)}).`);
    }
  }
}
