import { Controller, Post, Res, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { VerifiedSession } from '../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { SampleFeeds } from '../../api.js';
import { CreateSubscription } from '../../application/commands/create-subscription.js';
import { EndedSubscriptions } from './ended.js';
import { asksForBriefing, BRIEFINGS, parseDuring, PATH, welcomeIn } from './feeds-model.js';
import { pickedIn, SelectedFeeds } from './selected-feeds.js';

/** The forms on `/feeds` that are about several feeds at once. */
@Controller('feeds')
@UseFilters(PageErrorFilter)
export class SeveralFeedsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly samples: SampleFeeds,
    private readonly ended: EndedSubscriptions,
    private readonly selected: SelectedFeeds,
  ) {}

  @Post('samples')
  @PageRoute({ session: 'required', form: true })
  async follow(
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const picked = new Set(pickedIn(fields));
    const samples = this.samples.all().filter(({ feedUrl }) => picked.has(feedUrl));
    for (const { feedUrl } of samples) await this.commands.execute(new CreateSubscription(caller, feedUrl, null));
    if (asksForBriefing(fields) && samples.length > 0) return reply.redirect(BRIEFINGS, 307);
    const done = samples.length === 0 ? 'none' : 'samples';
    return reply.redirect(`${PATH}?${welcomeIn(fields)}done=${done}&count=${samples.length}`, 303);
  }

  @Post('selected')
  @PageRoute({ session: 'required', form: true })
  async change(
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    return reply.redirect(await this.selected.change(caller.id, fields), 303);
  }

  @Post('undo')
  @PageRoute({ session: 'required', form: true })
  async undo(
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const during = parseDuring(fields['during']);
    const count = during === null ? 0 : await this.ended.takeBack(caller.id, during);
    return reply.redirect(count === 0 ? PATH : `${PATH}?done=back&count=${count}`, 303);
  }
}
