import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MailSettings } from '../../../../config/mail-settings.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { visitOf } from '../../../adapters/web/browser.js';
import { RequestPasswordReset } from '../../application/commands/request-password-reset.js';
import { MailIsOff } from '../../domain/sign-in.js';
import { formProblemOf } from '../../../adapters/web/form-problem.js';
import { ForgotPage, ForgotSentPage } from './mail-pages.js';

/** A link to a new password by e-mail, where there is a mail server. */
@Controller('forgot')
@UseFilters(PageErrorFilter)
export class ForgotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly forms: PageForms,
    private readonly mail: MailSettings,
  ) {}

  @Get()
  @PageRoute({ session: 'none' })
  ask(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly sent?: unknown },
  ): FastifyReply {
    if (this.mail.smtpServer === null) throw new MailIsOff();
    if (query.sent !== undefined) return html(reply, <ForgotSentPage language={languageOf(request)} />);
    const model = { ...this.forms.pageFor(request, reply), email: '', problem: null };
    return html(reply, <ForgotPage model={model} />);
  }

  @Post()
  @PageRoute({ session: 'none', form: true, limit: { requests: 30, seconds: 600 } })
  async send(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() { email = '' }: FormFields,
  ): Promise<FastifyReply> {
    const language = languageOf(request);
    try {
      await this.commands.execute(new RequestPasswordReset({ email, visit: visitOf(request), language }));
      return reply.redirect('/forgot?sent', 303);
    } catch (error) {
      const problem = formProblemOf(error);
      if (problem === null) throw error;
      if (problem.retryAfterSeconds !== null) void reply.header('retry-after', problem.retryAfterSeconds);
      const model = { ...this.forms.pageFor(request, reply), email, problem };
      return html(reply, <ForgotPage model={model} />, problem.status);
    }
  }
}
