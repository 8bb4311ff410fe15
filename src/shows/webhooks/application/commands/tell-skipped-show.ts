import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId, ShowId } from '../../../../shared/kernel/identifiers.js';
import { Notifications } from '../../webhooks.js';

export interface Skipped {
  readonly showId: ShowId;
  readonly owner: CallerId;
  readonly moment: EpochMs;
  readonly reason: string;
}

/** The owner of a show hears that a moment passes without an episode: once for each. */
export class TellSkippedShow extends Command<void> {
  constructor(readonly skipped: Skipped) {
    super();
  }
}

@CommandHandler(TellSkippedShow)
export class TellSkippedShowHandler implements ICommandHandler<TellSkippedShow> {
  constructor(private readonly notifications: Notifications) {}

  async execute({ skipped: { showId, owner, moment, reason } }: TellSkippedShow): Promise<void> {
    await this.notifications.notify({
      owner,
      type: 'show.skipped',
      at: moment,
      data: { show_id: showId, moment, reason },
      dedupeKey: `show.skipped:${showId}:${moment}`,
    });
  }
}
