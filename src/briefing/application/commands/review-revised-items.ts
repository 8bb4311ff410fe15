import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CitationIndex } from '../ports/citation-index.js';
import { ReviewCitations } from './review-citations.js';

/** Publishers have changed these items: reviews every ready briefing that cites one of them. May be repeated. */
export class ReviewRevisedItems extends Command<void> {
  constructor(readonly itemIds: readonly string[]) {
    super();
  }
}

const AT_ONCE = 100;

@CommandHandler(ReviewRevisedItems)
export class ReviewRevisedItemsHandler implements ICommandHandler<ReviewRevisedItems> {
  constructor(
    private readonly index: CitationIndex,
    private readonly commands: CommandBus,
  ) {}

  async execute({ itemIds: revised }: ReviewRevisedItems): Promise<void> {
    let citing = await this.index.citing(revised, '', AT_ONCE);
    while (citing.length > 0) {
      for (const { briefingId, itemIds } of citing) {
        await this.commands.execute(new ReviewCitations(briefingId, itemIds));
      }
      citing = await this.index.citing(revised, citing.at(-1)?.briefingId ?? '', AT_ONCE);
    }
  }
}
