import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { SecurityLog } from '../../application/ports/security-log.js';
import type { RecordedSecurityEvent } from '../../domain/security-event.js';

const RECORD = `
  insert into identity.security_event (at, kind, caller_id, client, address, detail)
  values ($1, $2, $3, $4, $5, $6)`;

@Injectable()
export class TypeormSecurityLog extends SecurityLog {
  constructor(private readonly database: Database) {
    super();
  }

  override async record({ at, kind, callerId, client, address, detail }: RecordedSecurityEvent): Promise<void> {
    await this.database.execute(RECORD, [at, kind, callerId, client, address, detail]);
  }
}
