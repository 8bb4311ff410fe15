import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BriefingErased, BriefingReady } from 'podcast-briefings/briefing/events';
import { FactListener } from 'podcast-briefings/extension';
import { NoteBriefing } from '../../application/commands/note-briefing.js';

@Injectable()
export class BriefingFactsListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<BriefingReady>('briefing.BriefingReady', 'highlights.briefing-ready', async (data) => {
      const { briefingId: id, owner, revision, at } = data;
      await this.commands.execute(new NoteBriefing({ id, owner, revision, at }));
    });
    await this.facts.on<BriefingErased>('briefing.BriefingErased', 'highlights.briefing-erased', async (data) => {
      const { briefingId: id, revision, at } = data;
      await this.commands.execute(new NoteBriefing({ id, owner: null, revision, at }));
    });
  }
}
