import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageSettings } from '../../../config/storage-settings.js';
import { makeKeyFile } from '../secrets/key-file.js';
import { keyIdOf, signedBytes, type Seal, type SealContent } from './seal.js';

/** The key file is missing or holds something else; the message says what is wanted. */
export class SealKeyUnusable extends Error {
  override readonly name = 'SealKeyUnusable';
}

const WANTED = 'It must be an Ed25519 private key as PKCS #8 PEM: "openssl genpkey -algorithm ed25519" makes one.';

/** Signs seals. */
export class SealKey {
  readonly #publicKey: KeyObject;

  constructor(private readonly privateKey: KeyObject) {
    this.#publicKey = createPublicKey(privateKey);
  }

  /** The operator's key, or else our own below `dataDir`, made on first use. Throws SealKeyUnusable. */
  static async open({ sealKeyFile, dataDir }: Pick<StorageSettings, 'sealKeyFile' | 'dataDir'>): Promise<SealKey> {
    if (sealKeyFile !== null) return await read(sealKeyFile);
    const file = join(dataDir, 'seal-key.pem');
    await makeKeyFile(file, () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
    return await read(file);
  }

  get id(): string {
    return keyIdOf(this.#publicKey);
  }

  sign(content: Omit<SealContent, 'key'>): Seal {
    const whole = { ...content, key: this.id };
    const signature = sign(null, signedBytes(whole), this.privateKey).toString('base64');
    return { ...whole, signature, publicKey: this.#publicKey.export({ type: 'spki', format: 'pem' }).toString() };
  }
}

async function read(file: string): Promise<SealKey> {
  const key = await readFile(file, 'utf8')
    .then(createPrivateKey)
    .catch((error: NodeJS.ErrnoException) => {
      const why = error.code === 'ENOENT' ? 'is not there' : 'cannot be used';
      throw new SealKeyUnusable(`The key of the seals, ${file}, ${why}. ${WANTED}`);
    });
  if (key.asymmetricKeyType !== 'ed25519') throw new SealKeyUnusable(`${file} holds another kind of key. ${WANTED}`);
  return new SealKey(key);
}
