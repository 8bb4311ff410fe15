import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import {
  ListPlaybackRequest,
  ListPlaybackResponse,
  toListPlaybackResponse,
  toPlaybackDto,
  UpdatePlaybackRequest,
  UpdatePlaybackResponse,
} from './playback.dto.js';

@Controller('api/v1/playback')
export class PlaybackController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('update')
  @Operation({
    summary: 'Tells how far the caller has listened to a briefing',
    description:
      'Of what several devices tell, the later position holds, by `at` and not by when it arrives; the furthest one is ' +
      'kept beside it. What was not listened to is told again in later briefings.',
    auth: 'skill',
    response: UpdatePlaybackResponse,
    errors: [400, 401, 404, 409],
  })
  async update(
    @CurrentCaller() caller: Caller,
    @RequestBody(UpdatePlaybackRequest) body: UpdatePlaybackRequest,
  ): Promise<UpdatePlaybackResponse> {
    return { playback: toPlaybackDto(await this.commands.execute(body.toCommand(caller))) };
  }

  @Post('list')
  @Operation({
    summary: 'Lists how far the caller has listened, what was played last first',
    description: 'Of the 1,000 briefings that were played last.',
    auth: 'skill',
    response: ListPlaybackResponse,
    errors: [400, 401],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListPlaybackRequest, { optional: true }) body: ListPlaybackRequest,
  ): Promise<ListPlaybackResponse> {
    return toListPlaybackResponse(await this.queries.execute(body.toQuery(caller)));
  }
}
