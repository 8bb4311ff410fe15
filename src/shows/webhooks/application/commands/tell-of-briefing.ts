import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { briefingNotice, isSkipped, type BriefingNews } from '../../domain/briefing-news.js';
import { Notifications } from '../../webhooks.js';
import { BriefingLinks } from '../ports/briefing-links.js';

/** The owner of a briefing hears what became of it. */
export class TellOfBriefing extends Command<void> {
  constructor(readonly news: BriefingNews) {
    super();
  }
}

@CommandHandler(TellOfBriefing)
export class TellOfBriefingHandler implements ICommandHandler<TellOfBriefing> {
  constructor(
    private readonly links: BriefingLinks,
    private readonly notifications: Notifications,
  ) {}

  /** Of a briefing that is erased, or somebody else's by now, nothing is told. */
  async execute({ news }: TellOfBriefing): Promise<void> {
    const link = await this.links.of(news.owner, news.briefingId);
    if (link === null || isSkipped(news, link)) return;
    await this.notifications.notify(briefingNotice(news, link));
  }
}
