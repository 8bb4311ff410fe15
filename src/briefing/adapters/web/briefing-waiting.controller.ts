import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HeldAnswers } from '../../../shared/delivery/http/live/held-answers.js';
import { PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { FollowSharedBriefing } from '../../application/queries/follow-shared-briefing.js';

/** `waitingPath`: the page of a briefing, answered when it is finished, or as far as it is after some seconds. */
@Controller('b/:slug')
@UseFilters(PageErrorFilter)
export class BriefingWaitingController {
  constructor(
    private readonly queries: QueryBus,
    private readonly held: HeldAnswers,
  ) {}

  @Get('wait')
  @PageRoute({ session: 'none' })
  async wait(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const progress = await this.queries.execute(new FollowSharedBriefing(slug, null));
    await this.held.hold(request, reply, progress);
    return reply.redirect(`/b/${slug}`, 303);
  }
}
