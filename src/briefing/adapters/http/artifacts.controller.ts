import { Controller, Headers, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { idempotencyHeader, idempotencyKeyFrom } from '../../../shared/delivery/http/idempotency-key.js';
import { Documented } from '../../../shared/delivery/http/openapi/documented.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { ArtifactPresenter } from './artifact.presenter.js';
import {
  AllowanceBody,
  AnonymousAllowanceBody,
  NoActiveSubscriptionsBody,
  refuse,
} from './composition-refusals.dto.js';
import { acceptedComposition, AcceptedCompositionDto, CreateCompositionDto } from './create-composition.dto.js';
import {
  artifactPage,
  GetArtifactDto,
  GetArtifactResponse,
  ListArtifactsDto,
  ListArtifactsResponse,
} from './list-artifacts.dto.js';

@Controller('api/v1/artifacts')
export class ArtifactsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly presenter: ArtifactPresenter,
  ) {}

  @Post('compositions/create')
  @Documented(({ ApiHeader }) => ApiHeader(idempotencyHeader('briefing')))
  @Operation({
    summary: 'Requests a source-backed podcast briefing.',
    description:
      'user_request says in words what to tell and what not, in what order, how long, in which format, from which ' +
      'sources and since when. 202: new work. 200: the same work as an earlier request. Poll artifacts/get until it is ready.',
    auth: 'skill',
    response: AcceptedCompositionDto,
    accepted: AcceptedCompositionDto,
    errors: [400, 401, 409, 422, 429],
    errorBodies: { 409: [NoActiveSubscriptionsBody], 429: [AnonymousAllowanceBody, AllowanceBody] },
  })
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody(CreateCompositionDto) body: CreateCompositionDto,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AcceptedCompositionDto> {
    const command = body.toCommand(caller, idempotencyKeyFrom(key));
    const accepted = await this.commands.execute(command).catch(refuse);
    reply.status(accepted.fresh ? 202 : 200);
    return acceptedComposition(accepted, this.presenter.viewerUrl(accepted.slug));
  }

  @Post('list')
  @Operation({
    summary: "Lists the caller's recent briefings, newest first.",
    auth: 'skill',
    response: ListArtifactsResponse,
    errors: [400, 401],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListArtifactsDto, { optional: true }) body: ListArtifactsDto,
  ): Promise<ListArtifactsResponse> {
    return artifactPage(await this.queries.execute(body.toQuery(caller)), this.presenter);
  }

  @Post('get')
  @Operation({
    summary: 'Returns status, links, transcript and sources of one briefing.',
    auth: 'skill',
    response: GetArtifactResponse,
    errors: [400, 401, 404],
  })
  async get(
    @CurrentCaller() caller: Caller,
    @RequestBody(GetArtifactDto) body: GetArtifactDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    reply.type('application/json; charset=utf-8');
    return this.presenter.answer(await this.queries.execute(body.toQuery(caller)));
  }
}
