import { Injectable } from '@nestjs/common';
import type { Role } from '../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { OperatorRole } from '../../accounts/accounts.js';
import { LastOperator } from '../../domain/last-operator.js';
import { RoleStore } from './ports/role-store.js';

const OPERATOR: Role = 'operator';

@Injectable()
export class StoredOperatorRole extends OperatorRole {
  constructor(private readonly roles: RoleStore) {
    super();
  }

  override async grantTo(callerId: CallerId, now: EpochMs): Promise<string> {
    await this.roles.grant(callerId, OPERATOR, now);
    return OPERATOR;
  }

  override isHeldBy(callerId: CallerId): Promise<boolean> {
    return this.roles.isHeldBy(callerId, OPERATOR);
  }

  override async letGo(callerId: CallerId): Promise<void> {
    if (await this.roles.isLast(callerId, OPERATOR)) throw new LastOperator();
  }
}
