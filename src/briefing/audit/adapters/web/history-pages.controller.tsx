import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpSettings } from '../../../../config/http-settings.js';
import { HostCatalogue } from '../../../../shared/kernel/hosts/host-catalogue.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { UnlockHistory } from '../../application/commands/unlock-history.js';
import { ViewHistory, type ViewedHistory } from '../../application/commands/view-history.js';
import { keyFrom, passCookie, passFrom } from './history-cookie.js';
import { LockedPage, UnlockPage } from './history-access-pages.js';
import { historyPageFrameOf, historyModelOf } from './history-mapping.js';
import { HistoryPage } from './history-page.js';

const pathOf = (slug: string): string => `/b/${encodeURIComponent(slug)}/history`;

/** The history of a briefing as a page, for its owner and for auditors: the public link leads here and no further. */
@Controller('b/:slug/history')
@UseFilters(PageErrorFilter)
export class HistoryPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly config: HttpSettings,
    private readonly forms: PageForms,
    private readonly catalogue: HostCatalogue,
  ) {}

  @Get()
  @PageRoute({ session: 'optional' })
  async history(
    @Param('slug') slug: string,
    @Query() query: { key?: unknown; at?: unknown },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const credentials = { signedIn: request.session?.caller ?? null, pass: passFrom(request.headers.cookie) };
    const viewed = await this.commands.execute(new ViewHistory(slug, credentials));
    const key = keyFrom(query.key);
    if (viewed.history === null)
      return key === null ? this.locked(request, reply, viewed) : this.ask(request, reply, viewed, key);
    // Nothing is left of the key in the address bar.
    if (key !== null) return reply.redirect(pathOf(slug), 303);
    const at = typeof query.at === 'string' && /^\d{1,9}$/.test(query.at) ? Number(query.at) : null;
    const model = historyModelOf(viewed, viewed.history, at, this.catalogue);
    return html(reply, <HistoryPage model={model} />);
  }

  @Post()
  @PageRoute({ session: 'none', form: true })
  async unlock(
    @Param('slug') slug: string,
    @FormBody() fields: FormFields,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const key = keyFrom(fields['key']);
    const pass = key === null ? null : await this.commands.execute(new UnlockHistory(slug, key));
    const https = this.config.baseUrl.startsWith('https:');
    if (pass !== null) void reply.header('set-cookie', passCookie(pass, pathOf(slug), https));
    return reply.redirect(pathOf(slug), 303);
  }

  private locked(request: FastifyRequest, reply: FastifyReply, viewed: ViewedHistory): FastifyReply {
    return html(reply, <LockedPage model={historyPageFrameOf(viewed)} signedIn={request.session !== null} />, 403);
  }

  private ask(request: FastifyRequest, reply: FastifyReply, viewed: ViewedHistory, secret: string): FastifyReply {
    const formToken = this.forms.tokenFor(request, reply);
    return html(reply, <UnlockPage {...{ model: historyPageFrameOf(viewed), secret, formToken }} />);
  }
}
