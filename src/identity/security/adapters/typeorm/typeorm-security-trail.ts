import { Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual, Not } from 'typeorm';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { SecurityTrail, type TrailQuery } from '../../application/ports/security-trail.js';
import { RECORDS_OF_ERASURE, type RecordedSecurityEvent } from '../../domain/security-event.js';
import { securityEvents } from './security-event-row.js';

@Injectable()
export class TypeormSecurityTrail extends SecurityTrail {
  constructor(private readonly repositories: Repositories) {
    super();
  }

  override async find({ caller, kinds, since, limit }: TrailQuery): Promise<readonly RecordedSecurityEvent[]> {
    const rows = await this.rows.find({
      where: {
        ...(caller !== null && { callerId: caller }),
        ...(kinds.length > 0 && { kind: In(kinds) }),
        ...(since !== null && { at: MoreThanOrEqual(since) }),
      },
      order: { at: 'DESC', id: 'DESC' },
      take: limit,
    });
    return rows.map(({ id: _order, exported: _sent, ...event }) => event);
  }

  override async forget(caller: CallerId): Promise<void> {
    // What became of somebody's records says nothing about who they were: the id leads nowhere any more.
    const aboutThem = { callerId: caller, kind: Not(In(RECORDS_OF_ERASURE)) };
    await this.rows.update(aboutThem, { callerId: null, client: null, address: null, detail: null });
  }

  private get rows() {
    return this.repositories.of(securityEvents);
  }
}
