import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Access } from '../../domain/access.js';
import { AccessRegister } from '../ports/access-register.js';

/** The agents and clients that can come into somebody's account, newest first; `all`: also those that could, lately. */
export class ListAccess extends Query<readonly Access[]> {
  constructor(
    readonly caller: CallerId,
    readonly which: 'active' | 'all' = 'active',
  ) {
    super();
  }
}

@QueryHandler(ListAccess)
export class ListAccessHandler implements IQueryHandler<ListAccess> {
  constructor(
    private readonly register: AccessRegister,
    private readonly clock: Clock,
  ) {}

  async execute({ caller, which }: ListAccess): Promise<readonly Access[]> {
    const known = await this.register.of(caller, this.clock.now());
    return known.map(({ access }) => access).filter(({ endedAt }) => which === 'all' || endedAt === null);
  }
}
