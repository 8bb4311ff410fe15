import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { HistoryPasses, type HistoryKey } from '../ports/history-passes.js';

/** A link that lets an owner open the history of their briefing in a browser, once. */
export class LinkToHistory extends Command<HistoryKey> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(LinkToHistory)
export class LinkToHistoryHandler implements ICommandHandler<LinkToHistory> {
  constructor(private readonly passes: HistoryPasses) {}

  async execute({ owner, id }: LinkToHistory): Promise<HistoryKey> {
    const key = await this.passes.issue(owner, id);
    if (key === null) throw new NotFound(`You have no briefing with the id ${id}.`);
    return key;
  }
}
