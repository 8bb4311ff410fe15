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
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { accountAfter, type Done } from '../../../adapters/web/account-done.js';
import { browserOf, visitOf } from '../../../adapters/web/browser.js';
import { ChangeEmail } from '../../application/commands/change-email.js';
import { ConfirmNewEmail } from '../../application/commands/confirm-new-email.js';
import { RenameMember } from '../../application/commands/rename-member.js';
import { FindLink } from '../../application/queries/find-link.js';
import { GetMember } from '../../application/queries/get-member.js';
import { FindAskedProof } from '../../application/queries/find-asked-proof.js';
import { LinkUnusable } from '../../domain/sign-in.js';
import { formProblemOf } from '../../../adapters/web/form-problem.js';
import { NewEmailDonePage, NewEmailPage, type ProfileModel, ProfilePage } from './profile-page.js';
import { orRefusal, type Refusing } from './refusal-page.js';

interface Wanted {
  /** As they were typed. */
  readonly typed: Partial<Pick<ProfileModel, 'name' | 'email'>>;
  readonly change: () => Promise<Done>;
}

const LIMIT = { requests: 20, seconds: 600 };

/** What a member is called, and where they are written to. */
@Controller('account')
@UseFilters(PageErrorFilter)
export class ProfileController {
  private readonly refusing: Refusing;

  // eslint-disable-next-line max-params
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly mail: MailSettings,
    { signUp }: IdentitySettings,
  ) {
    this.refusing = { signUp, newLink: '/account/profile' };
  }

  @Get('profile')
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    return html(reply, <ProfilePage model={await this.modelOf(request, reply, caller.id)} />);
  }

  @Post('profile/name')
  @PageRoute({ session: 'required', form: true, limit: LIMIT })
  rename(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
    @FormBody() { name = '' }: FormFields,
  ): Promise<FastifyReply> {
    const change = async (): Promise<Done> => {
      await this.commands.execute(new RenameMember(caller.id, name));
      return 'name';
    };
    return this.answer(request, reply, caller.id, { typed: { name }, change });
  }

  @Post('profile/email')
  @PageRoute({ session: 'required', form: true, limit: LIMIT })
  changeEmail(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
    @FormBody() { email = '', current = '', code = '' }: FormFields,
  ): Promise<FastifyReply> {
    const wanted = { caller: caller.id, email, proof: { current, code }, language: languageOf(request) };
    const change = async (): Promise<Done> => {
      const outcome = await this.commands.execute(new ChangeEmail(wanted, browserOf(request)));
      return outcome === 'sent' ? 'emailSent' : 'email';
    };
    return this.answer(request, reply, caller.id, { typed: { email }, change });
  }

  @Get('email/:token')
  @PageRoute({ session: 'none' })
  askForEmail(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('token') token: string,
  ): Promise<FastifyReply> {
    return orRefusal(request, reply, this.refusing, async () => {
      const email = (await this.queries.execute(new FindLink(token, 'address')))?.email ?? null;
      if (email === null) throw new LinkUnusable();
      const path = `/account/email/${encodeURIComponent(token)}`;
      return html(reply, <NewEmailPage {...this.forms.pageFor(request, reply)} email={email} path={path} />);
    });
  }

  @Post('email/:token')
  @PageRoute({ session: 'optional', form: true, limit: LIMIT })
  confirmEmail(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() session: VerifiedSession | null,
    @Param('token') token: string,
  ): Promise<FastifyReply> {
    return orRefusal(request, reply, this.refusing, async () => {
      const [signedIn, language] = [session?.caller.id ?? null, languageOf(request)];
      await this.commands.execute(new ConfirmNewEmail(token, signedIn, visitOf(request), language));
      return html(reply, <NewEmailDonePage language={language} />);
    });
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: CallerId,
    { typed, change }: Wanted,
  ): Promise<FastifyReply> {
    try {
      return reply.redirect(accountAfter(await change()), 303);
    } catch (error) {
      const problem = formProblemOf(error);
      if (problem === null) throw error;
      if (problem.retryAfterSeconds !== null) void reply.header('retry-after', problem.retryAfterSeconds);
      const model = { ...(await this.modelOf(request, reply, caller)), ...typed, problem };
      return html(reply, <ProfilePage model={model} />, problem.status);
    }
  }

  private async modelOf(request: FastifyRequest, reply: FastifyReply, caller: CallerId): Promise<ProfileModel> {
    const { name, email } = await this.queries.execute(new GetMember(caller));
    const asked = await this.queries.execute(new FindAskedProof(caller, browserOf(request)));
    return {
      ...this.forms.pageFor(request, reply),
      name,
      email,
      asked,
      mail: this.mail.smtpServer !== null,
      problem: null,
    };
  }
}
