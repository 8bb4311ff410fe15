import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { GetListeningRequest, ListeningResponse, toListening, UpdateListeningRequest } from './listening.dto.js';

@Controller('api/v1/listening')
export class ListeningController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('get')
  @Operation({
    summary: 'Reads how the caller likes to listen',
    description: 'What holds for a briefing where its request is silent. null: as the service decides.',
    auth: 'skill',
    response: ListeningResponse,
    errors: [401],
  })
  async get(
    @CurrentCaller() caller: Caller,
    @RequestBody(GetListeningRequest, { optional: true }) body: GetListeningRequest,
  ): Promise<ListeningResponse> {
    return toListening(await this.queries.execute(body.toQuery(caller)));
  }

  @Post('update')
  @Operation({
    summary: 'Changes how the caller likes to listen',
    description:
      'For all briefings that are requested from now on. What is not mentioned stays as it was, null takes it back. What a ' +
      'request says wins, in words, in `capacity` or in `host_ids`.',
    auth: 'skill',
    response: ListeningResponse,
    errors: [400, 401],
  })
  async update(
    @CurrentCaller() caller: Caller,
    @RequestBody(UpdateListeningRequest, { optional: true }) body: UpdateListeningRequest,
  ): Promise<ListeningResponse> {
    return toListening(await this.commands.execute(body.toCommand(caller)));
  }
}
