import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { HOME, returnToOf, withReturnTo } from '../../../../shared/delivery/web/return-to.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { CompleteSignIn, FindHalfSignIn, SignInExpired } from '../../../accounts/accounts.js';
import { browserOf, dropHalfSignedIn, halfSignedInOf, keepSignedIn } from '../../../adapters/web/browser.js';
import { formProblemOf } from '../../../adapters/web/form-problem.js';
import { OfferKey } from '../../application/queries/offer-key.js';
import { EnrolmentOver } from '../../domain/second-factor.js';
import { RecoveryCodesPage } from './recovery-codes-page.js';
import { type SecondStepModel, SecondStepPage } from './second-step-page.js';

interface Step {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly challenge: string;
  readonly returnTo: string | null;
}

/** The second step of signing in, for whoever gave the right password in this browser a moment ago. */
@Controller('signin/code')
@UseFilters(PageErrorFilter)
export class SecondStepController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  // Signing in may go on to the consent for a client, and from there to the client.
  @Get()
  @PageRoute({ session: 'none', formAction: 'any' })
  ask(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly returnTo?: unknown },
  ): Promise<FastifyReply> {
    const step = stepOf(request, reply, query.returnTo);
    return orAnew(step, async () => html(reply, <SecondStepPage model={await this.modelOf(step, null)} />));
  }

  @Post()
  @PageRoute({ session: 'none', form: true, formAction: 'any', limit: { requests: 100, seconds: 60 } })
  complete(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly returnTo?: unknown },
    @FormBody() { code = '', enrolment }: FormFields,
  ): Promise<FastifyReply> {
    const step = stepOf(request, reply, query.returnTo);
    return orAnew(step, async () => {
      try {
        return await this.signIn(step, code, enrolment ?? null);
      } catch (error) {
        return await this.again(step, enrolment ?? null, error);
      }
    });
  }

  private async signIn(step: Step, code: string, enrolment: string | null): Promise<FastifyReply> {
    const { request, reply, challenge, returnTo } = step;
    const given = { challenge, code, enrolment };
    const done = await this.commands.execute(new CompleteSignIn(given, browserOf(request)));
    dropHalfSignedIn(reply);
    keepSignedIn(reply, done);
    const [codes, onwards] = [done.recoveryCodes, returnTo ?? HOME];
    if (codes.length === 0) return reply.redirect(onwards, 303);
    return html(reply, <RecoveryCodesPage language={languageOf(request)} codes={codes} onwards={onwards} />);
  }

  private async again(step: Step, enrolment: string | null, error: unknown): Promise<FastifyReply> {
    const { reply } = step;
    if (error instanceof EnrolmentOver)
      return html(reply, <SecondStepPage model={await this.modelOf(step, null)} />, 409);
    const problem = formProblemOf(error);
    if (problem === null) throw error;
    if (problem.retryAfterSeconds !== null) void reply.header('retry-after', problem.retryAfterSeconds);
    const model = { ...(await this.modelOf(step, enrolment)), problem };
    return html(reply, <SecondStepPage model={model} />, problem.status);
  }

  private async modelOf({ request, reply, challenge, returnTo }: Step, token: string | null): Promise<SecondStepModel> {
    const { callerId: member, email, demand } = await this.queries.execute(new FindHalfSignIn(challenge));
    const offered = demand === 'enrolment' ? await this.queries.execute(new OfferKey({ member, email, token })) : null;
    return { ...this.forms.pageFor(request, reply), email, returnTo, offered, problem: null };
  }
}

const stepOf = (request: FastifyRequest, reply: FastifyReply, returnTo: unknown): Step => {
  return { request, reply, challenge: halfSignedInOf(request) ?? '', returnTo: returnToOf(returnTo) };
};

/** Whoever comes without a password, or too late after it, begins with it. */
async function orAnew({ reply, returnTo }: Step, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SignInExpired)) throw error;
    dropHalfSignedIn(reply);
    return reply.redirect(withReturnTo('/signin', returnTo), 303);
  }
}
