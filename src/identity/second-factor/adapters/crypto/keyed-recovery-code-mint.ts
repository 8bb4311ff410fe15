import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { type MintedCodes, RecoveryCodeMint } from '../../application/ports/recovery-code-mint.js';

const PURPOSE = 'recovery codes';
/** Digits only, so that one field takes them and codes of apps: 53 bits, which nobody tries without the secret key. */
const GROUPS = 4;
const GROUP = 10_000;

/** HMAC-SHA-256 with a key that is not in the database: whoever has stolen that cannot try codes. */
@Injectable()
export class KeyedRecoveryCodeMint extends RecoveryCodeMint {
  constructor(private readonly keys: SecretKeys) {
    super();
  }

  override async mint(member: CallerId, count: number): Promise<MintedCodes> {
    const codes = Array.from({ length: count }, newCode);
    return { codes, digests: await Promise.all(codes.map((code) => this.digestOf(member, code))) };
  }

  override async digestOf(member: CallerId, code: string): Promise<string> {
    const key = (await this.keys.get()).derive(PURPOSE);
    return createHmac('sha256', key).update(`${member} ${code}`).digest('hex');
  }
}

const newCode = (): string => Array.from({ length: GROUPS }, () => String(randomInt(GROUP)).padStart(4, '0')).join('');
