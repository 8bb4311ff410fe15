import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BriefingReady } from '../../../../briefing/events.js';
import { FactListener } from '../../../../shared/storage/jobs/fact-listener.js';
import { Mailer } from '../../../../shared/outbound/mail/mailer.js';
import { AnnounceBriefing } from '../../application/commands/announce-briefing.js';

/** Where there is no mail server, nobody listens for those who may have wanted a mail while there was one. */
@Injectable()
export class BriefingReadyListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly commands: CommandBus,
    private readonly mailer: Mailer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<BriefingReady>('briefing.BriefingReady', 'shows.mail-ready', async (data) => {
      if (this.mailer.isOn) await this.commands.execute(new AnnounceBriefing(data.briefingId, data.owner, data.at));
    });
  }
}
