import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../http/authentication/session-verifier.js';
import type { FormFields } from '../http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../http/routes/page-route.js';
import type { Caller } from '../../kernel/caller.js';
import { NotFound } from '../../kernel/domain-error.js';
import { PageForms } from '../web/forms/page-forms.js';
import { PageErrorFilter } from '../web/page-error.filter.js';
import { html } from '../web/serving/render.js';
import { AdminSections } from '../web/sections/admin-sections.js';
import { adminWordsFor } from './admin-locale.js';
import { ADMIN_PATH, AdminSheet } from './admin-sheet.js';
import { AdminStatus } from './admin-status.js';
import { QUEUES_DONE, type QueuesDone } from './admin-words.js';
import { OperatorActions } from './operator-actions.js';
import { OPERATORS_FORM, OPERATORS_PAGE } from './operators-only.js';
import { QueuesPage } from './queues.js';

/** `/admin`, put together by the contexts, and the page of queues. */
@Controller('admin')
@UseFilters(PageErrorFilter)
export class AdminPagesController {
  constructor(
    private readonly forms: PageForms,
    private readonly sections: AdminSections,
    private readonly status: AdminStatus,
    private readonly actions: OperatorActions,
  ) {}

  @Get()
  @PageRoute(OPERATORS_PAGE)
  async overview(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const page = this.forms.pageFor(request, reply);
    const { content, ...assets } = await this.sections.render({ ...page, caller });
    return html(
      reply,
      <AdminSheet language={page.language} page="overview" {...assets}>
        <h1>{adminWordsFor(page.language).heading}</h1>
        {content}
      </AdminSheet>,
    );
  }

  @Get('jobs')
  @PageRoute(OPERATORS_PAGE)
  async queues(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly done?: unknown },
  ): Promise<FastifyReply> {
    const [queues, failed, projections, parked] = await Promise.all([
      this.status.queues(),
      this.actions.failedJobs(),
      this.status.projections(),
      this.status.parked(),
    ]);
    const done = QUEUES_DONE.find((word) => word === query.done) ?? null;
    const model = { ...this.forms.pageFor(request, reply), queues, failed, projections, parked, done };
    return html(reply, <QueuesPage model={model} />);
  }

  @Post('jobs')
  @PageRoute(OPERATORS_FORM)
  async retry(
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
    @FormBody() fields: FormFields,
  ): Promise<FastifyReply> {
    const done = await this.retried(caller, fields).catch((error: unknown): QueuesDone => {
      if (error instanceof NotFound) return 'gone';
      throw error;
    });
    return reply.redirect(`${ADMIN_PATH.jobs}?done=${done}`, 303);
  }

  private async retried(caller: Caller, fields: FormFields): Promise<QueuesDone> {
    if (fields['do'] === 'job') {
      await this.actions.retryJob(caller, fields['queue'] ?? '', fields['job'] ?? '');
      return 'retried';
    }
    const stream = fields['do'] === 'all' ? null : (fields['stream'] ?? '');
    return (await this.actions.retryProjections(caller, stream)) ? 'projected' : 'parked';
  }
}
