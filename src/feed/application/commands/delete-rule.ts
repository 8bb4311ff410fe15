import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { RuleNotFound } from '../../domain/rule.js';
import { RuleStore } from '../ports/rule-store.js';

export class DeleteRule extends Command<void> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteRule)
export class DeleteRuleHandler implements ICommandHandler<DeleteRule> {
  constructor(private readonly rules: RuleStore) {}

  /** Throws RuleNotFound. */
  async execute({ owner, id }: DeleteRule): Promise<void> {
    await this.rules.update(owner, (current) => {
      const deleted = current.filter((one) => one.id === id);
      if (deleted.length === 0) throw new RuleNotFound(id);
      return { deleted };
    });
  }
}
