import { Injectable } from '@nestjs/common';
import { brand } from '../../../shared/kernel/brand.js';
import { Ids, type CallerId } from '../../../shared/kernel/identifiers.js';
import { AuditedTransaction } from '../../security/security.js';
import type { LegalHold } from '../domain/legal-hold.js';
import { HoldStore } from './ports/hold-store.js';

/** Work that is claimed takes the holds on it along. */
@Injectable()
export class FollowedHolds {
  constructor(
    private readonly holds: HoldStore,
    private readonly ids: Ids,
    private readonly transaction: AuditedTransaction,
  ) {}

  /** In the unit of work in which `from` hands over to `to`, both of whom it has locked. */
  follow(from: CallerId, to: CallerId): Promise<void> {
    return this.transaction.run(async ({ now, record }) => {
      for (const { reason, placedBy } of await this.holds.ofCaller(from)) {
        const id = brand<LegalHold['id']>(this.ids.next('hld'));
        await this.holds.place({ id, caller: to, reason, placedBy, placedAt: now });
        await record('hold_placed', { callerId: to, operatorId: placedBy, detail: `${id}, with the work of ${from}` });
      }
    });
  }
}
