import { Injectable } from '@nestjs/common';
import type { Erasure, PersonalData } from '../../../shared/kernel/compliance/personal-data.js';
import { AuditedTransaction } from './audited-transaction.js';

/** Has one context erase what it keeps of somebody, and records how much of what there was. */
@Injectable()
export class RecordedErasure {
  constructor(private readonly transaction: AuditedTransaction) {}

  /** May be repeated: of what is gone already nothing is recorded. */
  async erase(data: PersonalData, erasure: Erasure): Promise<void> {
    const kept = (await data.count(erasure.caller)).filter(({ count }) => count > 0);
    await data.erase(erasure);
    if (kept.length === 0) return;
    const counts = kept.map(({ what, count }) => `${count} ${what}`).join(', ');
    await this.transaction.run(({ record }) =>
      record('data_erased', { callerId: erasure.caller, detail: `${data.context}: ${counts}` }),
    );
  }
}
