import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/kernel/compliance/audit-trail.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { AuditedTransaction } from '../../security/security.js';

/** Among the events of security, which an operator may have sent to where such things are gathered. */
@Injectable()
export class RecordedAuditTrail extends AuditTrail {
  constructor(private readonly transaction: AuditedTransaction) {
    super();
  }

  override historyViewed(viewer: CallerId | null, what: string): Promise<void> {
    return this.transaction.run(({ record }) => record('history_viewed', { operatorId: viewer, detail: what }));
  }
}
