import { Injectable } from '@nestjs/common';
import { type Expiry, RetentionTrail } from '../../../shared/kernel/compliance/retention-trail.js';
import { AuditedTransaction } from './audited-transaction.js';

/** Among the events of security, which an operator may have sent to where such things are gathered. */
@Injectable()
export class RecordedRetentionTrail extends RetentionTrail {
  constructor(private readonly transaction: AuditedTransaction) {
    super();
  }

  override async expired({ what, count, before, why }: Expiry): Promise<void> {
    if (count === 0) return;
    const detail = `${count} ${what}, from before ${new Date(before).toISOString()}: ${why}`;
    await this.transaction.run(({ record }) => record('data_expired', { detail }));
  }
}
