import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { S3Location } from '../../../config/s3-location.js';
import type { MarkPlace } from './media-store.js';
import { statusOf } from './s3-errors.js';

/** As in a folder, so that copies from one to the other take it along; no key can name it. */
const NAME = '.media-folder';

/** What tells the files below one prefix from all others. Throws what the SDK throws. */
export class S3Mark {
  constructor(
    private readonly client: S3Client,
    private readonly location: S3Location,
  ) {}

  get place(): MarkPlace {
    const { bucket, prefix } = this.location;
    return { store: `s3://${bucket}/${prefix}`, mark: `s3://${bucket}/${this.#object.Key}` };
  }

  /** null: there is none. */
  async read(): Promise<string | null> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.#object));
      const mark = (await text(Body as Readable)).trim();
      return mark === '' ? null : mark;
    } catch (error) {
      if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
      throw error;
    }
  }

  /** The one that is there: the first. */
  async make(): Promise<string | null> {
    const found = await this.read();
    if (found !== null) return found;
    await this.#put(true);
    return await this.read();
  }

  async #put(conditional: boolean): Promise<void> {
    const condition = conditional ? { IfNoneMatch: '*' } : {};
    try {
      await this.client.send(new PutObjectCommand({ ...this.#object, Body: `${randomUUID()}\n`, ...condition }));
    } catch (error) {
      if (statusOf(error) === 412) return;
      if (!conditional || statusOf(error) !== 501) throw error;
      await this.#put(false);
    }
  }

  get #object(): { Bucket: string; Key: string } {
    return { Bucket: this.location.bucket, Key: this.location.prefix + NAME };
  }
}
