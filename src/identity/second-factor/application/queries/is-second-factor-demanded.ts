import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { FactorObligation } from '../factor-obligation.js';

/** Of a member, who then cannot switch it off. */
export class IsSecondFactorDemanded extends Query<boolean> {
  constructor(readonly member: CallerId) {
    super();
  }
}

@QueryHandler(IsSecondFactorDemanded)
export class IsSecondFactorDemandedHandler implements IQueryHandler<IsSecondFactorDemanded> {
  constructor(private readonly obligation: FactorObligation) {}

  execute({ member }: IsSecondFactorDemanded): Promise<boolean> {
    return this.obligation.binds(member);
  }
}
