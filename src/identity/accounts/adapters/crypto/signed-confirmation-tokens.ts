import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { brand } from '../../../../shared/kernel/brand.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { ConfirmationTokens, type ReadConfirmation } from '../../application/ports/confirmation-tokens.js';
import { emailKey } from '../../domain/member.js';

const PURPOSE = 'confirmation of an address';
/** Short: a part of a path is at most 100 characters. */
const TEXT = /^(?<id>\w{26}) (?<seconds>\d{1,12}) (?<digest>[0-9a-f]{16})$/;
const PREFIX = 'usr_';

/** The address itself is in no link. */
const digestOf = (email: string): string => createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 16);

@Injectable()
export class SignedConfirmationTokens extends ConfirmationTokens {
  constructor(private readonly keys: SecretKeys) {
    super();
  }

  override async make(callerId: CallerId, email: string, expiresAt: EpochMs): Promise<string> {
    return (await this.keys.get()).sign(
      PURPOSE,
      `${callerId.slice(PREFIX.length)} ${Math.floor(expiresAt / 1000)} ${digestOf(email)}`,
    );
  }

  override async read(token: string): Promise<ReadConfirmation | null> {
    const { id, seconds, digest } = TEXT.exec((await this.keys.get()).signedText(PURPOSE, token) ?? '')?.groups ?? {};
    if (id === undefined) return null;
    return {
      callerId: brand(PREFIX + id),
      expiresAt: Number(seconds) * 1000,
      isFor: (email) => digestOf(email) === digest,
    };
  }
}
