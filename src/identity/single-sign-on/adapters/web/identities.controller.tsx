import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { FindAskedProof, GetMember, InvalidFields, Passwords } from '../../../accounts/accounts.js';
import { browserOf } from '../../../adapters/web/browser.js';
import { TooManyAttempts } from '../../../domain/attempt-counter.js';
import { BeginLink } from '../../application/commands/begin-link.js';
import { UnlinkIdentity } from '../../application/commands/unlink-identity.js';
import { ListIdentities } from '../../application/queries/list-identities.js';
import { OnlyWayIn } from '../../domain/sign-on.js';
import { doneOf, IdentitiesPage, type IdentitiesModel } from './identities-page.js';
import { orProblem } from './problem-page.js';
import { browserSecretOf } from './sign-on.controller.js';

type Fault = Pick<IdentitiesModel, 'wrong' | 'waitSeconds'>;

function statusOf({ wrong, waitSeconds }: Fault): number {
  if (waitSeconds !== undefined) return 429;
  return wrong === 'onlyWayIn' ? 409 : 422;
}

/** Which issuers open one's account. */
@Controller('account/sign-in')
@UseFilters(PageErrorFilter)
export class IdentitiesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly passwords: Passwords,
  ) {}

  @Get()
  @PageRoute({ session: 'required', formAction: 'any' })
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() { done }: { readonly done?: unknown },
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    return html(
      reply,
      <IdentitiesPage model={{ ...(await this.blank(request, reply, caller.id)), done: doneOf(done) }} />,
    );
  }

  @Post()
  @PageRoute({ session: 'required', form: true, formAction: 'any', limit: { requests: 20, seconds: 600 } })
  change(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
    @FormBody() { connect, disconnect = '', current = '', code = '' }: FormFields,
  ): Promise<FastifyReply> {
    return this.orAgain(request, reply, caller.id, async () => {
      if (connect !== undefined) {
        const wanted = { caller: caller.id, proof: { current, code }, key: connect };
        const command = new BeginLink(wanted, browserOf(request), browserSecretOf(request));
        return reply.redirect(await this.commands.execute(command), 303);
      }
      const unlinking = { caller: caller.id, proof: { current, code }, issuer: disconnect };
      await this.commands.execute(new UnlinkIdentity(unlinking, browserOf(request)));
      return reply.redirect('/account/sign-in?done=disconnected', 303);
    });
  }

  /** The form once more where the password was not right. */
  private orAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: CallerId,
    work: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    return orProblem(request, reply, async () => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof InvalidFields) {
          const isCode = error.problems.some(({ field }) => field === 'code');
          return this.again(request, reply, caller, { wrong: isCode ? 'code' : 'password' });
        }
        if (error instanceof OnlyWayIn) return this.again(request, reply, caller, { wrong: 'onlyWayIn' });
        if (!(error instanceof TooManyAttempts)) throw error;
        void reply.header('retry-after', error.retryAfterSeconds);
        return this.again(request, reply, caller, { waitSeconds: error.retryAfterSeconds });
      }
    });
  }

  private async again(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: CallerId,
    fault: Fault,
  ): Promise<FastifyReply> {
    const model = { ...(await this.blank(request, reply, caller)), ...fault };
    return html(reply, <IdentitiesPage model={model} />, statusOf(fault));
  }

  private async blank(request: FastifyRequest, reply: FastifyReply, caller: CallerId): Promise<IdentitiesModel> {
    const [ways, { email }] = await Promise.all([
      this.queries.execute(new ListIdentities(caller)),
      this.queries.execute(new GetMember(caller)),
    ]);
    if (ways.length === 0) throw new NotFound('People sign in here, and nowhere else.');
    const byPassword = this.passwords.signsIn(email);
    const asked = await this.queries.execute(new FindAskedProof(caller, browserOf(request)));
    return { ...this.forms.pageFor(request, reply), ways, email, byPassword, asked, done: null };
  }
}
