import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdentitySettings } from '../../../../config/identity-settings.js';
import { dropCookie, SESSION_COOKIE } from '../../../../shared/delivery/http/cookies.js';
import { PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { visitOf } from '../../../adapters/web/browser.js';
import { TakeAccountBack } from '../../application/commands/take-account-back.js';
import { FindLink } from '../../application/queries/find-link.js';
import { LinkUnusable } from '../../domain/sign-in.js';
import { TakeBackPage } from './profile-page.js';
import { orRefusal } from './refusal-page.js';

/** By a link in a mail to the address of before, an account comes back to it. */
@Controller('account/back')
@UseFilters(PageErrorFilter)
export class TakeBackController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly config: IdentitySettings,
  ) {}

  @Get(':token')
  @PageRoute({ session: 'none' })
  ask(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('token') token: string,
  ): Promise<FastifyReply> {
    return orRefusal(request, reply, { ...this.config, newLink: '/forgot' }, async () => {
      const email = (await this.queries.execute(new FindLink(token, 'return')))?.email ?? null;
      if (email === null) throw new LinkUnusable();
      const path = `/account/back/${encodeURIComponent(token)}`;
      return html(reply, <TakeBackPage {...this.forms.pageFor(request, reply)} email={email} path={path} />);
    });
  }

  @Post(':token')
  @PageRoute({ session: 'none', form: true, limit: { requests: 20, seconds: 600 } })
  takeBack(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('token') token: string,
  ): Promise<FastifyReply> {
    return orRefusal(request, reply, { ...this.config, newLink: '/forgot' }, async () => {
      const { token: reset } = await this.commands.execute(new TakeAccountBack(token, visitOf(request)));
      dropCookie(reply, SESSION_COOKIE);
      return reply.redirect(`/reset/${encodeURIComponent(reset)}`, 303);
    });
  }
}
