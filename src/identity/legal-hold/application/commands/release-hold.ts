import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../../../shared/kernel/brand.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { AuditedTransaction, EraseCaller } from '../../../security/security.js';
import { HoldStore } from '../ports/hold-store.js';

/**
 * With the last hold on somebody the erasure follows that they have asked for meanwhile, and retention finds their records
 * the next time. Throws NotFound, also for what was released before.
 */
export class ReleaseHold extends Command<void> {
  constructor(
    readonly id: string,
    /** null: the command line. */
    readonly operator: CallerId | null,
  ) {
    super();
  }
}

@CommandHandler(ReleaseHold)
export class ReleaseHoldHandler implements ICommandHandler<ReleaseHold> {
  constructor(
    private readonly holds: HoldStore,
    private readonly transaction: AuditedTransaction,
    private readonly commands: CommandBus,
  ) {}

  execute({ id, operator }: ReleaseHold): Promise<void> {
    return this.transaction.run(async ({ now, record }) => {
      const released = await this.holds.release(brand(id), operator, now);
      if (released === null) throw new NotFound(`There is no legal hold ${id} that holds anything.`);
      const { caller, wasLast, erasureWaits } = released;
      await record('hold_released', { callerId: caller, operatorId: operator, detail: id });
      // It knows who asked, and when.
      if (wasLast && erasureWaits) await this.commands.execute(new EraseCaller(caller, 'operator', operator));
    });
  }
}
