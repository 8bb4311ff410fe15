import type { Readable } from 'node:stream';
import { join } from 'node:path';
import type { S3Location } from '../../../config/s3-location.js';
import type { S3MediaStore } from '../media/s3-media-store.js';
import { BackupUnusable } from './backup-format.js';
import { BackupPlace } from './backup-place.js';
import { FolderBackupPlace } from './folder-backup-place.js';

/**
 * Objects below one prefix. A backup is first written to a folder of this machine: an object is uploaded with its length
 * and its digest, and as a whole.
 */
export class S3BackupPlace extends BackupPlace {
  readonly #staging: FolderBackupPlace;

  private constructor(
    private readonly objects: S3MediaStore,
    private readonly location: S3Location,
    private readonly folder: string,
  ) {
    super();
    this.#staging = new FolderBackupPlace(folder);
  }

  /** The client is loaded by those who use it only. Throws ConfigError. */
  static async open(location: S3Location, staging: string): Promise<S3BackupPlace> {
    const { S3MediaStore } = await import('../media/s3-media-store.js');
    return new S3BackupPlace(await S3MediaStore.open(location), location, staging);
  }

  override get inWords(): string {
    return `s3://${this.location.bucket}/${this.location.prefix}`;
  }

  override async write(name: string, content: Readable): Promise<number> {
    if ((await this.objects.stat(name)) !== null)
      throw new BackupUnusable(`${this.inWords}${name}: it is there already.`);
    const bytes = await this.#staging.write(name, content);
    try {
      await this.objects.putFile(name, join(this.folder, name));
    } finally {
      await this.#staging.remove(name);
    }
    return bytes;
  }

  override async read(name: string): Promise<Readable> {
    const content = await this.objects.read(name);
    if (content === null) throw new BackupUnusable(`${this.inWords}${name}: it is not there.`);
    return content;
  }

  override async names(): Promise<readonly string[]> {
    return (await this.objects.keys()).toSorted();
  }

  override async remove(name: string): Promise<void> {
    await this.objects.remove(name);
  }
}
