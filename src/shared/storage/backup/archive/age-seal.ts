import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupUnusable } from './backup-format.js';
import { PassphraseIdentity, PassphraseRecipient } from './passphrase-key.js';

/** What `content` says, for those alone who know the passphrase (age-encryption.org/v1). */
export async function sealed(content: Readable, passphrase: string, logN?: number): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(new PassphraseRecipient(passphrase, logN));
  const stream = await encrypter.encrypt(Readable.toWeb(content) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as NodeWebStream<Uint8Array>);
}

/** What was sealed. Throws BackupUnusable when it was another passphrase. */
export async function unsealed(content: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(new PassphraseIdentity(passphrase));
  try {
    const stream = await decrypter.decrypt(Readable.toWeb(content) as ReadableStream<Uint8Array>);
    return Readable.fromWeb(stream as NodeWebStream<Uint8Array>);
  } catch (error) {
    throw new BackupUnusable(`It cannot be opened with this BACKUP_PASSPHRASE (${(error as Error).message}).`);
  }
}

export const BEGINS_SEALED = 'age-encryption.org/';
