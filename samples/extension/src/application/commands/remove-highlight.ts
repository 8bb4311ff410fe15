import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CallerId, NotFound } from 'podcast-briefings/extension';
import { HighlightStore } from '../ports/highlight-store.js';

export class RemoveHighlight extends Command<void> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveHighlight)
export class RemoveHighlightHandler implements ICommandHandler<RemoveHighlight> {
  constructor(private readonly highlights: HighlightStore) {}

  async execute({ owner, id }: RemoveHighlight): Promise<void> {
    if (!(await this.highlights.remove(owner, id))) throw new NotFound(`You have no highlight with the id ${id}.`);
  }
}
