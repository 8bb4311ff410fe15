import { Controller, Get, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { lastEventId } from '../../../shared/delivery/http/live/event-format.js';
import { LiveStreams } from '../../../shared/delivery/http/live/live-streams.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import { RequestQuery } from '../../../shared/delivery/http/query.js';
import type { HttpRequest } from '../../../shared/delivery/http/request.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { ProgressReader } from '../../application/briefing-progress.js';
import { FollowBriefing } from '../../application/queries/follow-briefing.js';
import { FollowBriefings } from '../../application/queries/follow-briefings.js';
import { ArtifactEvent, ArtifactEventsQuery } from './artifact-events.dto.js';
import { ArtifactPresenter } from './artifact.presenter.js';
import { ProgressSource } from './progress-source.js';

const EVENTS =
  '`progress` when it comes into another status or the percentage rises, then `ready` or `failed`. Each is complete: the ' +
  'artifact as artifacts/list shows it. At most 10 streams of a caller are open at once. A stream ends with its token, ' +
  'and when a node stops: connect again with `Last-Event-ID`, and no status is missed.';

/** Briefings while they are made, without polling. */
@Controller('api/v1')
export class ArtifactEventsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly streams: LiveStreams,
    private readonly presenter: ArtifactPresenter,
  ) {}

  @Get('artifacts/events')
  @Operation({
    summary: 'Follows one briefing until it is finished, as server-sent events.',
    description: `Begins with how it is now. ${EVENTS}`,
    auth: 'skill',
    events: ArtifactEvent,
    errors: [400, 401, 404, 429, 503],
  })
  async one(
    @CurrentCaller() caller: Caller,
    @RequestQuery(ArtifactEventsQuery) { id }: ArtifactEventsQuery,
    @Req() request: HttpRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const query = new FollowBriefing(caller.id, id, lastEventId(request.headers['last-event-id']));
    await this.streams.answer(request, reply, async () => this.sourceOf(await this.queries.execute(query)));
  }

  @Get('events')
  @Operation({
    summary: "Follows all of the caller's briefings, as server-sent events.",
    description: `Begins with those that are being made, and goes on for as long as the connection does. ${EVENTS}`,
    auth: 'skill',
    events: ArtifactEvent,
    errors: [401, 429, 503],
  })
  async all(@CurrentCaller() caller: Caller, @Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    const query = new FollowBriefings(caller.id, lastEventId(request.headers['last-event-id']));
    await this.streams.answer(request, reply, async () => this.sourceOf(await this.queries.execute(query)));
  }

  private sourceOf(reader: ProgressReader): ProgressSource {
    return new ProgressSource(reader, ({ briefing, former }): ArtifactEvent => {
      const artifact = this.presenter.summary({ kind: 'audio_brief', briefing });
      return { artifact: former === null ? artifact : this.presenter.formerly(artifact, former) };
    });
  }
}
