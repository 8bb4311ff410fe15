import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import {
  CreateSubscriptionRequest,
  CreateSubscriptionResponse,
  toCreateSubscriptionResponse,
} from './create-subscription.dto.js';
import { DiscoverFeedsRequest, DiscoverFeedsResponse } from './discover-feeds.dto.js';
import { DeleteSubscriptionRequest, DeleteSubscriptionResponse } from './delete-subscription.dto.js';
import {
  ListSubscriptionsRequest,
  ListSubscriptionsResponse,
  toListSubscriptionsResponse,
} from './list-subscriptions.dto.js';

@Controller('api/v1/subscriptions')
export class SubscriptionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('list')
  @Operation({
    summary: 'Lists active subscriptions of the caller, newest first',
    auth: 'skill',
    response: ListSubscriptionsResponse,
    errors: [401],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListSubscriptionsRequest, { optional: true }) body: ListSubscriptionsRequest,
  ): Promise<ListSubscriptionsResponse> {
    return toListSubscriptionsResponse(await this.queries.execute(body.toQuery(caller)));
  }

  @Post('create')
  @Operation({
    summary: 'Creates or reactivates one subscription',
    description: 'Fetches the feed at once. What is no feed is refused; what only fails today is accepted.',
    auth: 'skill',
    response: CreateSubscriptionResponse,
    errors: [400, 401],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody(CreateSubscriptionRequest) body: CreateSubscriptionRequest,
  ): Promise<CreateSubscriptionResponse> {
    return toCreateSubscriptionResponse(await this.commands.execute(body.toCommand(caller)));
  }

  @Post('discover')
  @Operation({
    summary: 'Finds the feeds at an address, without subscribing',
    description:
      'The feed itself, or all that the web page there advertises, the best first. Subscribe to one of them.',
    auth: 'skill',
    response: DiscoverFeedsResponse,
    errors: [400, 401, 429],
  })
  async discover(
    @CurrentCaller() caller: Caller,
    @RequestBody(DiscoverFeedsRequest) body: DiscoverFeedsRequest,
  ): Promise<DiscoverFeedsResponse> {
    return { feed_urls: [...(await this.commands.execute(body.toCommand(caller)))] };
  }

  @Post('delete')
  @Operation({
    summary: 'Deletes one subscription of the caller; its items are hidden at once',
    auth: 'skill',
    response: DeleteSubscriptionResponse,
    errors: [401, 404],
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @RequestBody(DeleteSubscriptionRequest) body: DeleteSubscriptionRequest,
  ): Promise<DeleteSubscriptionResponse> {
    await this.commands.execute(body.toCommand(caller));
    return { deleted: true };
  }
}
