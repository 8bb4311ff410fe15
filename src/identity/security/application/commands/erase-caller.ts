import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { EXPIRY, IsSomebodysAgent } from '../../domain/erasure.js';
import type { CallerErased } from '../../../events.js';
import { CallerErasure } from '../ports/caller-erasure.js';
import { ClaimedAgents } from '../ports/claimed-agents.js';
import { SecurityTrail } from '../ports/security-trail.js';
import { type AuditContext, AuditedTransaction } from '../audited-transaction.js';

/**
 * Who somebody is, and every way to come in, is gone at once, and so are the agents whose work they claimed; the other
 * contexts are told. Repeating it tells them again. Throws IsSomebodysAgent.
 */
export class EraseCaller extends Command<EpochMs> {
  constructor(
    readonly caller: CallerId,
    readonly askedBy: string,
    /** null: themselves, or the command line. */
    readonly operator: CallerId | null = null,
  ) {
    super();
  }
}

@CommandHandler(EraseCaller)
export class EraseCallerHandler implements ICommandHandler<EraseCaller> {
  constructor(
    private readonly callers: CallerErasure,
    private readonly trail: SecurityTrail,
    private readonly agents: ClaimedAgents,
    private readonly transaction: AuditedTransaction,
  ) {}

  /** When it was asked for the first time. */
  execute({ caller, askedBy, operator }: EraseCaller): Promise<EpochMs> {
    return this.transaction.run(async (context) => {
      const agents = await this.agents.release(caller);
      const member = await this.agents.memberOf(caller);
      if (member !== null) throw new IsSomebodysAgent(caller, member);
      for (const agent of agents) await this.erase(agent, { askedBy, operator }, context);
      return this.erase(caller, { askedBy, operator }, context);
    });
  }

  private async erase(
    caller: CallerId,
    { askedBy, operator: operatorId }: Pick<EraseCaller, 'askedBy' | 'operator'>,
    { now, record }: AuditContext,
  ): Promise<EpochMs> {
    const { askedAt, first } = await this.callers.erase(caller, now, (at) => erasedFact(caller, askedBy, at));
    await this.trail.forget(caller);
    if (first)
      await record('caller_erased', { callerId: caller, operatorId, detail: askedBy === EXPIRY ? EXPIRY : null });
    return askedAt;
  }
}

const erasedFact = (caller: CallerId, askedBy: string, askedAt: EpochMs): CallerErased => ({
  type: 'identity.CallerErased',
  data: { caller, askedBy, askedAt },
});
