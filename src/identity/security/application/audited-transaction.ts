import { Injectable } from '@nestjs/common';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import type { SecurityEvent, SecurityEventKind } from '../domain/security-event.js';
import { SecurityLog } from './ports/security-log.js';

/** What is known of an event; the rest is null. */
export type SecurityEventFields = Partial<Omit<SecurityEvent, 'kind'>>;

export interface AuditContext {
  /** The time of the change and of its entries. */
  readonly now: EpochMs;
  record(kind: SecurityEventKind, about: SecurityEventFields): Promise<void>;
}

const NOTHING_KNOWN = { callerId: null, operatorId: null, client: null, address: null, detail: null };

/** A change and its entries in the security log: of one time, and committed together or not at all. */
@Injectable()
export class AuditedTransaction {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly log: SecurityLog,
    private readonly clock: Clock,
  ) {}

  run<T>(work: (context: AuditContext) => Promise<T>): Promise<T> {
    const now = this.clock.now();
    const record = (kind: SecurityEventKind, about: SecurityEventFields): Promise<void> =>
      this.log.record({ at: now, kind, ...NOTHING_KNOWN, ...about });
    return this.unitOfWork.run(() => work({ now, record }));
  }
}
