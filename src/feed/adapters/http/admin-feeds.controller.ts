import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { OPERATORS } from '../../../shared/delivery/admin/operators-only.js';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { RefreshNamedFeed } from '../../application/commands/refresh-named-feed.js';
import {
  AdminFeedsRequest,
  AdminFeedsResponse,
  AdminRefreshFeedRequest,
  AdminRefreshFeedResponse,
  toAdminFeeds,
  toRefreshedFeed,
} from './admin-feeds.dto.js';

/** Feeds as operators see them. */
@Controller('api/v1/admin/feeds')
export class AdminFeedsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('list')
  @Operation({
    ...OPERATORS,
    summary: 'How many feeds there are, and those in trouble, for operators',
    response: AdminFeedsResponse,
    errors: [400, 401, 403],
  })
  async list(@RequestBody(AdminFeedsRequest, { optional: true }) body: AdminFeedsRequest): Promise<AdminFeedsResponse> {
    return toAdminFeeds(await this.queries.execute(body.toQuery()));
  }

  @Post('refresh')
  @Operation({
    ...OPERATORS,
    summary: 'Fetches a feed now, whoever follows it, for operators',
    response: AdminRefreshFeedResponse,
    errors: [400, 401, 403, 404],
  })
  async refresh(
    @CurrentCaller() caller: Caller,
    @RequestBody(AdminRefreshFeedRequest) { feed_url }: AdminRefreshFeedRequest,
  ): Promise<AdminRefreshFeedResponse> {
    return toRefreshedFeed(await this.commands.execute(new RefreshNamedFeed(feed_url, caller.id)));
  }
}
