import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { OwnerEncryption } from '../../application/ports/owner-encryption.js';
import { OwnerErased, type Words } from '../../domain/briefing-request.js';

/**
 * NIST SP 800-38D: 96-bit nonce, 128-bit tag. `v2.<key id>.<nonce><tag><ciphertext>`, the parts in base64url; the
 * first version, `v1.<nonce><tag><ciphertext>`, does not say which key it needs.
 */
const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
const KEY_ID = 9;
const NOTHING: Words = { userRequest: '', preferenceContext: {} };

interface KeyRow {
  /** null: destroyed. */
  key: Buffer | null;
}

/** Their own, and those of agents whose work they claimed. */
const KEYS = `
  select key from briefing.personal_key where (owner = $1 or claimed_by = $1) and key is not null order by owner`;

/** Tells keys apart and says nothing about them. */
const idOf = (key: Buffer): string =>
  createHash('sha256').update(key).digest().subarray(0, KEY_ID).toString('base64url');

@Injectable()
export class TypeormOwnerEncryption extends OwnerEncryption {
  constructor(private readonly database: Database) {
    super();
  }

  override async encrypt(owner: CallerId, words: Words): Promise<string> {
    const key = await this.makeOrFindKey(owner);
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, key, nonce);
    const text = Buffer.concat([cipher.update(JSON.stringify(words)), cipher.final()]);
    return `v2.${idOf(key)}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
  }

  override async decrypt(owner: CallerId, encrypted: string): Promise<Words> {
    const rows = await this.database.query<{ key: Buffer }>(KEYS, [owner]);
    const keys = rows.map(({ key }) => key);
    const [version, first = '', second = ''] = encrypted.split('.');
    if (version === 'v1') return decryptWithAny(keys, first);
    const key = keys.find((one) => idOf(one) === first);
    return key === undefined ? NOTHING : decrypt(key, second);
  }

  override async handOver(from: CallerId, to: CallerId): Promise<void> {
    await this.database.execute('update briefing.personal_key set claimed_by = $2 where owner = $1', [from, to]);
  }

  override async destroyKey(owner: CallerId): Promise<void> {
    await this.database.execute(
      `insert into briefing.personal_key (owner, key) values ($1, null) on conflict (owner) do update set key = null`,
      [owner],
    );
    await this.database.execute('update briefing.personal_key set key = null where claimed_by = $1', [owner]);
  }

  private async makeOrFindKey(owner: CallerId): Promise<Buffer> {
    const [row] = await this.database.query<KeyRow>(
      `insert into briefing.personal_key (owner, key) values ($1, $2)
       on conflict (owner) do update set owner = excluded.owner returning key`,
      [owner, randomBytes(32)],
    );
    if (row === undefined) throw new Error('the key of a caller could not be kept');
    if (row.key === null) throw new OwnerErased();
    return row.key;
  }
}

/** Of the first version, which does not say with which key it was encrypted. */
function decryptWithAny(keys: readonly Buffer[], encrypted: string): Words {
  for (const key of keys) {
    try {
      return decrypt(key, encrypted);
    } catch {
      // Another key, or a lost one. A changed text would look the same, but that shows in the hash chain.
    }
  }
  return NOTHING;
}

function decrypt(key: Buffer, encrypted: string): Words {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
  return JSON.parse(text.toString()) as Words;
}
