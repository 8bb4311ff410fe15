import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { IsSomebodysAgent } from '../../../access/domain/pairing.js';
import { ClaimStore } from '../../../access/application/ports/claim-store.js';

/** Whose work somebody has claimed: they are known under those ids too. Throws IsSomebodysAgent. */
export class AgentsOfPerson extends Query<readonly CallerId[]> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(AgentsOfPerson)
export class AgentsOfPersonHandler implements IQueryHandler<AgentsOfPerson> {
  constructor(private readonly claims: ClaimStore) {}

  async execute({ caller }: AgentsOfPerson): Promise<readonly CallerId[]> {
    const member = await this.claims.memberOf(caller);
    if (member !== null) throw new IsSomebodysAgent(caller, member);
    return this.claims.agentsOf(caller);
  }
}
