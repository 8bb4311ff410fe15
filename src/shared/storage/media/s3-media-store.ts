import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { checkMediaKey } from './media-key.js';
import {
  MarkedMediaStore,
  MediaStoreUnfit,
  MediaUnavailable,
  type ByteRange,
  type StoredMedia,
} from './media-store.js';
import { clientOf } from './s3-client.js';
import { S3Mark } from './s3-mark.js';
import { refusalOf, statusOf, wordsOf } from './s3-errors.js';
import { abortUploads, uploadInParts } from './s3-upload.js';
import type { S3Location } from '../../../config/s3-location.js';

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 200;
/** A connection without traffic for this long is closed: the store or the listener has gone. */
const PATIENCE_MS = 30_000;
/** Listed, and deleted at once. */
const PAGE = 50;

interface Upload {
  readonly bytes: number;
  /** Base64: the store refuses what arrived otherwise. */
  readonly md5: string;
  /** From the beginning, for every attempt. */
  readonly open: () => Uint8Array | Readable;
}

type Writes = 'when absent' | 'always';

async function uploadOf(localPath: string): Promise<Upload> {
  const { size } = await stat(localPath);
  const hash = createHash('md5');
  await pipeline(createReadStream(localPath), hash);
  return { bytes: size, md5: hash.digest('base64'), open: () => createReadStream(localPath) };
}

/**
 * Objects of one bucket. The first content of a key stays where the store knows conditional writes (`If-None-Match`);
 * where it does not, of writers in the same moment the last may win, which our content-addressed keys make the same.
 */
export class S3MediaStore extends MarkedMediaStore {
  private readonly logger = new Logger(S3MediaStore.name);
  private conditional = true;
  #mark: string | null = null;

  private constructor(
    private readonly location: S3Location,
    private readonly reader: S3Client,
    private readonly writer: S3Client,
  ) {
    super();
  }

  /** Throws ConfigError for what only the operator can mend. A store that is merely away will come back. */
  static async open(location: S3Location, patienceMs = PATIENCE_MS): Promise<S3MediaStore> {
    const reader = clientOf(location, ATTEMPTS, patienceMs);
    // Uploads are tried again here: the SDK cannot rewind a stream.
    const store = new S3MediaStore(location, reader, clientOf(location, 1, patienceMs));
    await store.check().catch((error: MediaUnavailable) => {
      const refusal = refusalOf(error.cause, location);
      if (refusal !== null) throw refusal;
    });
    return store;
  }

