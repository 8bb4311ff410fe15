import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type Caller, ContractParts, CurrentCaller, Operation, RequestBody } from 'podcast-briefings/extension';
import {
  CreateHighlightRequest,
  DeletedResponse,
  DeleteHighlightRequest,
  HighlightResponse,
  ListHighlightsRequest,
  ListHighlightsResponse,
  toDto,
  toList,
} from './highlights.dto.js';

const DESCRIPTION = 'Sentences that the caller keeps from briefings.';

@Controller('api/v1/highlights')
export class HighlightsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    contract: ContractParts,
  ) {
    contract.add({ tags: [{ name: 'highlights', title: 'Highlights', description: DESCRIPTION, place: 50 }] });
  }

  @Post('create')
  @Operation({
    summary: 'Keeps a sentence of a briefing',
    description: 'Keeping it again changes nothing.',
    auth: 'skill',
    response: HighlightResponse,
    errors: [400, 401, 404],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody(CreateHighlightRequest) body: CreateHighlightRequest,
  ): Promise<HighlightResponse> {
    return { highlight: toDto(await this.commands.execute(body.toCommand(caller))) };
  }

  @Post('list')
  @Operation({
    summary: 'Lists what the caller keeps, newest first',
    auth: 'skill',
    response: ListHighlightsResponse,
    errors: [400, 401],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListHighlightsRequest, { optional: true }) body: ListHighlightsRequest,
  ): Promise<ListHighlightsResponse> {
    return toList(await this.queries.execute(body.toQuery(caller)));
  }

  @Post('delete')
  @Operation({
    summary: 'Keeps a sentence no longer',
    auth: 'skill',
    response: DeletedResponse,
    errors: [400, 401, 404],
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @RequestBody(DeleteHighlightRequest) body: DeleteHighlightRequest,
  ): Promise<DeletedResponse> {
    await this.commands.execute(body.toCommand(caller));
    return { deleted: true };
  }
}
