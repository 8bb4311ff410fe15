import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { lastEventId } from '../../../shared/delivery/http/live/event-format.js';
import { LiveStreams } from '../../../shared/delivery/http/live/live-streams.js';
import type { HttpRequest } from '../../../shared/delivery/http/request.js';
import type { ProgressNews } from '../../application/briefing-progress.js';
import { FollowSharedBriefing } from '../../application/queries/follow-shared-briefing.js';
import { progressLabel } from '../../domain/production/progress.js';
import { ProgressSource } from './progress-source.js';

const progressOf = ({ briefing, former }: ProgressNews) => {
  const { status } = former ?? briefing.state;
  return {
    status,
    label: progressLabel(status),
    overall_percent: (former ?? briefing).percent,
  };
};

/** The progress of a briefing for its public page, with what `/b/<slug>/progress` answers as the data of each event. */
@Controller('b/:slug')
export class SharedBriefingEventsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly streams: LiveStreams,
  ) {}

  @Get('events')
  async events(@Param('slug') slug: string, @Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    const query = new FollowSharedBriefing(slug, lastEventId(request.headers['last-event-id']));
    const open = async () => new ProgressSource(await this.queries.execute(query), progressOf);
    await this.streams.answer(request, reply, open);
  }
}
