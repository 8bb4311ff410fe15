import { Controller, Get, Headers, Param, Post, Query, Res, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../config.js';
import { PageErrorFilter } from '../../../shared/web/page-error.filter.js';
import { html } from '../../../shared/web/render.js';
import { UnlockHistory } from '../../application/unlock-history.js';
import { ViewHistory } from '../../application/view-history.js';
import { keyFrom, passCookie, passFrom } from './history-cookie.js';
import { LockedPage, UnlockPage } from './history-door.js';
import { doorModelOf, historyModelOf } from './history-mapping.js';
import { HistoryPage } from './history-page.js';

const pathOf = (slug: string): string => `/b/${encodeURIComponent(slug)}/history`;

/** The history of a briefing as a page, for its owner: the public link leads here and no further. */
@ApiExcludeController()
@Controller('b/:slug/history')
@UseFilters(PageErrorFilter)
export class HistoryPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly config: Config,
  ) {}

  @Get()
  async history(
    @Param('slug') slug: string,
    @Query() query: { key?: unknown; at?: unknown },
    @Headers('cookie') cookie: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const viewed = await this.commands.execute(new ViewHistory(slug, passFrom(cookie)));
    const key = keyFrom(query.key);
    if (viewed.history === null) {
      const model = doorModelOf(viewed);
      return key === null
        ? html(reply, <LockedPage model={model} />, 403, 'no-store')
        : html(reply, <UnlockPage model={model} secret={key} />, 200, 'no-store');
    }
    // Nothing is left of the key in the address bar.
    if (key !== null) return reply.redirect(pathOf(slug), 303);
    const at = typeof query.at === 'string' && /^\d{1,9}$/.test(query.at) ? Number(query.at) : null;
    return html(reply, <HistoryPage model={historyModelOf(viewed, viewed.history, at)} />, 200, 'no-store');
  }

  @Post()
  async unlock(
    @Param('slug') slug: string,
    @Query() query: { key?: unknown },
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const key = keyFrom(query.key);
    const pass = key === null ? null : await this.commands.execute(new UnlockHistory(slug, key));
    const https = this.config.baseUrl.startsWith('https:');
    if (pass !== null) void reply.header('set-cookie', passCookie(pass, pathOf(slug), https));
    return reply.header('cache-control', 'no-store').redirect(pathOf(slug), 303);
  }
}
