import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { IsSomebodysAgent } from '../../domain/erasure.js';
import { ClaimedAgents } from '../ports/claimed-agents.js';

/** Whose work somebody has claimed: they are known under those ids too. Throws IsSomebodysAgent. */
export class AgentsOfPerson extends Query<readonly CallerId[]> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(AgentsOfPerson)
export class AgentsOfPersonHandler implements IQueryHandler<AgentsOfPerson> {
  constructor(private readonly agents: ClaimedAgents) {}

  async execute({ caller }: AgentsOfPerson): Promise<readonly CallerId[]> {
    const member = await this.agents.memberOf(caller);
    if (member !== null) throw new IsSomebodysAgent(caller, member);
    return this.agents.agentsOf(caller);
  }
}
