import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { TokenMint } from '../../security/security.js';
import { AccountMail, type NoticePurpose } from './ports/account-mail.js';

/** Tells members by mail what somebody else did to their account. */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly mail: AccountMail,
    private readonly mint: TokenMint,
  ) {}

  /** Nothing where there is no mail server, or the address is not confirmed. Joins an open unit of work. */
  async tell(callerId: CallerId, purpose: NoticePurpose): Promise<void> {
    if (!this.mail.isOn) return;
    // The token opens nothing: it tells this letter from the next one.
    await this.mail.send({ purpose, callerId, token: this.mint.mint().token, language: 'en' });
  }
}
