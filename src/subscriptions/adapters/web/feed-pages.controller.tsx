import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { languageOf } from '../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../shared/delivery/web/serving/render.js';
import { CreateSubscription } from '../../application/commands/create-subscription.js';
import { DiscoverFeeds } from '../../application/commands/discover-feeds.js';
import { FeedPageModels, type FeedsQuery, type Visit } from './feed-page-models.js';
import { FeedsPage } from './feeds-page.js';
import { asksForBriefing, BRIEFINGS, PATH, welcomeIn, type AddForm } from './feeds-model.js';
import { addFaultOf } from './refused-forms.js';

/** What one follows: `/feeds`. The page of one feed is of the context Feed, which knows its items and rules. */
@Controller('feeds')
@UseFilters(PageErrorFilter)
export class FeedPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly models: FeedPageModels,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async list(
    @Req() request: FastifyRequest<{ Querystring: FeedsQuery }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    return html(reply, <FeedsPage model={await this.models.feeds({ request, reply, caller }, request.query)} />);
  }

  @Post()
  @PageRoute({ session: 'required', form: true })
  async add(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const typed = (fields['address'] ?? fields['typed'] ?? '').trim();
    const chosen = fields['chosen'] ?? '';
    const visit = { request, reply, caller };
    try {
      const found = chosen === '' ? await this.commands.execute(new DiscoverFeeds(caller.id, typed)) : [chosen];
      if (found.length > 1) return await this.again(visit, fields, { typed, fault: null, choices: found });
      const { created, view } = await this.commands.execute(new CreateSubscription(caller, found[0] ?? '', null));
      if (asksForBriefing(fields) && view.lastError === null) return await reply.redirect(BRIEFINGS, 307);
      const done = created ? 'added' : 'already';
      return await reply.redirect(`${PATH}?${welcomeIn(fields)}done=${done}&feed=${view.id}`, 303);
    } catch (error) {
      const fault = addFaultOf(error, languageOf(request));
      if (fault === null) throw error;
      return this.again(visit, fields, { typed, fault, choices: [] });
    }
  }

  /** The page again, with what was typed and what is wrong with it, or to be chosen. */
  private async again(visit: Visit, fields: FormFields, add: AddForm): Promise<FastifyReply> {
    const welcome = fields['welcome'];
    const model = await this.models.feeds(visit, { welcome });
    return html(visit.reply, <FeedsPage model={{ ...model, add }} />, add.fault === null ? 200 : 422);
  }
}
