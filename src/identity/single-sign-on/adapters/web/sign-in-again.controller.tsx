import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { returnToOf } from '../../../../shared/delivery/web/return-to.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { SIGN_IN_AGAIN_PATH } from '../../../adapters/web/own-proof.js';
import { BeginSignOn } from '../../application/commands/begin-sign-on.js';
import { ListIdentities, type WayIn } from '../../application/queries/list-identities.js';
import { orProblem } from './problem-page.js';
import { SignInAgainPage } from './sign-in-again-page.js';
import { browserSecretOf } from './sign-on.controller.js';

/** Once more at the issuer, instead of a password that they have not got. */
@Controller(SIGN_IN_AGAIN_PATH)
@UseFilters(PageErrorFilter)
export class SignInAgainController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  @Get()
  @PageRoute({ session: 'required', formAction: 'any' })
  async ask(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly returnTo?: unknown },
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const ways = (await this.queries.execute(new ListIdentities(caller.id))).filter(isOpen);
    if (ways.length === 0) throw new NotFound('No issuer opens this account.');
    const model = { ...this.forms.pageFor(request, reply), ways, returnTo: returnToIn(query) };
    return html(reply, <SignInAgainPage model={model} />);
  }

  @Post()
  @PageRoute({ session: 'required', form: true, formAction: 'any', limit: { requests: 20, seconds: 600 } })
  leave(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly returnTo?: unknown },
    @FormBody() { key = '' }: FormFields,
  ): Promise<FastifyReply> {
    return orProblem(request, reply, async () => {
      const errand = { key, linkTo: null, confirms: true, returnTo: returnToIn(query) };
      const url = await this.commands.execute(new BeginSignOn(errand, browserSecretOf(request)));
      return reply.redirect(url, 303);
    });
  }
}

const isOpen = (way: WayIn): way is WayIn & { readonly key: string } => way.linkedAt !== null && way.key !== null;

const returnToIn = ({ returnTo }: { readonly returnTo?: unknown }): string => returnToOf(returnTo) ?? '/account';
