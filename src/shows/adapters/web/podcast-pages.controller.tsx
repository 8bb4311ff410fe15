import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../shared/delivery/web/serving/render.js';
import { GetShow } from '../../application/queries/get-show.js';
import { PodcastsPage } from './podcasts-page.js';
import { ShowAddresses } from './show-addresses.js';
import { PODCASTS_PATH } from './show-model.js';
import { ShowModels } from './show-models.js';

/** The podcast feeds of a member: `/settings/podcasts`. */
@Controller('settings/podcasts')
@UseFilters(PageErrorFilter)
export class PodcastPagesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly models: ShowModels,
    private readonly addresses: ShowAddresses,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: FastifyRequest<{ Querystring: { readonly cursor?: unknown; readonly done?: unknown } }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { cursor, done } = request.query;
    const model = await this.models.podcasts({ request, reply, caller }, cursor);
    return html(reply, <PodcastsPage model={{ ...model, isRenewed: done === 'renewed' }} />);
  }

  @Post()
  @PageRoute({ session: 'required', form: true })
  async renew(
    @Res() reply: FastifyReply,
    @FormBody() { show }: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    if (show === undefined) await this.addresses.renewEverything(caller.id);
    else await this.addresses.renew(await this.queries.execute(new GetShow(caller, show)));
    return reply.redirect(`${PODCASTS_PATH}?done=renewed`, 303);
  }
}
