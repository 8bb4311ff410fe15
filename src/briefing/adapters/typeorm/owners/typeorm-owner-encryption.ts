import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { OwnerEncryption } from '../../../application/ports/owner-encryption.js';
import { OwnerErased, type Words } from '../../../domain/briefing-request.js';
import { encryptionKeys, type EncryptionKeyRow } from './encryption-key-row.js';
import { MAKE_OR_FIND_KEY } from './owner-encryption.sql.js';

/**
 * NIST SP 800-38D: 96-bit nonce, 128-bit tag. `v2.<key id>.<nonce><tag><ciphertext>`, the parts in base64url; the
 * first version, `v1.<nonce><tag><ciphertext>`, does not say which key it needs.
 */
const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
const KEY_ID = 9;
const NOTHING: Words = { userRequest: '', preferenceContext: {} };

/** Tells keys apart and says nothing about them. */
const idOf = (key: Buffer): string =>
  createHash('sha256').update(key).digest().subarray(0, KEY_ID).toString('base64url');

@Injectable()
export class TypeormOwnerEncryption extends OwnerEncryption {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
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
    const keys = await this.keysOf(owner);
    const [version, first = '', second = ''] = encrypted.split('.');
    if (version === 'v1') return decryptWithAny(keys, first);
    const key = keys.find((one) => idOf(one) === first);
    return key === undefined ? NOTHING : decrypt(key, second);
  }

  override async handOver(from: CallerId, to: CallerId): Promise<void> {
    await this.rows.update({ owner: from }, { claimedBy: to });
  }

  override async destroyKey(owner: CallerId): Promise<void> {
    await this.rows.upsert({ owner, key: null }, ['owner']);
    await this.rows.update({ claimedBy: owner }, { key: null });
  }

  /** Their own, and those of agents whose work they claimed. */
  private async keysOf(owner: CallerId): Promise<readonly Buffer[]> {
    const key = Not(IsNull());
    const rows = await this.rows.find({
      where: [
        { owner, key },
        { claimedBy: owner, key },
      ],
      order: { owner: 'asc' },
    });
    return rows.flatMap((row) => row.key ?? []);
  }

  private async makeOrFindKey(owner: CallerId): Promise<Buffer> {
    const params = [owner, randomBytes(32)];
    const [row] = await this.database.query<Pick<EncryptionKeyRow, 'key'>>(MAKE_OR_FIND_KEY, params);
    if (row === undefined) throw new Error('the key of a caller could not be kept');
    if (row.key === null) throw new OwnerErased();
    return row.key;
  }

  private get rows() {
    return this.repositories.of(encryptionKeys);
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
