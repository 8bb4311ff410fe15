import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ItemsRevised } from '../../../feed/events.js';
import { FactListener } from '../../../shared/storage/jobs/fact-listener.js';
import { ReviewCitations } from '../../application/commands/review-citations.js';
import { ReviewRevisedItems } from '../../application/commands/review-revised-items.js';
import type { BriefingReady } from '../../events.js';

/** A cited item may change from the moment on in which it was read: while its briefing is made, and after. */
@Injectable()
export class CitationFactsListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<ItemsRevised>('feed.ItemsRevised', 'briefing.items-revised', ({ itemIds }) =>
      this.commands.execute(new ReviewRevisedItems(itemIds)),
    );
    await this.facts.on<BriefingReady>('briefing.BriefingReady', 'briefing.citations-to-review', ({ briefingId }) =>
      this.commands.execute(new ReviewCitations(briefingId, null)),
    );
  }
}
