import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { DeactivationStore } from '../../application/ports/deactivation-store.js';
import { DEACTIVATE, HAS, HOLD_ACTIVE, REACTIVATE } from './deactivations.sql.js';

@Injectable()
export class TypeormDeactivationStore extends DeactivationStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async has(member: CallerId): Promise<boolean> {
    return (await this.database.query(HAS, [member], 'identity.deactivated')).length > 0;
  }

  override async deactivate(member: CallerId, now: EpochMs): Promise<boolean> {
    return (await this.database.execute(DEACTIVATE, [member, now])) > 0;
  }

  override async reactivate(member: CallerId): Promise<boolean> {
    return (await this.database.execute(REACTIVATE, [member])) > 0;
  }

  override async holdActive(member: CallerId): Promise<boolean> {
    return (await this.database.query(HOLD_ACTIVE, [member])).length > 0;
  }
}
