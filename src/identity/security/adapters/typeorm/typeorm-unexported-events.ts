import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { UnexportedEvents } from '../../application/ports/unexported-events.js';
import type { ExportedEvent } from '../../domain/ocsf.js';
import { securityEvents } from './security-event-row.js';

@Injectable()
export class TypeormUnexportedEvents extends UnexportedEvents {
  constructor(private readonly repositories: Repositories) {
    super();
  }

  /** Transactions that commit later may have smaller ids: what was sent is marked one by one. */
  override async oldest(limit: number): Promise<readonly ExportedEvent[]> {
    const rows = await this.rows.find({ where: { exported: false }, order: { id: 'ASC' }, take: limit });
    return rows.map(({ id, exported: _sent, ...event }) => ({ ...event, uid: String(id) }));
  }

  override async markSent(events: readonly ExportedEvent[]): Promise<void> {
    await this.rows.update({ id: In(events.map(({ uid }) => Number(uid))) }, { exported: true });
  }

  private get rows() {
    return this.repositories.of(securityEvents);
  }
}
