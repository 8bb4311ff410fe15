import { createHash, randomUUID } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
  type CompletedPart,
  type ListMultipartUploadsCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { statusOf } from './s3-errors.js';

/** Held in memory, so that it can be sent again. All but the last are equal, as some stores demand. */
const PART_BYTES = 32 * 1024 * 1024;
/** What stores take for one object: 312 GiB. */
const MOST_PARTS = 10_000;

export interface UploadTarget {
  /** Tries again by itself. */
  readonly client: S3Client;
  readonly object: { readonly Bucket: string; readonly Key: string };
  /** Puts what the store refuses into our words. */
  readonly sure: <T>(answer: Promise<T>) => Promise<T>;
}

/**
 * Content of any length into one object, which is not there before all of it is. The number of bytes; null: somebody else
 * was first, whose object stays. What fails leaves nothing; of a killed program the store keeps parts that are no object.
 */
export async function uploadInParts(
  target: UploadTarget,
  content: AsyncIterable<Uint8Array>,
  partBytes = PART_BYTES,
): Promise<number | null> {
  const upload = await S3Upload.begin(target);
  try {
    for await (const part of partsOf(content, partBytes)) await upload.add(part);
    if (await upload.complete()) return upload.bytes;
  } catch (error) {
    await upload.abort();
    throw error;
  }
  await upload.abort();
  return null;
}

/** Those below a prefix that were begun before then, by their keys. */
export async function abortUploads(
  client: S3Client,
  folder: { readonly Bucket: string; readonly Prefix: string },
  begunBefore: Date,
  isChosen: (key: string) => boolean,
): Promise<void> {
  const { Bucket } = folder;
  let after: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> = {};
  for (;;) {
    const page = await client.send(new ListMultipartUploadsCommand({ ...folder, ...after }));
    for (const { Key = '', UploadId, Initiated = new Date() } of page.Uploads ?? []) {
      if (Initiated >= begunBefore || !isChosen(Key)) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    }
    if (page.IsTruncated !== true) return;
    after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}

class S3Upload {
  readonly #parts: CompletedPart[] = [];
  bytes = 0;

  private constructor(
    private readonly target: UploadTarget,
    private readonly uploadId: string | undefined,
    /** By which we know our object. */
    private readonly mark: string,
  ) {}

  static async begin(target: UploadTarget): Promise<S3Upload> {
    const mark = randomUUID();
    const command = new CreateMultipartUploadCommand({ ...target.object, Metadata: { upload: mark } });
    const { UploadId } = await target.sure(target.client.send(command));
    return new S3Upload(target, UploadId, mark);
  }

  /** Sent when this resolves: the bytes may be others afterwards. */
  async add(part: Uint8Array): Promise<void> {
    const PartNumber = this.#parts.length + 1;
    if (PartNumber > MOST_PARTS) throw new Error(`${this.bytes} bytes are more than one object can have.`);
    const md5 = createHash('md5').update(part).digest('base64');
    const sent = { ...this.#named, PartNumber, Body: part, ContentLength: part.byteLength, ContentMD5: md5 };
    const { ETag } = await this.target.sure(this.target.client.send(new UploadPartCommand(sent)));
    this.#parts.push({ PartNumber, ETag });
    this.bytes += part.byteLength;
  }

  /** False: another object has the key. */
  async complete(conditional = true): Promise<boolean> {
    const condition = conditional ? { IfNoneMatch: '*' } : {};
    const command = { ...this.#named, MultipartUpload: { Parts: this.#parts }, ...condition };
    try {
      await this.target.client.send(new CompleteMultipartUploadCommand(command));
      return true;
    } catch (error) {
      if (conditional && statusOf(error) === 501) return await this.complete(false);
      // An earlier attempt may have succeeded without an answer.
      if (await this.#isOurs()) return true;
      if (statusOf(error) === 412) return false;
      return await this.target.sure(Promise.reject(error as Error));
    }
  }

  async abort(): Promise<void> {
    await this.target.client.send(new AbortMultipartUploadCommand(this.#named)).catch(() => undefined);
  }

  get #named(): UploadTarget['object'] & { readonly UploadId: string | undefined } {
    return { ...this.target.object, UploadId: this.uploadId };
  }

  async #isOurs(): Promise<boolean> {
    const found = await this.target.client.send(new HeadObjectCommand(this.target.object)).catch(() => null);
    return found?.Metadata?.['upload'] === this.mark;
  }
}

/** Each of the same memory: it is another part when the next one is asked for. */
async function* partsOf(content: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Uint8Array> {
  const part = Buffer.allocUnsafe(partBytes);
  let filled = 0;
  for await (let chunk of content) {
    while (chunk.byteLength > 0) {
      const taken = chunk.subarray(0, partBytes - filled);
      part.set(taken, filled);
      filled += taken.byteLength;
      chunk = chunk.subarray(taken.byteLength);
      if (filled === partBytes) yield part;
      filled %= partBytes;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
