import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { waitOf } from '../../../../shared/delivery/web/language/formats.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { ApprovePairing } from '../../application/commands/approve-pairing.js';
import { FindPairing } from '../../application/commands/find-pairing.js';
import { GetMember } from '../../../accounts/accounts.js';
import { RefusePairing } from '../../application/commands/refuse-pairing.js';
import { ClaimedByAnother, NothingToClaim, PairingNotFound, type PairingPerson } from '../../domain/pairing.js';
import { agentWordsFor } from './access-locale.js';
import { visitOf } from '../../../adapters/web/browser.js';
import { TooManyAttempts } from '../../../domain/attempt-counter.js';
import {
  ConfirmPairingPage,
  EnterCodePage,
  PairingAnsweredPage,
  type PairingAnswer,
  signInToPair,
} from './pair-pages.js';

const LONGEST_CODE = 20;

/** Of what was typed, the characters that a code can have, cut to a length that is enough for one. */
const codeOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/[^A-Za-z0-9 -]/g, '').slice(0, LONGEST_CODE) : '';

/** Where a person lets an agent in that shows a code (RFC 8628 §3.3). Nothing happens without a press of a button. */
@Controller('pair')
@UseFilters(PageErrorFilter)
export class PairController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  @Get()
  @PageRoute({ session: 'optional' })
  askForCode(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly code?: unknown },
  ): FastifyReply {
    return this.showForm(request, reply, codeOf(query.code));
  }

  @Post()
  @PageRoute({ session: 'optional', form: true, limit: { requests: 60, seconds: 600 } })
  async answer(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() session: VerifiedSession | null,
    @FormBody() fields: FormFields,
  ): Promise<FastifyReply> {
    const code = codeOf(fields.code);
    if (session === null) return reply.redirect(signInToPair(code), 303);
    const person = { caller: session.caller.id, visit: visitOf(request) };
    try {
      if (fields.answer === undefined) return await this.confirm(request, reply, code, session.caller);
      const answer = await this.take(fields, code, { ...person, session });
      return html(reply, <PairingAnsweredPage language={languageOf(request)} answer={answer} />);
    } catch (error) {
      const isAnswer = fields.answer !== undefined;
      return this.explain(request, reply, code, { error, isAnswer });
    }
  }

  private async confirm(
    request: FastifyRequest,
    reply: FastifyReply,
    code: string,
    { id: caller, roles }: Caller,
  ): Promise<FastifyReply> {
    const pairing = await this.commands.execute(new FindPairing(code, { caller, visit: visitOf(request) }));
    const member = await this.queries.execute(new GetMember(caller));
    const operator = roles.includes('operator');
    const model = { ...this.forms.pageFor(request, reply), member, pairing, operator };
    return html(reply, <ConfirmPairingPage model={model} />);
  }

  /** Only the one word lets an agent in. */
  private async take(
    { answer, admin }: FormFields,
    code: string,
    by: PairingPerson & { readonly session: VerifiedSession },
  ): Promise<PairingAnswer> {
    const { session, ...person } = by;
    if (answer === 'approve') {
      const wish = { roles: session.caller.roles, admin: admin === 'on' };
      const { work } = await this.commands.execute(new ApprovePairing(code, person, session.token, wish));
      return { kind: 'approved', work };
    }
    await this.commands.execute(new RefusePairing(code, person));
    return { kind: 'refused' };
  }

  private explain(
    request: FastifyRequest,
    reply: FastifyReply,
    code: string,
    { error, isAnswer }: { readonly error: unknown; readonly isAnswer: boolean },
  ): FastifyReply {
    const language = languageOf(request);
    const answered = (kind: 'over' | 'taken'): FastifyReply =>
      html(reply, <PairingAnsweredPage language={language} answer={{ kind }} />, 409);
    if (error instanceof ClaimedByAnother || error instanceof NothingToClaim) return answered('taken');
    if (error instanceof PairingNotFound) {
      if (isAnswer) return answered('over');
      return this.showForm(request, reply, code, { status: 422, text: agentWordsFor(language).pair.wrongCode });
    }
    if (!(error instanceof TooManyAttempts)) throw error;
    void reply.header('retry-after', error.retryAfterSeconds);
    const text = pageWordsFor(language).forms.tooMany(waitOf(error.retryAfterSeconds, language));
    return this.showForm(request, reply, code, { status: 429, text });
  }

  private showForm(
    request: FastifyRequest,
    reply: FastifyReply,
    code: string,
    problem: { readonly status: number; readonly text: string } | null = null,
  ): FastifyReply {
    const model = {
      ...this.forms.pageFor(request, reply),
      signedIn: request.session !== null,
      code,
      problem: problem?.text ?? null,
    };
    return html(reply, <EnterCodePage model={model} />, problem?.status);
  }
}
