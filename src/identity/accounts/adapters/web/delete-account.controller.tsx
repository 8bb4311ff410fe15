import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import { dropCookie, dropKeptByPages, SESSION_COOKIE } from '../../../../shared/delivery/http/cookies.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { browserOf } from '../../../adapters/web/browser.js';
import { DeleteAccount } from '../../application/commands/delete-account.js';
import { GetMember } from '../../application/queries/get-member.js';
import { FindAskedProof } from '../../application/queries/find-asked-proof.js';
import { AccountDeletedPage, type DeleteAccountModel, DeleteAccountPage } from './delete-account-page.js';
import { formProblemOf } from '../../../adapters/web/form-problem.js';

/** Members erase themselves. */
@Controller('account/delete')
@UseFilters(PageErrorFilter)
export class DeleteAccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async ask(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    return html(reply, <DeleteAccountPage model={await this.blank(request, reply, caller.id)} />);
  }

  @Post()
  @PageRoute({ session: 'required', form: true, takesLong: true, limit: { requests: 20, seconds: 600 } })
  async delete(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
    @FormBody() { confirm = '', current = '', code = '' }: FormFields,
  ): Promise<FastifyReply> {
    try {
      const deletion = { caller: caller.id, confirm, proof: { current, code } };
      await this.commands.execute(new DeleteAccount(deletion, browserOf(request)));
    } catch (error) {
      const problem = formProblemOf(error);
      if (problem === null) throw error;
      if (problem.retryAfterSeconds !== null) void reply.header('retry-after', problem.retryAfterSeconds);
      const model = { ...(await this.blank(request, reply, caller.id)), confirm, problem };
      return html(reply, <DeleteAccountPage model={model} />, problem.status);
    }
    dropCookie(reply, SESSION_COOKIE);
    dropKeptByPages(reply);
    return html(reply, <AccountDeletedPage language={languageOf(request)} />);
  }

  private async blank(request: FastifyRequest, reply: FastifyReply, caller: CallerId): Promise<DeleteAccountModel> {
    const { email } = await this.queries.execute(new GetMember(caller));
    const asked = await this.queries.execute(new FindAskedProof(caller, browserOf(request)));
    return { ...this.forms.pageFor(request, reply), email, asked, confirm: '', problem: null };
  }
}
