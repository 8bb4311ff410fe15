import { Injectable } from '@nestjs/common';
import type { Browser, SignedIn } from '../../domain/browser.js';
import { EmailTaken, InvalidFields, VouchedMembers } from '../../accounts/accounts.js';
import type { Issuer } from '../domain/issuer.js';
import { SignOnRefused } from '../domain/sign-on.js';
import { ExternalIdentities } from './ports/external-identities.js';
import type { SignedOn } from './ports/issuers.js';
import { SignOns } from './sign-ons.js';

/** People who come for the first time. */
@Injectable()
export class Newcomers {
  constructor(
    private readonly members: VouchedMembers,
    private readonly identities: ExternalIdentities,
    private readonly signOns: SignOns,
  ) {}

  /**
   * A new account. An address that another account has does not open that one, whoever says whose it is: who owns both
   * signs in there and connects them. Throws SignOnRefused.
   */
  async welcome(issuer: Issuer, signedOn: SignedOn, from: Browser): Promise<SignedIn> {
    const { email, emailVerified, name, subject } = signedOn.profile;
    if (!issuer.admission.signUp) throw new SignOnRefused('no_account');
    if (email === null) throw new SignOnRefused('no_email');
    try {
      const member = await this.members.prepare({ email, name });
      const about = { address: from.visit.address, client: issuer.address, confirmed: emailVerified };
      return await this.members.register(member, about, async (callerId, context) => {
        const { now } = context;
        const identity = { issuer: issuer.address, subject, callerId, linkedAt: now, seenAt: now, disownedAt: null };
        if (!(await this.identities.add(identity))) throw new SignOnRefused('linked_elsewhere');
        await this.signOns.applyRoles(issuer, callerId, signedOn, context);
        return this.signOns.open(identity, signedOn, from, context);
      });
    } catch (error) {
      if (error instanceof EmailTaken) throw new SignOnRefused('address_taken');
      if (error instanceof InvalidFields) throw new SignOnRefused('no_email', error.message);
      throw error;
    }
  }
}
