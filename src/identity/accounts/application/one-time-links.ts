import { Injectable } from '@nestjs/common';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { LINK_MS, MAILED_RESET_MS, type LinkPurpose, type MadeLink } from '../domain/link.js';
import { emailKey } from '../domain/member.js';
import { LinkUnusable } from '../domain/sign-in.js';
import { LinkStore, type KeptLink, type NewLink } from './ports/link-store.js';
import { type AuditContext, AuditedTransaction, TokenMint } from '../../security/security.js';

/** Makes links that work once, and uses them up. */
@Injectable()
export class OneTimeLinks {
  constructor(
    private readonly links: LinkStore,
    private readonly mint: TokenMint,
    private readonly transaction: AuditedTransaction,
    private readonly clock: Clock,
  ) {}

  /** Joins an open unit of work. */
  async make(link: Omit<NewLink, 'digest' | 'expiresAt'>, now: EpochMs): Promise<MadeLink> {
    const { token, digest } = this.mint.mint();
    const isMailedReset = link.mailed && link.purpose === 'reset';
    const expiresAt = now + (isMailedReset ? MAILED_RESET_MS : LINK_MS[link.purpose]);
    await this.links.add({ ...link, digest, expiresAt });
    return { token, expiresAt };
  }

  /** Joins an open unit of work. */
  async withdrawInvitationOf(email: string): Promise<void> {
    await this.links.removeInvitationOf(emailKey(email));
  }

  /** Of a form that is sent twice one invitation stays, the later one. Joins an open unit of work. */
  async withdrawInvitationBy(requestKey: string): Promise<void> {
    await this.links.removeInvitationBy(requestKey);
  }

  /** Joins an open unit of work. */
  async withdrawReturnsSince(callerId: CallerId, expiresAt: EpochMs): Promise<void> {
    await this.links.removeReturnsSince(callerId, expiresAt);
  }

  /** null: it opens nothing (any more). */
  async find(token: string, purpose: LinkPurpose): Promise<KeptLink | null> {
    const digest = this.mint.digestOf(token);
    return digest === null ? null : this.links.find(digest, purpose, this.clock.now());
  }

  /** Before work that takes long. Throws LinkUnusable. */
  async assertGood(token: string, purpose: LinkPurpose): Promise<void> {
    if ((await this.find(token, purpose)) === null) throw new LinkUnusable();
  }

  /** The link is used up and the work done, or neither. Of many at once, one does it. Throws LinkUnusable. */
  redeem<T>(token: string, purpose: LinkPurpose, work: (context: AuditContext) => Promise<T>): Promise<T> {
    return this.transaction.run(async (context) => {
      const digest = this.mint.digestOf(token);
      const isUsed = digest !== null && (await this.links.use(digest, purpose, context.now));
      if (!isUsed) throw new LinkUnusable();
      return work(context);
    });
  }
}
