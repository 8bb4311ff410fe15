import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import {
  GetNotificationsRequest,
  NotificationsResponse,
  toNotifications,
  UpdateNotificationsRequest,
} from './notifications.dto.js';

@Controller('api/v1/notifications')
export class NotificationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('get')
  @Operation({
    summary: 'Reads which mails the caller gets',
    description: 'None until they ask for one. For members.',
    auth: 'skill',
    response: NotificationsResponse,
    errors: [401, 403],
  })
  async get(
    @CurrentCaller() caller: Caller,
    @RequestBody(GetNotificationsRequest, { optional: true }) body: GetNotificationsRequest,
  ): Promise<NotificationsResponse> {
    return toNotifications((await this.queries.execute(body.toQuery(caller))).mailReady);
  }

  @Post('update')
  @Operation({
    summary: 'Changes which mails the caller gets',
    description:
      'What is not mentioned stays as it was. Where nobody has shown yet that the address of the account is theirs, a mail ' +
      'with a link goes there, and the others begin when that was opened. Each mail has a link that ends them. A service ' +
      'without a mail server refuses `true` with 400. For members.',
    auth: 'skill',
    response: NotificationsResponse,
    errors: [400, 401, 403],
  })
  async update(
    @CurrentCaller() caller: Caller,
    @RequestBody(UpdateNotificationsRequest, { optional: true }) body: UpdateNotificationsRequest,
  ): Promise<NotificationsResponse> {
    return toNotifications(await this.commands.execute(body.toCommand(caller)));
  }
}
