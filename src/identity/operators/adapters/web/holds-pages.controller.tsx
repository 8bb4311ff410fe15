import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_PATH } from '../../../../shared/delivery/admin/admin-sheet.js';
import { OPERATORS_FORM, OPERATORS_PAGE } from '../../../../shared/delivery/admin/operators-only.js';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { type Caller, hasRole } from '../../../../shared/kernel/caller.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { ListHolds, PlaceHold, ReleaseHold } from '../../../legal-hold/legal-hold.js';
import { ListSecurityEvents, RECORDS_OF_DELETION } from '../../../security/security.js';
import { type HoldsModel, HoldsPage } from './holds-page.js';
import { type HoldFault, HOLDS_DONE } from './words.js';

const DELETIONS_SHOWN = 100;
const LONGEST_REASON = 500;

/** Legal holds, and what was deleted, for operators. */
@Controller('admin/holds')
@UseFilters(PageErrorFilter)
export class HoldsPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  @Get()
  @PageRoute(OPERATORS_PAGE)
  async holds(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
    @Query() query: Readonly<Record<string, unknown>>,
  ): Promise<FastifyReply> {
    const done = HOLDS_DONE.find((word) => word === query['done']) ?? null;
    const whom = typeof query['caller'] === 'string' ? query['caller'].slice(0, 100) : '';
    const page = this.forms.pageFor(request, reply);
    const model = { ...page, ...(await this.listed(caller)), typed: { caller: whom, reason: '' }, done, fault: null };
    return html(reply, <HoldsPage model={model} />);
  }

  @Post()
  @PageRoute(OPERATORS_FORM)
  async act(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    if (fields['do'] === 'release') {
      const done = await this.released(fields['hold'] ?? '', caller);
      return reply.redirect(`${ADMIN_PATH.holds}?done=${done}`, 303);
    }
    const typed = { caller: fields['caller']?.trim() ?? '', reason: fields['reason']?.trim() ?? '' };
    const fault = await this.placed(typed, caller);
    if (fault === null) return reply.redirect(`${ADMIN_PATH.holds}?done=placed`, 303);
    const model = { ...this.forms.pageFor(request, reply), ...(await this.listed(caller)), typed, done: null, fault };
    return html(reply, <HoldsPage model={model} />, 422);
  }

  private async placed({ caller: whom, reason }: HoldsModel['typed'], by: Caller): Promise<HoldFault | null> {
    if (reason === '' || reason.length > LONGEST_REASON) return 'no_reason';
    return this.commands.execute(new PlaceHold(whom, reason, by.id)).then(
      () => null,
      (error: unknown) => {
        if (error instanceof NotFound) return 'no_caller';
        throw error;
      },
    );
  }

  private released(hold: string, { id }: Caller): Promise<'released' | 'gone'> {
    return this.commands.execute(new ReleaseHold(hold, id)).then(
      () => 'released',
      (error: unknown) => {
        if (error instanceof NotFound) return 'gone';
        throw error;
      },
    );
  }

  private async listed(caller: Caller): Promise<Pick<HoldsModel, 'holds' | 'deletions'>> {
    const sought = { caller: null, kinds: RECORDS_OF_DELETION, since: null, limit: DELETIONS_SHOWN };
    return {
      holds: await this.queries.execute(new ListHolds(hasRole(caller, 'auditor'))),
      deletions: await this.queries.execute(new ListSecurityEvents(sought)),
    };
  }
}
