import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdentitySettings } from '../../../../config/identity-settings.js';
import { MailSettings } from '../../../../config/mail-settings.js';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { ChangePassword } from '../../application/commands/change-password.js';
import { FindLink } from '../../application/queries/find-link.js';
import { GetMember } from '../../application/queries/get-member.js';
import { type AskedProof, FindAskedProof } from '../../application/queries/find-asked-proof.js';
import { ResetPassword } from '../../application/commands/reset-password.js';
import { LinkUnusable } from '../../domain/sign-in.js';
import { accountAfter } from '../../../adapters/web/account-done.js';
import { answerForm } from './answer-form.js';
import { browserOf } from '../../../adapters/web/browser.js';
import { type PasswordModel, PasswordPage, ResetPage } from './password-pages.js';
import { orRefusal, type Refusing } from './refusal-page.js';

interface OwnPassword {
  readonly model: PasswordModel;
  readonly asked: AskedProof;
}

/** A new password: for those who know the one so far, and for those with a link. */
@Controller()
@UseFilters(PageErrorFilter)
export class PasswordController {
  private readonly refusing: Refusing;

  // eslint-disable-next-line max-params
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    { signUp }: IdentitySettings,
    { smtpServer }: MailSettings,
  ) {
    this.refusing = { signUp, ...(smtpServer !== null && { newLink: '/forgot' }) };
  }

  @Get('password')
  @PageRoute({ session: 'required' })
  async ask(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const page = await this.own(request, reply, caller.id);
    return html(reply, <PasswordPage {...page} />);
  }

  @Post('password')
  @PageRoute({ session: 'required', form: true, limit: { requests: 20, seconds: 600 } })
  async change(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
    @FormBody() { current = '', code = '', password = '' }: FormFields,
  ): Promise<FastifyReply> {
    const { model, asked } = await this.own(request, reply, caller.id);
    const change = { caller: caller.id, proof: { current, code }, next: password };
    return answerForm(reply, {
      attempt: this.commands.execute(new ChangePassword(change, browserOf(request))),
      onwards: () => accountAfter('password'),
      afterCode: null,
      again: (problem) => <PasswordPage model={{ ...model, problem }} asked={asked} />,
    });
  }

  @Get('reset/:token')
  @PageRoute({ session: 'none' })
  askForReset(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('token') token: string,
  ): Promise<FastifyReply> {
    return orRefusal(request, reply, this.refusing, async () => {
      const email = await this.emailOf(token);
      return html(reply, <ResetPage model={this.blank(request, reply, email)} path={pathOf(token)} />);
    });
  }

  @Post('reset/:token')
  @PageRoute({ session: 'none', form: true, limit: { requests: 20, seconds: 600 } })
  reset(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('token') token: string,
    @FormBody() { password = '' }: FormFields,
  ): Promise<FastifyReply> {
    return orRefusal(request, reply, this.refusing, async () => {
      const email = await this.emailOf(token);
      return answerForm(reply, {
        attempt: this.commands.execute(new ResetPassword(token, password, browserOf(request))),
        afterCode: accountAfter('reset'),
        onwards: ({ recovered }) => accountAfter(recovered ? 'recovered' : 'reset'),
        again: (problem) => (
          <ResetPage model={{ ...this.blank(request, reply, email), problem }} path={pathOf(token)} />
        ),
      });
    });
  }

  /** Throws LinkUnusable. */
  private async emailOf(token: string): Promise<string> {
    const link = await this.queries.execute(new FindLink(token, 'reset'));
    if (link === null || link.email === null) throw new LinkUnusable();
    return link.email;
  }

  private async own(request: FastifyRequest, reply: FastifyReply, caller: CallerId): Promise<OwnPassword> {
    const { email } = await this.queries.execute(new GetMember(caller));
    const asked = await this.queries.execute(new FindAskedProof(caller, browserOf(request)));
    return { model: this.blank(request, reply, email), asked };
  }

  private blank(request: FastifyRequest, reply: FastifyReply, email: string): PasswordModel {
    return { ...this.forms.pageFor(request, reply), email, problem: null };
  }
}

const pathOf = (token: string): string => `/reset/${encodeURIComponent(token)}`;
