import { Controller, Get, Param, Res, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { HttpSettings } from '../../../config/http-settings.js';
import { HostCatalogue } from '../../../shared/kernel/host-catalogue.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../shared/delivery/web/render.js';
import { FindSharedBriefing } from '../../application/queries/find-shared-briefing.js';
import { ViewBriefing } from '../../application/queries/view-briefing.js';
import { progressLabel } from '../../domain/progress.js';
import { QuickReadPage } from './quick-read-page.js';
import { quickReadModelOf } from './quick-read-mapping.js';
import { viewerModelOf } from './viewer-mapping.js';
import { ViewerPage } from './viewer-page.js';

/** The public pages of a briefing, behind its unguessable link. */
@Controller('b/:slug')
@UseFilters(PageErrorFilter)
export class BriefingPagesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly config: HttpSettings,
    private readonly catalogue: HostCatalogue,
  ) {}

  @Get()
  async viewer(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const view = await this.queries.execute(new ViewBriefing(slug));
    return html(reply, <ViewerPage model={viewerModelOf(view, this.config.baseUrl, this.catalogue)} />);
  }

  @Get('read')
  async quickRead(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const view = await this.queries.execute(new ViewBriefing(slug));
    const model = quickReadModelOf(view, this.config.baseUrl);
    // Until there is something to read, the viewer page says how far it is, or what went wrong.
    if (model === null) return reply.redirect(`/b/${slug}`, 303);
    return html(reply, <QuickReadPage model={model} />);
  }

  /** Polled by the page while the briefing is made. */
  @Get('progress')
  async progress(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const { state, percent } = await this.queries.execute(new FindSharedBriefing(slug));
    const { status } = state;
    return reply
      .header('cache-control', 'no-store')
      .send({ status, label: progressLabel(status), overall_percent: percent });
  }

  @Get('*')
  nothingElse(): never {
    throw new NotFound('There is no such page.');
  }
}
