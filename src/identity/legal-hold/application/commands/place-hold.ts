import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../../../shared/kernel/brand.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { Ids, isId, type CallerId } from '../../../../shared/kernel/identifiers.js';
import { AuditedTransaction } from '../../../security/security.js';
import { HoldOfAgent, type LegalHold } from '../../domain/legal-hold.js';
import { HoldStore } from '../ports/hold-store.js';

/**
 * From now on nothing of this caller's records is destroyed: by age, by them, or by an operator. They notice nothing. There
 * may be several holds on one caller, each for its own reason. Throws NotFound, HoldOfAgent.
 */
export class PlaceHold extends Command<LegalHold> {
  constructor(
    readonly caller: string,
    readonly reason: string,
    /** null: the command line. */
    readonly operator: CallerId | null,
  ) {
    super();
  }
}

@CommandHandler(PlaceHold)
export class PlaceHoldHandler implements ICommandHandler<PlaceHold> {
  constructor(
    private readonly holds: HoldStore,
    private readonly ids: Ids,
    private readonly transaction: AuditedTransaction,
  ) {}

  execute({ caller: id, reason, operator }: PlaceHold): Promise<LegalHold> {
    return this.transaction.run(async ({ now, record }) => {
      const caller = brand<CallerId>(id);
      if (!isId('usr', id) || !(await this.holds.lock(caller))) throw new NotFound(`There is no caller ${id}.`);
      const member = await this.holds.memberOf(caller);
      if (member !== null) throw new HoldOfAgent(caller, member);
      const hold = {
        id: brand<LegalHold['id']>(this.ids.next('hld')),
        caller,
        reason,
        placedBy: operator,
        placedAt: now,
      };
      await this.holds.place(hold);
      await record('hold_placed', { callerId: caller, operatorId: operator, detail: hold.id });
      return hold;
    });
  }
}
