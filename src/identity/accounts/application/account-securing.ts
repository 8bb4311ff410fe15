import { Injectable } from '@nestjs/common';
import { FactPublisher } from '../../../shared/kernel/facts.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Visit } from '../../domain/visit.js';
import type { AccountSecured } from '../../events.js';
import type { AuditContext } from '../../security/security.js';

/** What goes on working for somebody else who was in an account, although they are shut out of it. */
export interface Exposed {
  /** Whoever knows the address of a podcast feed reads it. */
  readonly podcasts: boolean;
  /** Whoever receives a webhook is told of every briefing. */
  readonly webhooks: boolean;
}

/** Has other contexts end what is exposed of an account. */
@Injectable()
export class AccountSecuring {
  constructor(private readonly facts: FactPublisher) {}

  /** Joins the audited transaction of `context`. Without a visit nobody asked: an issuer, or the program itself, did it. */
  async secure(caller: CallerId, exposed: Exposed, visit: Visit | null, { now, record }: AuditContext): Promise<void> {
    const about = { callerId: caller, address: visit?.address ?? null };
    if (exposed.podcasts) await record('podcasts_renewed', about);
    if (exposed.webhooks) await record('webhooks_disabled', about);
    if (!exposed.podcasts && !exposed.webhooks) return;
    const fact: AccountSecured = {
      type: 'identity.AccountSecured',
      data: { caller, ...exposed, securedAt: now },
    };
    await this.facts.publish(fact);
  }
}