  /**
   * From here on the store has this mark. null: it is given one, where it has none. One that is away keeps what it has.
   * Throws MediaStoreUnfit.
   */
  async keepMark(known: string | null): Promise<void> {
    this.#mark = known;
    const mark = new S3Mark(this.writer, this.location);
    const found = await this.#sure(known === null ? mark.make() : mark.read()).catch((error: MediaUnavailable) => {
      if (!(error instanceof MediaUnavailable)) throw error;
      return known;
    });
    if (known !== null && found !== known) throw new MediaStoreUnfit(mark.place, known, found);
    this.#mark = found;
  }

  override get mark(): string | null {
    return this.#mark;
  }

  /** A bucket that was emptied, or is another one behind the same name, is not in order. */
  override async check(): Promise<void> {
    await this.#sure(this.reader.send(new HeadBucketCommand({ Bucket: this.location.bucket })));
    if (this.#mark === null) return;
    const mark = new S3Mark(this.reader, this.location);
    const found = await this.#sure(mark.read());
    if (found !== this.#mark) throw this.#unavailable(new MediaStoreUnfit(mark.place, this.#mark, found));
  }

  override async put(key: string, content: Uint8Array): Promise<void> {
    const md5 = createHash('md5').update(content).digest('base64');
    await this.#publish(key, { bytes: content.byteLength, md5, open: () => content }, 'when absent');
  }

  override async putFile(key: string, localPath: string): Promise<void> {
    await this.#publish(key, await uploadOf(localPath), 'when absent');
    await unlink(localPath);
  }

  override async replaceFile(key: string, localPath: string): Promise<void> {
    await this.#publish(key, await uploadOf(localPath), 'always');
    await unlink(localPath);
  }

  override async stat(key: string): Promise<StoredMedia | null> {
    const found = await this.#asking(this.reader.send(new HeadObjectCommand(this.#named(key))));
    if (found === null) return null;
    const { ContentLength: bytes = 0, ETag = '', LastModified } = found;
    return { bytes, version: `${ETag} ${LastModified?.getTime() ?? ''}` };
  }

  override async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
    const found = await this.#asking(this.reader.send(new GetObjectCommand({ ...this.#named(key), Range })));
    return found === null ? null : (found.Body as Readable);
  }

  override async readAll(key: string): Promise<Buffer | null> {
    const content = await this.read(key);
    return content === null ? null : await this.#sure(buffer(content));
  }

  /** One by one: not every store knows how to delete many, and there are a handful. Ends when nothing is listed. */
  override async removeBelow(folder: string): Promise<void> {
    const { Bucket, Key } = this.#named(folder);
    for (;;) {
      const page = await this.#sure(
        this.reader.send(new ListObjectsV2Command({ Bucket, Prefix: `${Key}/`, MaxKeys: PAGE })),
      );
      const keys = page.Contents?.flatMap((found) => found.Key ?? []) ?? [];
      if (keys.length === 0) return;
      const deleted = keys.map((one) => this.reader.send(new DeleteObjectCommand({ Bucket, Key: one })));
      await Promise.all(deleted.map((answer) => this.#sure(answer)));
    }
  }

  /** Of any length, read once. Its size; null: there is something under the key, which stays. */
  async upload(key: string, content: AsyncIterable<Uint8Array>, partBytes?: number): Promise<number | null> {
    if ((await this.stat(key)) !== null) return null;
    const sure = <T>(answer: Promise<T>): Promise<T> => this.#sure(answer);
    return await uploadInParts({ client: this.reader, object: this.#named(key), sure }, content, partBytes);
  }

  /**
   * Removes what was begun before then and never finished. A store that lists no uploads, or does not let us, keeps them,
   * which is said in the log: nothing is to fail of it.
   */
  async abortUploads(begunBefore: Date, chosen: (key: string) => boolean): Promise<void> {
    const { bucket: Bucket, prefix: Prefix } = this.location;
    const isChosen = (key: string): boolean => chosen(key.slice(Prefix.length));
    await this.#sure(abortUploads(this.reader, { Bucket, Prefix }, begunBefore, isChosen)).catch(() => undefined);
  }

  /** All that lie directly below the prefix. For what is few. */
  async keys(): Promise<string[]> {
    const { bucket: Bucket, prefix: Prefix } = this.location;
    const keys: string[] = [];
    for (let ContinuationToken: string | undefined; ;) {
      const page = await this.#sure(
        this.reader.send(new ListObjectsV2Command({ Bucket, Prefix, Delimiter: '/', ContinuationToken })),
      );
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key?.slice(Prefix.length) ?? []));
      if (page.IsTruncated !== true) return keys.filter((key) => key !== '');
      ContinuationToken = page.NextContinuationToken;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#sure(this.reader.send(new DeleteObjectCommand(this.#named(key))));
  }

  #named(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.location.bucket, Key: this.location.prefix + checkMediaKey(key) };
  }

  async #publish(key: string, upload: Upload, writes: Writes): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      // The object may also exist because an earlier attempt succeeded without an answer, or another writer was first.
      if (writes === 'when absent' && (await this.stat(key)) !== null) return;
      try {
        return await this.#send(key, upload, writes);
      } catch (error) {
        if (statusOf(error) === 412) return;
        if (statusOf(error) === 501) this.conditional = false;
        if (attempt === ATTEMPTS) throw this.#unavailable(error);
        await sleep(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
      }
    }
  }

  async #send(key: string, { bytes, md5, open }: Upload, writes: Writes): Promise<void> {
    const broken = new AbortController();
    const body = open();
    // The SDK pipes the stream and would leave its errors unhandled.
    if (body instanceof Readable) body.once('error', (error) => broken.abort(error));
    const condition = writes === 'when absent' && this.conditional ? { IfNoneMatch: '*' } : {};
    const command = { ...this.#named(key), Body: body, ContentLength: bytes, ContentMD5: md5, ...condition };
    try {
      await this.writer.send(new PutObjectCommand(command), { abortSignal: broken.signal });
    } finally {
      if (body instanceof Readable) body.destroy();
    }
  }

  /** The answer; null when the key does not exist. */
  async #asking<T>(answer: Promise<T>): Promise<T | null> {
    return this.#sure(
      answer.catch((error: unknown) => {
        if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
        throw error;
      }),
    );
  }

  async #sure<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw this.#unavailable(error);
    }
  }

  #unavailable(error: unknown): MediaUnavailable {
    this.logger.warn({ reason: wordsOf(error), status: statusOf(error), msg: 'the object storage refuses requests' });
    return new MediaUnavailable(error);
  }
}
