import { Injectable } from '@nestjs/common';
import { emailKey, InvalidFields } from '../domain/member.js';
import { LinkUnusable, SignUpClosed } from '../domain/sign-in.js';
import { OneTimeLinks } from './one-time-links.js';
import { SignUpPolicy } from './ports/sign-up-policy.js';

/** Who may sign up. */
@Injectable()
export class Invitations {
  constructor(
    private readonly policy: SignUpPolicy,
    private readonly links: OneTimeLinks,
  ) {}

  /** Throws SignUpClosed, LinkUnusable, and InvalidFields (`email`) when the invitation is for another one. */
  async admit(invitation: string | null, email: string): Promise<void> {
    const { signUp } = this.policy;
    if (signUp === 'closed' || (signUp === 'invite' && invitation === null)) throw new SignUpClosed();
    if (invitation === null) return;
    const link = await this.links.find(invitation, 'invitation');
    if (link === null) throw new LinkUnusable();
    if (link.email === null || emailKey(link.email) === emailKey(email.trim())) return;
    const message = `email must be ${link.email}: the invitation is for that one only.`;
    throw new InvalidFields([{ field: 'email', problem: 'not_invited', message }]);
  }

  /** Does the work, and uses the invitation up with it, when there is one. Throws LinkUnusable. */
  redeem<T>(invitation: string | null, work: () => Promise<T>): Promise<T> {
    return invitation === null ? work() : this.links.redeem(invitation, 'invitation', work);
  }
}
