import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import {
  ListOpenedItemsRequest,
  ListOpenedItemsResponse,
  MarkItemsOpenedRequest,
  MarkItemsOpenedResponse,
  toListOpenedItemsResponse,
} from './opened-items.dto.js';

@Controller('api/v1/items')
export class OpenedItemsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('mark_opened')
  @Operation({
    summary: 'Keeps that a person has opened these items',
    auth: 'skill',
    response: MarkItemsOpenedResponse,
    errors: [400, 401],
  })
  async mark(
    @CurrentCaller() caller: Caller,
    @RequestBody(MarkItemsOpenedRequest) body: MarkItemsOpenedRequest,
  ): Promise<MarkItemsOpenedResponse> {
    return { opened: await this.commands.execute(body.toCommand(caller)) };
  }

  @Post('list_opened')
  @Operation({
    summary: 'Lists the items that a person has opened, what was opened last first',
    description: 'Of the 5,000 that were opened last.',
    auth: 'skill',
    response: ListOpenedItemsResponse,
    errors: [400, 401],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListOpenedItemsRequest, { optional: true }) body: ListOpenedItemsRequest,
  ): Promise<ListOpenedItemsResponse> {
    return toListOpenedItemsResponse(await this.queries.execute(body.toQuery(caller)));
  }
}
