import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FactListener } from '../../../../shared/storage/jobs/fact-listener.js';
import type { ShowSkipped } from '../../../events.js';
import { TellSkippedShow } from '../../application/commands/tell-skipped-show.js';

@Injectable()
export class ShowFactsListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<ShowSkipped>('shows.ShowSkipped', 'shows.webhooks-shows', async (skipped) => {
      await this.commands.execute(new TellSkippedShow(skipped));
    });
  }
}
