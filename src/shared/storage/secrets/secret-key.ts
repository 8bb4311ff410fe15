import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageSettings } from '../../../config/storage-settings.js';
import { makeKeyFile } from './key-file.js';

/** The key file is missing, holds something else, or belongs to another database; the message says what is wanted. */
export class SecretKeyUnusable extends Error {
  override readonly name = 'SecretKeyUnusable';
}

const KEY_BYTES = 32;
const WANTED = 'It must be 32 random bytes in base64: "openssl rand -base64 32" makes them.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MARK_BYTES = 16;

/** The one secret of an installation. It is never used itself: each purpose has a key of its own (HKDF, RFC 5869). */
export class SecretKey {
  constructor(private readonly secret: Buffer) {}

  /** The operator's key, or else our own below `dataDir`, made on first use. Throws SecretKeyUnusable. */
  static async open({
    secretKeyFile,
    dataDir,
  }: Pick<StorageSettings, 'secretKeyFile' | 'dataDir'>): Promise<SecretKey> {
    if (secretKeyFile !== null) return await read(secretKeyFile);
    const file = join(dataDir, 'secret-key');
    await makeKeyFile(file, () => `${randomBytes(KEY_BYTES).toString('base64')}\n`);
    return await read(file);
  }

  /** Tells keys apart, and says nothing about any of them. */
  get fingerprint(): string {
    return this.derive('fingerprint').toString('hex');
  }

  /** 32 bytes that follow from the secret and the purpose, and tell nothing of other purposes. */
  derive(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, '', purpose, KEY_BYTES));
  }

  /** The text, readable, and a mark that nobody else can make (128 bits of HMAC-SHA-256): fit for a path of an address. */
  sign(purpose: string, text: string): string {
    return `${Buffer.from(text).toString('base64url')}.${this.markOf(purpose, text).toString('base64url')}`;
  }

  /** What `sign` was given; null when it was not, or with another key or for another purpose. */
  signedText(purpose: string, signed: string): string | null {
    const [encoded = '', mark = '', ...more] = signed.split('.', 3);
    const text = Buffer.from(encoded, 'base64url').toString();
    const [given, wanted] = [Buffer.from(mark, 'base64url'), this.markOf(purpose, text)];
    const isOurs = more.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
    return isOurs ? text : null;
  }

  private markOf(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.derive(purpose)).update(text).digest().subarray(0, MARK_BYTES);
  }

  /** AES-256-GCM with a random nonce. `name` says which of its kind it is: nobody can put one in another's place. */
  seal(purpose: string, name: string, plain: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.derive(purpose), nonce).setAAD(Buffer.from(name));
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** What `seal` was given. Throws when it was sealed with another key or name, or changed since. */
  open(purpose: string, name: string, sealed: Buffer): string {
    const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
    const decipher = createDecipheriv('aes-256-gcm', this.derive(purpose), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(name))
      .setAuthTag(tag);
    return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}

async function read(file: string): Promise<SecretKey> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'is not there' : 'cannot be read';
    throw new SecretKeyUnusable(`The secret key, ${file}, ${why}. ${WANTED}`);
  });
  const secret = Buffer.from(text.trim(), 'base64');
  if (!/^[A-Za-z0-9+/]{43}=$/.test(text.trim()) || secret.length !== KEY_BYTES) {
    throw new SecretKeyUnusable(`${file} holds something else than the secret key. ${WANTED}`);
  }
  return new SecretKey(secret);
}
