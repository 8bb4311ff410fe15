import { createCipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { Decrypter, Encrypter, Stanza, type Recipient } from 'age-encryption';
import { BackupUnusable } from './backup-format.js';

/** Of the format: what the key is derived for, and how long the salt of it is. */
const LABEL = 'age-encryption.org/v1/scrypt';
const SALT_BYTES = 16;
/** log2 of the work factor, the default of age. Takes 256 MB for a second. */
const LOG_N = 18;
const BLOCK = 8;

const derived = (passphrase: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(passphrase, salt, 32, options, (error, key) => (error === null ? resolve(key) : reject(error))),
  );

/** The library derives keys on the event loop, which would answer nobody for a second: this one does it in a thread. */
class PassphraseRecipient implements Recipient {
  constructor(
    private readonly passphrase: string,
    private readonly logN: number,
  ) {}

  async wrapFileKey(fileKey: Uint8Array): Promise<Stanza[]> {
    const salt = randomBytes(SALT_BYTES);
    const options = { N: 2 ** this.logN, r: BLOCK, p: 1, maxmem: 2 ** this.logN * BLOCK * 160 };
    const key = await derived(this.passphrase, Buffer.concat([Buffer.from(LABEL), salt]), options);
    const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [
      new Stanza(['scrypt', salt.toString('base64').replace(/=+$/, ''), String(this.logN)], new Uint8Array(body)),
    ];
  }
}

/** What `content` says, for those alone who know the passphrase (age-encryption.org/v1). */
export async function sealed(content: Readable, passphrase: string, logN = LOG_N): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(new PassphraseRecipient(passphrase, logN));
  const stream = await encrypter.encrypt(Readable.toWeb(content) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as NodeWebStream<Uint8Array>);
}

/** What was sealed. Throws BackupUnusable when it was another passphrase. */
export async function unsealed(content: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const stream = await decrypter.decrypt(Readable.toWeb(content) as ReadableStream<Uint8Array>);
    return Readable.fromWeb(stream as NodeWebStream<Uint8Array>);
  } catch (error) {
    throw new BackupUnusable(`It cannot be opened with this BACKUP_PASSPHRASE (${(error as Error).message}).`);
  }
}

export const BEGINS_SEALED = 'age-encryption.org/';
