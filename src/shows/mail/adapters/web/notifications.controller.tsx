import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { UpdateNotifications } from '../../application/commands/update-notifications.js';
import { GetNotifications } from '../../application/queries/get-notifications.js';
import { NoMailHere } from '../../domain/ready-mail.js';
import { type Done, doneOf, PATH } from './notifications-model.js';
import { NotificationsPage } from './notifications-page.js';

/** Whether one is sent mails: `/settings/notifications`. */
@Controller('settings/notifications')
@UseFilters(PageErrorFilter)
export class NotificationsPageController {
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
    @Query() query: { readonly done?: unknown },
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const notifications = await this.queries.execute(new GetNotifications(caller));
    const page = this.forms.pageFor(request, reply);
    return html(reply, <NotificationsPage model={{ ...page, ...notifications, done: doneOf(query.done) }} />);
  }

  @Post()
  @PageRoute({ session: 'required', form: true })
  async change(
    @Res() reply: FastifyReply,
    @FormBody() { mail }: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const done = await this.done(caller, mail);
    return reply.redirect(done === null ? PATH : `${PATH}?done=${done}`, 303);
  }

  /** null: the page says why it cannot be done. */
  private async done(caller: Caller, mail: string | undefined): Promise<Done | null> {
    const isWanted = mail === 'on' || mail === 'again';
    if (!isWanted && mail !== 'off') return null;
    try {
      await this.commands.execute(new UpdateNotifications(caller, isWanted));
    } catch (error) {
      if (error instanceof NoMailHere) return null;
      throw error;
    }
    return mail === 'again' ? 'sent' : mail;
  }
}
