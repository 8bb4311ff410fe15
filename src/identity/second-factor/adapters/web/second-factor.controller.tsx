import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { InvalidRequest } from '../../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { FindAskedProof, GetMember } from '../../../accounts/accounts.js';
import { browserOf } from '../../../adapters/web/browser.js';
import { formProblemOf } from '../../../adapters/web/form-problem.js';
import { AddSecondFactor } from '../../application/commands/add-second-factor.js';
import { RemoveSecondFactor } from '../../application/commands/remove-second-factor.js';
import { RenewRecoveryCodes } from '../../application/commands/renew-recovery-codes.js';
import { FindSecondFactor } from '../../application/queries/find-second-factor.js';
import { IsSecondFactorDemanded } from '../../application/queries/is-second-factor-demanded.js';
import { OfferKey } from '../../application/queries/offer-key.js';
import { EnrolmentOver, SecondFactorDemanded } from '../../domain/second-factor.js';
import { RecoveryCodesPage } from './recovery-codes-page.js';
import { SECOND_FACTOR_PATH, type SecondFactorModel, SecondFactorPage } from './second-factor-page.js';

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly member: CallerId;
}

/** A member's own second factor. */
@Controller('account/second-factor')
@UseFilters(PageErrorFilter)
export class SecondFactorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() { done }: { readonly done?: unknown },
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const model = await this.modelOf({ request, reply, member: caller.id }, null);
    return html(reply, <SecondFactorPage model={{ ...model, note: done === 'removed' ? 'removed' : null }} />);
  }

  @Post()
  @PageRoute({ session: 'required', form: true, limit: { requests: 20, seconds: 600 } })
  async act(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
    @FormBody() fields: FormFields,
  ): Promise<FastifyReply> {
    const visit = { request, reply, member: caller.id };
    try {
      const codes = await this.done(visit, fields);
      if (codes === null) return reply.redirect(`${SECOND_FACTOR_PATH}?done=removed`, 303);
      const onwards = SECOND_FACTOR_PATH;
      return html(reply, <RecoveryCodesPage language={languageOf(request)} codes={codes} onwards={onwards} />);
    } catch (error) {
      return this.again(visit, fields['enrolment'] ?? null, error);
    }
  }

  /** Recovery codes to show; null: there are none any more. */
  private async done({ request, member }: Visit, fields: FormFields): Promise<readonly string[] | null> {
    const { do: act, current = '', code = '', enrolment: token = '' } = fields;
    const from = browserOf(request);
    if (act === 'add') return this.commands.execute(new AddSecondFactor({ member, current, code, token }, from));
    if (act === 'renew') return this.commands.execute(new RenewRecoveryCodes(member, { current, code }, from));
    if (act !== 'remove') throw new InvalidRequest('do must be one of the buttons of the page.');
    await this.commands.execute(new RemoveSecondFactor(member, { current, code }, from));
    return null;
  }

  private async again(visit: Visit, token: string | null, error: unknown): Promise<FastifyReply> {
    const { reply } = visit;
    if (error instanceof EnrolmentOver) {
      const model = await this.modelOf(visit, null);
      return html(reply, <SecondFactorPage model={{ ...model, note: model.offered && 'newKey' }} />, 409);
    }
    if (error instanceof SecondFactorDemanded) {
      return html(reply, <SecondFactorPage model={await this.modelOf(visit, null)} />, 409);
    }
    const problem = formProblemOf(error);
    if (problem === null) throw error;
    if (problem.retryAfterSeconds !== null) void reply.header('retry-after', problem.retryAfterSeconds);
    const model = { ...(await this.modelOf(visit, token)), problem };
    return html(reply, <SecondFactorPage model={model} />, problem.status);
  }

  private async modelOf({ request, reply, member }: Visit, token: string | null): Promise<SecondFactorModel> {
    const { email } = await this.queries.execute(new GetMember(member));
    const asked = await this.queries.execute(new FindAskedProof(member, browserOf(request)));
    const factor = await this.queries.execute(new FindSecondFactor(member));
    const demanded = await this.queries.execute(new IsSecondFactorDemanded(member));
    const offered = factor === null ? await this.queries.execute(new OfferKey({ member, email, token })) : null;
    return {
      ...this.forms.pageFor(request, reply),
      email,
      asked,
      factor,
      demanded,
      offered,
      note: null,
      problem: null,
    };
  }
}
