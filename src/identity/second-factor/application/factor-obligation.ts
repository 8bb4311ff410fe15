import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { OperatorRole } from '../../accounts/accounts.js';
import { FactorPolicy } from './ports/factor-policy.js';

/** Of whom the service demands a second factor. */
@Injectable()
export class FactorObligation {
  constructor(
    private readonly policy: FactorPolicy,
    private readonly role: OperatorRole,
  ) {}

  async binds(member: CallerId): Promise<boolean> {
    const { secondFactor } = this.policy;
    if (secondFactor === 'operators') return this.role.isHeldBy(member);
    return secondFactor === 'required';
  }
}
