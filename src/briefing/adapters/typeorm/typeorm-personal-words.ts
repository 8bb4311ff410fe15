import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/database/database.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { PersonalWords } from '../../application/ports/personal-words.js';
import type { Words } from '../../domain/briefing-request.js';

/** NIST SP 800-38D: 96-bit nonce, 128-bit tag; `v1.<nonce><tag><ciphertext>` in base64url. */
const CIPHER = 'aes-256-gcm';
const VERSION = 'v1.';
const NONCE = 12;
const TAG = 16;
const NOTHING: Words = { userRequest: '', preferenceContext: {} };

@Injectable()
export class TypeormPersonalWords extends PersonalWords {
  constructor(private readonly database: Database) {
    super();
  }

  override async seal(owner: CallerId, { userRequest, preferenceContext }: Words): Promise<string> {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, await this.keyOf(owner), nonce);
    const text = Buffer.concat([cipher.update(JSON.stringify({ userRequest, preferenceContext })), cipher.final()]);
    return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  }

  override async open(owner: CallerId, sealed: string): Promise<Words> {
    const [row] = await this.database.query<{ key: Buffer }>('select key from briefing.personal_key where owner = $1', [
      owner,
    ]);
    if (row === undefined) return NOTHING;
    const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
    const decipher = createDecipheriv(CIPHER, row.key, bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
    return JSON.parse(text.toString()) as Words;
  }

  private async keyOf(owner: CallerId): Promise<Buffer> {
    const [row] = await this.database.query<{ key: Buffer }>(
      `insert into briefing.personal_key (owner, key) values ($1, $2)
       on conflict (owner) do update set owner = excluded.owner returning key`,
      [owner, randomBytes(32)],
    );
    if (row === undefined) throw new Error('the key of a caller could not be kept');
    return row.key;
  }
}
