import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import { CurrentSession, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { FeedModels, type FeedQuery } from './feed-models.js';
import { FeedPage } from './feed-page.js';

interface OneFeed {
  readonly id: string;
}

/** One feed that somebody follows: `/feeds/:id`. */
@Controller('feeds')
@UseFilters(PageErrorFilter)
export class FeedPageController {
  constructor(private readonly models: FeedModels) {}

  @Get(':id')
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: FastifyRequest<{ Params: OneFeed; Querystring: FeedQuery }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const model = await this.models.feed({ request, reply, caller }, request.params.id, request.query);
    return html(reply, <FeedPage model={model} />);
  }
}
