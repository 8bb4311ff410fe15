import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { RECOVERY_CODES, written } from '../domain/second-factor.js';
import { FactorStore } from './ports/factor-store.js';
import { RecoveryCodeMint } from './ports/recovery-code-mint.js';

/** For those who have lost their phone. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly mint: RecoveryCodeMint,
    private readonly store: FactorStore,
  ) {}

  /** In a unit of work: new ones, told this once; those of before end. */
  async renew(member: CallerId): Promise<readonly string[]> {
    const { codes, digests } = await this.mint.mint(member, RECOVERY_CODES);
    await this.store.setRecoveryCodes(member, digests);
    return codes.map(written);
  }

  /** Uses it up; false: it is none of theirs, or not any more. */
  async take(member: CallerId, code: string): Promise<boolean> {
    return this.store.takeRecoveryCode(member, await this.mint.digestOf(member, code));
  }
}
