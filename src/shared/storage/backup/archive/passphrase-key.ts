import { createCipheriv, createDecipheriv, randomBytes, scrypt, type CipherKey } from 'node:crypto';
import { Stanza, type Identity, type Recipient } from 'age-encryption';

/** Of the format: what the key is derived for, and how long the salt of it is. */
const LABEL = 'age-encryption.org/v1/scrypt';
const SALT_BYTES = 16;
/** log2 of the work factor, the default of age. Takes 256 MB for a second. */
const LOG_N = 18;
/** What age itself still derives: 1 GB. */
const HIGHEST_LOG_N = 20;
const BLOCK = 8;
const NONCE = Buffer.alloc(12);
const TAG_BYTES = 16;
const CIPHER = 'chacha20-poly1305';

/** In a thread, and outside the heap: the library does it on the event loop, in memory that stays taken afterwards. */
const derived = (passphrase: string, salt: Buffer, logN: number): Promise<CipherKey> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** logN, r: BLOCK, p: 1, maxmem: 2 ** logN * BLOCK * 160 };
    scrypt(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), 32, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });

/** Seals for those who know the passphrase. */
export class PassphraseRecipient implements Recipient {
  constructor(
    private readonly passphrase: string,
    private readonly logN = LOG_N,
  ) {}

  async wrapFileKey(fileKey: Uint8Array): Promise<Stanza[]> {
    const salt = randomBytes(SALT_BYTES);
    const key = await derived(this.passphrase, salt, this.logN);
    const cipher = createCipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [
      new Stanza(['scrypt', salt.toString('base64').replace(/=+$/, ''), String(this.logN)], new Uint8Array(body)),
    ];
  }
}

/** Opens what was sealed so, by this program or by age. */
export class PassphraseIdentity implements Identity {
  constructor(private readonly passphrase: string) {}

  async unwrapFileKey([stanza, ...others]: Stanza[]): Promise<Uint8Array | null> {
    const [kind, salt = '', logN = ''] = stanza?.args ?? [];
    if (stanza === undefined || kind !== 'scrypt' || others.length > 0) {
      throw new Error('it was sealed for a key, not by a passphrase');
    }
    const saltBytes = Buffer.from(salt, 'base64');
    if (saltBytes.length !== SALT_BYTES || !/^[1-9]\d?$/.test(logN)) throw new Error('its beginning is damaged');
    if (Number(logN) > HIGHEST_LOG_N) throw new Error('its work factor is too high');
    return opened(Buffer.from(stanza.body), await derived(this.passphrase, saltBytes, Number(logN)));
  }
}

/** null: it was another key. */
function opened(body: Buffer, key: CipherKey): Uint8Array | null {
  const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const fileKey = decipher.update(body.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    return null;
  }
  return new Uint8Array(fileKey);
}
