import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BriefingErased, BriefingFailed, BriefingLinkRenewed, BriefingReady } from '../../../briefing/events.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { FactListener } from '../../../shared/storage/jobs/fact-listener.js';
import { RelinkEpisode } from '../../application/commands/relink-episode.js';
import { ReviewEpisode } from '../../application/commands/review-episode.js';

/** What becomes of episodes is known as soon as it is told. */
@Injectable()
export class BriefingFactsListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const review = ({ briefingId }: { readonly briefingId: BriefingId }): Promise<void> =>
      this.commands.execute(new ReviewEpisode(briefingId));
    await this.facts.on<BriefingReady>('briefing.BriefingReady', 'shows.briefing-ready', review);
    await this.facts.on<BriefingFailed>('briefing.BriefingFailed', 'shows.briefing-failed', review);
    await this.facts.on<BriefingErased>('briefing.BriefingErased', 'shows.briefing-erased', review);
    const link = 'briefing.BriefingLinkRenewed';
    await this.facts.on<BriefingLinkRenewed>(link, 'shows.briefing-link-renewed', ({ briefingId, slug }) =>
      this.commands.execute(new RelinkEpisode(briefingId, slug)),
    );
  }
}
