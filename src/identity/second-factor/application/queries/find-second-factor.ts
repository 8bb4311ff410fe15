import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { SecondFactor } from '../../domain/second-factor.js';
import { FactorStore } from '../ports/factor-store.js';

/** Of a member; null: they have none. */
export class FindSecondFactor extends Query<SecondFactor | null> {
  constructor(readonly member: CallerId) {
    super();
  }
}

@QueryHandler(FindSecondFactor)
export class FindSecondFactorHandler implements IQueryHandler<FindSecondFactor> {
  constructor(private readonly store: FactorStore) {}

  execute({ member }: FindSecondFactor): Promise<SecondFactor | null> {
    return this.store.find(member);
  }
}
