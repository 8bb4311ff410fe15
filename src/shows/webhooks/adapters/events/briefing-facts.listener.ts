import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BriefingCorrected, BriefingFailed, BriefingReady } from '../../../../briefing/events.js';
import { FactListener } from '../../../../shared/storage/jobs/fact-listener.js';
import { TellOfBriefing } from '../../application/commands/tell-of-briefing.js';
import type { BriefingNews } from '../../domain/briefing-news.js';

const LISTENER = 'shows.webhooks-briefings';

@Injectable()
export class BriefingFactsListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<BriefingReady>('briefing.BriefingReady', LISTENER, ({ briefingId, owner, at }) =>
      this.tell({ kind: 'ready', briefingId, owner, at }),
    );
    await this.facts.on<BriefingFailed>('briefing.BriefingFailed', LISTENER, ({ briefingId, owner, code, at }) =>
      this.tell({ kind: 'failed', briefingId, owner, code, at }),
    );
    await this.facts.on<BriefingCorrected>(
      'briefing.BriefingCorrected',
      LISTENER,
      ({ briefingId, owner, itemId, at }) => this.tell({ kind: 'corrected', briefingId, owner, itemId, at }),
    );
  }

  private async tell(news: BriefingNews): Promise<void> {
    await this.commands.execute(new TellOfBriefing(news));
  }
}
