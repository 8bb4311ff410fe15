import { IsBoolean } from 'class-validator';
import { Described, Examples, NoOtherFields, Optional } from '../../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { UpdateNotifications } from '../../application/commands/update-notifications.js';
import { GetNotifications } from '../../application/queries/get-notifications.js';

const MAIL_READY =
  'true: an e-mail to the address of the account when a briefing is ready, with its cover, chapters and what is in it in short.';

@NoOtherFields()
export class GetNotificationsRequest {
  toQuery(caller: Caller): GetNotifications {
    return new GetNotifications(caller);
  }
}

@NoOtherFields()
@Examples({ mail_ready: true })
export class UpdateNotificationsRequest {
  @Optional()
  @IsBoolean()
  @Described(MAIL_READY)
  mail_ready?: boolean;

  toCommand(caller: Caller): UpdateNotifications {
    return new UpdateNotifications(caller, this.mail_ready ?? null);
  }
}

export class NotificationsResponse {
  @IsBoolean()
  @Described(MAIL_READY)
  mail_ready!: boolean;
}

export const toNotifications = (mailReady: boolean): NotificationsResponse => ({ mail_ready: mailReady });
