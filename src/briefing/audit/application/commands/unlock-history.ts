import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HistoryPasses } from '../ports/history-passes.js';

/** Trades the key of a link for a pass that the browser keeps; null when the key is unknown, used or too old. */
export class UnlockHistory extends Command<string | null> {
  constructor(
    readonly slug: string,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(UnlockHistory)
export class UnlockHistoryHandler implements ICommandHandler<UnlockHistory> {
  constructor(private readonly passes: HistoryPasses) {}

  execute({ slug, key }: UnlockHistory): Promise<string | null> {
    return this.passes.trade(slug, key);
  }
}
