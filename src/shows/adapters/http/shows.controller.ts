import { Controller, Headers, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { idempotencyHeader, idempotencyKeyFrom } from '../../../shared/delivery/http/idempotency-key.js';
import { Documented } from '../../../shared/delivery/http/openapi/documented.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { CreateShowRequest, DeleteShowRequest, DeleteShowResponse, UpdateShowRequest } from './change-show.dto.js';
import { ListCorrectionsRequest, ListCorrectionsResponse, toCorrections } from './corrections.dto.js';
import { ListEpisodesRequest, ListEpisodesResponse, toEpisodes } from './episodes.dto.js';
import { GetShowRequest, ListShowsRequest, ListShowsResponse } from './list-shows.dto.js';
import {
  EpisodeAllowanceBody,
  NothingFollowedBody,
  refuseRun,
  RunShowRequest,
  RunShowResponse,
  toRunShowResponse,
} from './run-show.dto.js';
import { PreviewShowRequest, PreviewShowResponse, toPreview } from './preview-show.dto.js';
import { ShowResponse } from './show.dto.js';
import { ShowPresenter } from './show.presenter.js';

@Controller('api/v1/shows')
export class ShowsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly presenter: ShowPresenter,
  ) {}

  @Post('list')
  @Operation({
    summary: "Lists the caller's shows, newest first",
    auth: 'skill',
    response: ListShowsResponse,
    errors: [400, 401, 403],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListShowsRequest, { optional: true }) body: ListShowsRequest,
  ): Promise<ListShowsResponse> {
    return this.presenter.page(await this.queries.execute(body.toQuery(caller)));
  }

  @Post('get')
  @Operation({ summary: 'Reads one show', auth: 'skill', response: ShowResponse, errors: [400, 401, 403, 404] })
  async get(@CurrentCaller() caller: Caller, @RequestBody(GetShowRequest) body: GetShowRequest): Promise<ShowResponse> {
    return { show: await this.presenter.one(await this.queries.execute(body.toQuery(caller))) };
  }

  @Post('create')
  @Documented(({ ApiHeader }) => ApiHeader(idempotencyHeader('show')))
  @Operation({
    summary: 'Makes a show: a briefing that comes by itself, on days at a time or when there are new stories',
    description:
      'Its episodes are briefings like others: they are listed with them, count against the same allowance, and leave out ' +
      'what earlier episodes of the show told. Where there is nothing new an episode is skipped. For members.',
    auth: 'skill',
    response: ShowResponse,
    errors: [400, 401, 403, 422],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody(CreateShowRequest) body: CreateShowRequest,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ShowResponse> {
    const command = body.toCommand(caller, idempotencyKeyFrom(key));
    return { show: await this.presenter.one(await this.commands.execute(command)) };
  }

  @Post('update')
  @Operation({
    summary: 'Changes a show',
    description: 'What is left out stays; null takes a choice back. An episode that is being made is made as it was.',
    auth: 'skill',
    response: ShowResponse,
    errors: [400, 401, 403, 404],
  })
  async update(
    @CurrentCaller() caller: Caller,
    @RequestBody(UpdateShowRequest) body: UpdateShowRequest,
  ): Promise<ShowResponse> {
    return { show: await this.presenter.one(await this.commands.execute(body.toCommand(caller))) };
  }

  @Post('delete')
  @Operation({
    summary: 'Deletes a show and its podcast feed',
    description: 'The briefings that were its episodes stay.',
    auth: 'skill',
    response: DeleteShowResponse,
    errors: [400, 401, 403, 404],
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @RequestBody(DeleteShowRequest) body: DeleteShowRequest,
  ): Promise<DeleteShowResponse> {
    await this.commands.execute(body.toCommand(caller));
    return { deleted: true };
  }

  @Post('run')
  @Documented(({ ApiHeader }) => ApiHeader(idempotencyHeader('episode')))
  @Operation({
    summary: 'Makes an episode of a show now, besides those of its schedule',
    description:
      '202: new work. 200: an episode of the show is being made already, or the key was used before. Answers as ' +
      'artifacts/compositions/create does.',
    auth: 'skill',
    response: RunShowResponse,
    accepted: RunShowResponse,
    errors: [400, 401, 403, 404, 409, 429],
    errorBodies: { 409: [NothingFollowedBody], 429: [EpisodeAllowanceBody] },
  })
  async run(
    @CurrentCaller() caller: Caller,
    @RequestBody(RunShowRequest) body: RunShowRequest,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RunShowResponse> {
    const answer = await this.commands.execute(body.toCommand(caller, idempotencyKeyFrom(key))).catch(refuseRun);
    reply.status(answer.fresh ? 202 : 200);
    return toRunShowResponse(answer, this.presenter.viewerUrl);
  }

  @Post('preview')
  @Operation({
    summary: 'What the next episode of a show would say, and what changes to the show would make of it',
    description:
      'Composed from what is there at this moment, with what earlier episodes told. Nothing is spoken, kept, counted or ' +
      'changed. When too many previews are composed at once: 503.',
    auth: 'skill',
    response: PreviewShowResponse,
    errors: [400, 401, 403, 404, 409, 503],
    errorBodies: { 409: [NothingFollowedBody] },
  })
  async preview(
    @CurrentCaller() caller: Caller,
    @RequestBody(PreviewShowRequest) body: PreviewShowRequest,
  ): Promise<PreviewShowResponse> {
    return toPreview(await this.queries.execute(body.toQuery(caller)).catch(refuseRun));
  }

  @Post('episodes')
  @Operation({
    summary: 'Lists the episodes of a show, newest moment first, with those that were skipped and why',
    auth: 'skill',
    response: ListEpisodesResponse,
    errors: [400, 401, 403, 404],
  })
  async episodes(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListEpisodesRequest) body: ListEpisodesRequest,
  ): Promise<ListEpisodesResponse> {
    return toEpisodes(await this.queries.execute(body.toQuery(caller)), this.presenter.viewerUrl);
  }

  @Post('corrections')
  @Operation({
    summary: 'Lists what sources have changed, or taken back, of what the newest episodes of a show said',
    description:
      'Those that were noticed last come first; the 50 newest ready episodes are looked at. A revision that changes no fact ' +
      'is none, and what a source says again as it was cited is listed no more.',
    auth: 'skill',
    response: ListCorrectionsResponse,
    errors: [400, 401, 403, 404],
  })
  async corrections(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListCorrectionsRequest) body: ListCorrectionsRequest,
  ): Promise<ListCorrectionsResponse> {
    return toCorrections(await this.queries.execute(body.toQuery(caller)), this.presenter.viewerUrl);
  }
}
