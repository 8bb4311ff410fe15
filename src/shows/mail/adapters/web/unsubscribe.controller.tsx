import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { RawRoutes } from '../../../../shared/delivery/http/routes/raw-routes.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html, renderPage } from '../../../../shared/delivery/web/serving/render.js';
import { Unsubscribe } from '../../application/commands/unsubscribe.js';
import { FindSubscriber } from '../../application/queries/find-subscriber.js';
import { UnsubscribedPage, UnsubscribePage } from './unsubscribe-page.js';

const PATH = '/unsubscribe/:token';

/**
 * Where mails end: a page with a button for people, and a POST without a cookie for their mail programs (RFC 8058). The token
 * is the right to it; a form token would say nothing more.
 */
@Controller()
@UseFilters(PageErrorFilter)
export class UnsubscribeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    routes: RawRoutes,
  ) {
    routes.add({ methods: ['POST'], url: PATH, handle: (request, reply) => this.unsubscribe(request, reply) });
  }

  @Get(PATH)
  @PageRoute({ session: 'none' })
  async ask(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('token') token: string,
  ): Promise<FastifyReply> {
    const { subscribed } = await this.queries.execute(new FindSubscriber(token));
    const language = languageOf(request);
    if (!subscribed) return html(reply, <UnsubscribedPage language={language} />);
    return html(reply, <UnsubscribePage language={language} path={`/unsubscribe/${encodeURIComponent(token)}`} />);
  }

  /** Answered at once, with no redirect, as RFC 8058 has it. What the body says does not matter. */
  private async unsubscribe(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    request.raw.resume();
    const { token = '' } = request.params as { readonly token?: string };
    await this.commands.execute(new Unsubscribe(token));
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    raw.writeHead(200, headers).end(renderPage(<UnsubscribedPage language={languageOf(request)} />));
  }
}
