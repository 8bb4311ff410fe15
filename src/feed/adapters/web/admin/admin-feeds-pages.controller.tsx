import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_PATH } from '../../../../shared/delivery/admin/admin-sheet.js';
import { OPERATORS_FORM, OPERATORS_PAGE } from '../../../../shared/delivery/admin/operators-only.js';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { InvalidRequest, NotFound } from '../../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { RefreshNamedFeed } from '../../../application/commands/refresh-named-feed.js';
import { ShowFeedStatus } from '../../../application/queries/show-feed-status.js';
import { lastErrorOf } from '../../../domain/feed.js';
import { FETCH_DONE, type FetchDone } from './admin-feed-words.js';
import { FeedsInTroublePage } from './feeds-in-trouble.js';

const LISTED = 100;

/** Feeds in trouble, for operators. */
@Controller('admin/feeds')
@UseFilters(PageErrorFilter)
export class AdminFeedsPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  @Get()
  @PageRoute(OPERATORS_PAGE)
  async list(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly done?: unknown },
  ): Promise<FastifyReply> {
    const status = await this.queries.execute(new ShowFeedStatus(LISTED));
    const done = FETCH_DONE.find((word) => word === query.done) ?? null;
    return html(reply, <FeedsInTroublePage model={{ ...this.forms.pageFor(request, reply), status, done }} />);
  }

  @Post()
  @PageRoute(OPERATORS_FORM)
  async fetch(
    @Res() reply: FastifyReply,
    @FormBody() { url = '' }: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    return reply.redirect(`${ADMIN_PATH.feeds}?done=${await this.fetched(url, caller.id)}`, 303);
  }

  private async fetched(url: string, operator: CallerId): Promise<FetchDone> {
    try {
      const refreshed = await this.commands.execute(new RefreshNamedFeed(url, operator));
      if (refreshed.outcome === 'left') return 'left';
      return lastErrorOf(refreshed.feed.health) === null ? 'fetched' : 'failed';
    } catch (error) {
      if (error instanceof NotFound || error instanceof InvalidRequest) return 'unknown';
      throw error;
    }
  }
}
