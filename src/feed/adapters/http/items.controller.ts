import { Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { GetItemRequest, GetItemResponse, toGetItemResponse } from './get-item.dto.js';
import { ListItemsRequest, ListItemsResponse, toListItemsResponse } from './list-items.dto.js';

@Controller('api/v1/items')
export class ItemsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('list')
  @Operation({
    summary: 'Lists feed items visible through the caller’s subscriptions, newest first',
    auth: 'skill',
    response: ListItemsResponse,
    errors: [401],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListItemsRequest, { optional: true }) body: ListItemsRequest,
  ): Promise<ListItemsResponse> {
    return toListItemsResponse(await this.queries.execute(body.toQuery(caller)));
  }

  @Post('get')
  @Operation({
    summary: 'Reads one feed item, its text in windows',
    auth: 'skill',
    response: GetItemResponse,
    errors: [401, 404],
  })
  async get(
    @CurrentCaller() caller: Caller,
    @RequestBody(GetItemRequest) body: GetItemRequest,
  ): Promise<GetItemResponse> {
    const opened = await this.queries.execute(body.toQuery(caller));
    return toGetItemResponse(opened, body.include_raw ?? false);
  }
}
