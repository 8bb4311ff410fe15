import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { SecurityEventFields } from '../../security/security.js';
import { AuditedTransaction } from '../../security/security.js';
import { SignOnRefused } from '../domain/sign-on.js';
import { ExternalIdentities, type ExternalIdentity } from './ports/external-identities.js';

/** Connects identities with accounts that are there already. */
@Injectable()
export class IdentityLinking {
  constructor(
    private readonly identities: ExternalIdentities,
    private readonly transaction: AuditedTransaction,
  ) {}

  /** Throws SignOnRefused when another account has the identity, or the account one of that issuer. */
  link(
    callerId: CallerId,
    { issuer, subject }: Pick<ExternalIdentity, 'issuer' | 'subject'>,
    about: SecurityEventFields,
  ): Promise<ExternalIdentity> {
    return this.transaction.run(async ({ now, record }) => {
      const identity = { issuer, subject, callerId, linkedAt: now, seenAt: now, disownedAt: null };
      if (await this.identities.add(identity)) {
        await record('identity_linked', { ...about, callerId, client: issuer });
        return identity;
      }
      const known = await this.identities.find(issuer, subject);
      if (known?.callerId === callerId) return known;
      throw new SignOnRefused(known === null ? 'linked_already' : 'linked_elsewhere');
    });
  }
}
