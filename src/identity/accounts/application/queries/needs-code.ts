import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { SecondFactors } from '../ports/second-factors.js';

/** Whether a member shows a code, too, before they change what only they may. */
export class NeedsCode extends Query<boolean> {
  constructor(readonly member: CallerId) {
    super();
  }
}

@QueryHandler(NeedsCode)
export class NeedsCodeHandler implements IQueryHandler<NeedsCode> {
  constructor(private readonly factors: SecondFactors) {}

  async execute({ member }: NeedsCode): Promise<boolean> {
    return (await this.factors.demandOf(member)) === 'code';
  }
}
