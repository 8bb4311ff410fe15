import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import {
  DeletePronunciationRequest,
  DeletePronunciationResponse,
  SetPronunciationRequest,
  SetPronunciationResponse,
  toSetPronunciationResponse,
} from './change-pronunciation.dto.js';
import {
  ListPronunciationsRequest,
  ListPronunciationsResponse,
  toListPronunciationsResponse,
} from './list-pronunciations.dto.js';

@Controller('api/v1/pronunciations')
export class PronunciationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('list')
  @Operation({
    summary: 'Lists how the caller wants words to be said, newest first',
    auth: 'skill',
    response: ListPronunciationsResponse,
    errors: [400, 401],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListPronunciationsRequest, { optional: true }) body: ListPronunciationsRequest,
  ): Promise<ListPronunciationsResponse> {
    return toListPronunciationsResponse(await this.queries.execute(body.toQuery(caller)));
  }

  @Post('set')
  @Operation({
    summary: 'Says how a word is said in one language',
    description:
      'For all briefings of the caller that are spoken from now on, whoever speaks them. Transcripts keep the written form. ' +
      'Of a word that has been set before, in whatever case, it replaces what was said.',
    auth: 'skill',
    response: SetPronunciationResponse,
    errors: [400, 401],
  })
  async set(
    @CurrentCaller() caller: Caller,
    @RequestBody(SetPronunciationRequest) body: SetPronunciationRequest,
  ): Promise<SetPronunciationResponse> {
    return toSetPronunciationResponse(await this.commands.execute(body.toCommand(caller)));
  }

  @Post('delete')
  @Operation({
    summary: 'Deletes what the caller set for a word',
    auth: 'skill',
    response: DeletePronunciationResponse,
    errors: [400, 401, 404],
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @RequestBody(DeletePronunciationRequest) body: DeletePronunciationRequest,
  ): Promise<DeletePronunciationResponse> {
    await this.commands.execute(body.toCommand(caller));
    return { deleted: true };
  }
}
