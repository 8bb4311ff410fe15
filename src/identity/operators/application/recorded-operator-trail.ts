import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { OperatorTrail } from '../../../shared/kernel/compliance/operator-trail.js';
import { AuditedTransaction } from '../../security/security.js';

/** Among the events of security, where what operators do to members is, too. */
@Injectable()
export class RecordedOperatorTrail extends OperatorTrail {
  constructor(private readonly transaction: AuditedTransaction) {
    super();
  }

  override record(operator: CallerId, what: string): Promise<void> {
    return this.transaction.run(({ record }) => record('operator_acted', { operatorId: operator, detail: what }));
  }
}
