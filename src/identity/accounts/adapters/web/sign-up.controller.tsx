import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdentitySettings } from '../../../../config/identity-settings.js';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { returnToOf } from '../../../../shared/delivery/web/return-to.js';
import { FindLink } from '../../application/queries/find-link.js';
import { GetMember } from '../../application/queries/get-member.js';
import { SignUp } from '../../application/commands/sign-up.js';
import { LinkUnusable, SignUpClosed } from '../../domain/sign-in.js';
import { answerForm } from './answer-form.js';
import { FIRST_STEPS } from './first-steps.js';
import { browserOf } from '../../../adapters/web/browser.js';
import { orRefusal } from './refusal-page.js';
import { SignedInPage } from './sign-in-page.js';
import { type SignUpModel, SignUpPage } from './sign-up-page.js';

interface SignUpQuery {
  readonly invitation?: unknown;
  readonly returnTo?: unknown;
}

/** Becoming a member, where the operator lets people. */
@Controller('signup')
@UseFilters(PageErrorFilter)
export class SignUpController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly config: IdentitySettings,
  ) {}

  // As signing in, it may go on to a client.
  @Get()
  @PageRoute({ session: 'optional', formAction: 'any' })
  async ask(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: SignUpQuery,
    @CurrentSession() session: VerifiedSession | null,
  ): Promise<FastifyReply> {
    const returnTo = returnToOf(query.returnTo);
    if (session !== null) {
      const member = await this.queries.execute(new GetMember(session.caller.id));
      return html(
        reply,
        <SignedInPage {...this.forms.pageFor(request, reply)} {...{ member, returnTo }} page="/signup" />,
      );
    }
    return orRefusal(request, reply, this.config, async () => {
      const invitation = await this.invitationOf(query.invitation);
      return html(reply, <SignUpPage model={this.blank(request, reply, { returnTo, invitation })} />);
    });
  }

  @Post()
  @PageRoute({ session: 'none', form: true, formAction: 'any', limit: { requests: 20, seconds: 600 } })
  signUp(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: SignUpQuery,
    @FormBody() { email = '', name = '', password = '', invitation: token }: FormFields,
  ): Promise<FastifyReply> {
    const returnTo = returnToOf(query.returnTo);
    return orRefusal(request, reply, this.config, async () => {
      const invitation = await this.invitationOf(token);
      const fields = { email, name, password, invitation: invitation?.token ?? null, language: languageOf(request) };
      return answerForm(reply, {
        attempt: this.commands.execute(new SignUp(fields, browserOf(request))),
        onwards: () => returnTo ?? FIRST_STEPS,
        afterCode: returnTo,
        again: (problem) => (
          <SignUpPage model={{ ...this.blank(request, reply, { returnTo, invitation }), email, name, problem }} />
        ),
      });
    });
  }

  /** What the form is for, before somebody fills it in in vain. Throws SignUpClosed, LinkUnusable. */
  private async invitationOf(token: unknown): Promise<SignUpModel['invitation']> {
    const { signUp } = this.config;
    const isGiven = typeof token === 'string' && token !== '';
    if (signUp === 'closed' || (signUp === 'invite' && !isGiven)) throw new SignUpClosed();
    if (!isGiven) return null;
    const link = await this.queries.execute(new FindLink(token, 'invitation'));
    if (link !== null) return { token, email: link.email };
    if (signUp === 'invite') throw new LinkUnusable();
    return null;
  }

  private blank(
    request: FastifyRequest,
    reply: FastifyReply,
    known: Pick<SignUpModel, 'returnTo' | 'invitation'>,
  ): SignUpModel {
    return { ...this.forms.pageFor(request, reply), ...known, email: '', name: '', problem: null };
  }
}
