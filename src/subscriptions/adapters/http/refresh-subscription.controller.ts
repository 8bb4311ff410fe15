import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import {
  RefreshAllSubscriptionsRequest,
  RefreshAllSubscriptionsResponse,
  REFRESHES,
  REFRESHES_OF_ALL,
  RefreshSubscriptionRequest,
  RefreshSubscriptionResponse,
  toRefreshSubscriptionResponse,
} from './refresh-subscription.dto.js';

/** Fetches feeds at once instead of at their next check. */
@Controller('api/v1/subscriptions')
export class RefreshSubscriptionController {
  constructor(private readonly commands: CommandBus) {}

  @Post('refresh')
  @Operation({
    summary: 'Fetches the feed of one source now',
    description:
      'Within ten seconds. A feed that was fetched minutes ago, by whomever, or whose server wants to be left alone, ' +
      'is not asked again: `refreshed` is false then, and `message` says why.',
    auth: 'skill',
    limit: REFRESHES,
    response: RefreshSubscriptionResponse,
    errors: [400, 401, 404, 429],
  })
  async refresh(
    @CurrentCaller() caller: Caller,
    @RequestBody(RefreshSubscriptionRequest) body: RefreshSubscriptionRequest,
  ): Promise<RefreshSubscriptionResponse> {
    return toRefreshSubscriptionResponse(await this.commands.execute(body.toCommand(caller)));
  }

  @Post('refresh-all')
  @Operation({
    summary: 'Has all sources of the caller fetched soon',
    description: 'Answers at once; the feeds are fetched in the order and at the pace that their servers can stand.',
    auth: 'skill',
    limit: REFRESHES_OF_ALL,
    response: RefreshAllSubscriptionsResponse,
    errors: [401, 429],
  })
  async refreshAll(
    @CurrentCaller() caller: Caller,
    @RequestBody(RefreshAllSubscriptionsRequest, { optional: true }) body: RefreshAllSubscriptionsRequest,
  ): Promise<RefreshAllSubscriptionsResponse> {
    return { queued: await this.commands.execute(body.toCommand(caller)) };
  }
}
