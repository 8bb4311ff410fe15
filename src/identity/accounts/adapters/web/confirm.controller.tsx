import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdentitySettings } from '../../../../config/identity-settings.js';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import { CurrentSession, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { accountAfter } from '../../../adapters/web/account-done.js';
import { visitOf } from '../../../adapters/web/browser.js';
import { AskToConfirm } from '../../application/commands/ask-to-confirm.js';
import { ConfirmAddress } from '../../application/commands/confirm-address.js';
import { FindConfirmation } from '../../application/queries/find-confirmation.js';
import { LinkUnusable } from '../../domain/sign-in.js';
import { ConfirmedPage, ConfirmPage } from './mail-pages.js';
import { orRefusal } from './refusal-page.js';

/** By a link in a mail, members show that the address of their account is theirs. */
@Controller('confirm')
@UseFilters(PageErrorFilter)
export class ConfirmController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly config: IdentitySettings,
  ) {}

  /** Sends the link, once more perhaps. */
  @Post()
  @PageRoute({ session: 'required', form: true, limit: { requests: 20, seconds: 600 } })
  async send(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    await this.commands.execute(new AskToConfirm(caller.id, languageOf(request)));
    return reply.redirect(accountAfter('confirmation'), 303);
  }

  @Get(':token')
  @PageRoute({ session: 'none' })
  ask(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('token') token: string,
  ): Promise<FastifyReply> {
    return orRefusal(request, reply, { ...this.config, newLink: '/account' }, async () => {
      const email = await this.queries.execute(new FindConfirmation(token));
      if (email === null) throw new LinkUnusable();
      const page = { ...this.forms.pageFor(request, reply), email, path: `/confirm/${encodeURIComponent(token)}` };
      return html(reply, <ConfirmPage {...page} />);
    });
  }

  @Post(':token')
  @PageRoute({ session: 'optional', form: true, limit: { requests: 20, seconds: 600 } })
  confirm(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() session: VerifiedSession | null,
    @Param('token') token: string,
  ): Promise<FastifyReply> {
    return orRefusal(request, reply, { ...this.config, newLink: '/account' }, async () => {
      await this.commands.execute(new ConfirmAddress(token, session?.caller.id ?? null, visitOf(request)));
      return html(reply, <ConfirmedPage language={languageOf(request)} />);
    });
  }
}
