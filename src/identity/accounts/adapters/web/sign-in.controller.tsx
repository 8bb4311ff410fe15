import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdentitySettings } from '../../../../config/identity-settings.js';
import { MailSettings } from '../../../../config/mail-settings.js';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import { dropCookie, dropKeptByPages, SESSION_COOKIE } from '../../../../shared/delivery/http/cookies.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { HOME, returnToOf } from '../../../../shared/delivery/web/return-to.js';
import { ForeignSignIn } from '../../application/ports/foreign-sign-in.js';
import { GetMember } from '../../application/queries/get-member.js';
import { SignIn } from '../../application/commands/sign-in.js';
import { SignOut } from '../../application/commands/sign-out.js';
import { answerForm } from './answer-form.js';
import { browserOf, visitOf } from '../../../adapters/web/browser.js';
import { SignedInPage, type SignInModel, SignInPage } from './sign-in-page.js';
import { FarewellPage, SignOutPage } from './sign-out-page.js';

interface ReturnQuery {
  readonly returnTo?: unknown;
}

/** Coming and going of members in a browser. */
@Controller()
@UseFilters(PageErrorFilter)
export class SignInController {
  // eslint-disable-next-line max-params
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly config: IdentitySettings,
    private readonly mail: MailSettings,
    private readonly elsewhere: ForeignSignIn,
  ) {}

  // Signing in may go on to the consent for a client, and from there to the client.
  @Get('signin')
  @PageRoute({ session: 'optional', formAction: 'any' })
  async askForSignIn(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: ReturnQuery,
    @CurrentSession() session: VerifiedSession | null,
  ): Promise<FastifyReply> {
    const returnTo = returnToOf(query.returnTo);
    if (session === null) return html(reply, <SignInPage model={this.blank(request, reply, returnTo)} />);
    const member = await this.queries.execute(new GetMember(session.caller.id));
    return html(
      reply,
      <SignedInPage {...this.forms.pageFor(request, reply)} {...{ member, returnTo }} page="/signin" />,
    );
  }

  @Post('signin')
  @PageRoute({ session: 'none', form: true, formAction: 'any', limit: { requests: 100, seconds: 60 } })
  signIn(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: ReturnQuery,
    @FormBody() { email = '', password = '' }: FormFields,
  ): Promise<FastifyReply> {
    const returnTo = returnToOf(query.returnTo);
    return answerForm(reply, {
      attempt: this.commands.execute(new SignIn(email, password, browserOf(request))),
      onwards: () => returnTo ?? HOME,
      afterCode: returnTo,
      again: (problem) => <SignInPage model={{ ...this.blank(request, reply, returnTo), email, problem }} />,
    });
  }

  @Get('signout')
  @PageRoute({ session: 'required' })
  askForSignOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): FastifyReply {
    return html(reply, <SignOutPage {...this.forms.pageFor(request, reply)} />);
  }

  @Post('signout')
  @PageRoute({ session: 'optional', form: true })
  async signOut(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: ReturnQuery,
    @CurrentSession() session: VerifiedSession | null,
  ): Promise<FastifyReply> {
    const farewell = session === null ? null : await this.elsewhere.farewellOf(session.token);
    if (session !== null) await this.commands.execute(new SignOut(session.token, visitOf(request)));
    dropCookie(reply, SESSION_COOKIE);
    dropKeptByPages(reply);
    const onwards = returnToOf(query.returnTo) ?? '/signin';
    if (farewell === null) return reply.redirect(onwards, 303);
    return html(reply, <FarewellPage language={languageOf(request)} farewell={farewell} onwards={onwards} />);
  }

  private blank(request: FastifyRequest, reply: FastifyReply, returnTo: string | null): SignInModel {
    return {
      ...this.forms.pageFor(request, reply),
      returnTo,
      signUp: this.config.signUp === 'open',
      mail: this.mail.smtpServer !== null,
      issuers: this.elsewhere.issuers,
      breakGlassAccount: this.config.breakGlassAccount,
      email: '',
      problem: null,
    };
  }
}
