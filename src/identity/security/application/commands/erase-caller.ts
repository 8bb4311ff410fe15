import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { EXPIRY, IsSomebodysAgent } from '../../domain/erasure.js';
import type { CallerErased } from '../../../events.js';
import { CallerErasure, type DeferredErasure } from '../ports/caller-erasure.js';
import { ClaimedAgents } from '../ports/claimed-agents.js';
import { SecurityTrail } from '../ports/security-trail.js';
import { type AuditContext, AuditedTransaction } from '../audited-transaction.js';

export interface AskedErasure {
  /** For the first time. */
  readonly askedAt: EpochMs;
  /** They are on legal hold: out, unknown to everybody but auditors, and erased when the last hold is released. */
  readonly deferred: boolean;
}

/**
 * Who somebody is, and every way to come in, is gone at once, and so are the agents whose work they claimed; the other
 * contexts are told. What is on legal hold stays, and the rest follows its release. Repeating it tells them again.
 * Throws IsSomebodysAgent.
 */
export class EraseCaller extends Command<AskedErasure> {
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

  execute(asked: EraseCaller): Promise<AskedErasure> {
    return this.transaction.run(async (context) => {
      const { caller } = asked;
      // First: whoever places a hold waits for this, or this for them.
      if (await this.callers.isHeld(caller)) return this.defer(asked, context);
      const agents = await this.agents.release(caller);
      const member = await this.agents.memberOf(caller);
      if (member !== null) throw new IsSomebodysAgent(caller, member);
      const deferred = await this.callers.takeDeferred(caller);
      const asOf = deferred ?? { ...asked, askedAt: context.now };
      for (const agent of agents) await this.erase({ ...asOf, caller: agent }, context);
      return { askedAt: await this.erase(asOf, context), deferred: false };
    });
  }

  private async defer(
    { caller, askedBy, operator }: EraseCaller,
    { now, record }: AuditContext,
  ): Promise<AskedErasure> {
    if (await this.callers.defer({ caller, askedBy, operator }, now)) {
      await record('erasure_deferred', { callerId: caller, operatorId: operator });
    }
    return { askedAt: now, deferred: true };
  }

  private async erase(
    { caller, askedBy, operator: operatorId, askedAt: asOf }: DeferredErasure,
    { record }: AuditContext,
  ): Promise<EpochMs> {
    const { askedAt, first } = await this.callers.erase(caller, asOf, (at) => erasedFact(caller, askedBy, at));
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
