import { Injectable } from '@nestjs/common';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { SecurityLog } from '../../application/ports/security-log.js';
import type { RecordedSecurityEvent } from '../../domain/security-event.js';
import { securityEvents } from './security-event-row.js';

@Injectable()
export class TypeormSecurityLog extends SecurityLog {
  constructor(private readonly repositories: Repositories) {
    super();
  }

  override async record(event: RecordedSecurityEvent): Promise<void> {
    await this.repositories.of(securityEvents).insert({ ...event, exported: false });
  }
}
