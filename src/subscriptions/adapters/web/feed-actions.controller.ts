import { Controller, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { RateLimited } from '../../../shared/delivery/http/errors/refusals.js';
import { RateLimiter } from '../../../shared/delivery/http/rate-limit/rate-limiter.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { AssignToFolder } from '../../application/commands/assign-to-folder.js';
import { ChooseArticles } from '../../application/commands/choose-articles.js';
import { CreateFolder } from '../../application/commands/create-folder.js';
import { RefreshSubscription } from '../../application/commands/refresh-subscription.js';
import { TooManyFetches } from '../../application/fetch-concurrency.js';
import { ShowFollowedFeeds } from '../../application/queries/show-followed-feeds.js';
import { EndedSubscriptions } from './ended.js';
import { pathOf } from './feeds-model.js';
import { folderFaultOf } from './refused-forms.js';

/** Rate limit, counted together with those of agents: each may hold a connection for ten seconds. */
const REFRESHES = { requests: 30, seconds: 60, per: 'caller', of: 'subscriptions/refresh' } as const;

/** Counted in the same way: each may cause fifty fetches. */
const CHOICES = { requests: 200, seconds: 3600, per: 'caller', of: 'subscriptions/options' } as const;

interface OneFeed {
  readonly id: string;
}

/** The forms for one subscription on its page, which is at the same address and of the context Feed. */
@Controller('feeds')
@UseFilters(PageErrorFilter)
export class FeedActionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ended: EndedSubscriptions,
    private readonly limiter: RateLimiter,
  ) {}

  @Post(':id')
  @PageRoute({ session: 'required', form: true })
  async act(
    @Req() request: FastifyRequest<{ Params: OneFeed }>,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    return reply.redirect(await this.done(caller, request.params.id, fields), 303);
  }

  /** Where to go on. Throws SubscriptionNotFound. */
  private async done(caller: Caller, id: string, fields: FormFields): Promise<string> {
    const { id: owner } = caller;
    switch (fields['do'] ?? '') {
      case 'unsubscribe':
        return this.ended.end(owner, [id]);
      case 'articles':
        await this.limiter.takeFor(caller, CHOICES);
        await this.commands.execute(new ChooseArticles(owner, id, fields['full_articles'] === 'on'));
        return `${pathOf(id)}?done=articles`;
      case 'folders':
        return this.sorted(owner, id, fields);
      default:
        return this.refreshed(caller, id);
    }
  }

  private async refreshed(caller: Caller, asked: string): Promise<string> {
    try {
      await this.limiter.takeFor(caller, REFRESHES);
      const { refreshed, newItems, view } = await this.commands.execute(new RefreshSubscription(caller.id, asked));
      if (refreshed) return `${pathOf(view.id)}?done=refreshed&new=${newItems}`;
      return `${pathOf(view.id)}?done=${view.lastError === null ? 'fresh' : 'failed'}`;
    } catch (error) {
      if (error instanceof TooManyFetches || error instanceof RateLimited) return `${pathOf(asked)}?done=busy`;
      throw error;
    }
  }

  /** Names of fields: `in_fld_…` for each folder that it shall be in, and `new_folder`. */
  private async sorted(owner: CallerId, id: string, fields: FormFields): Promise<string> {
    const { id: known } = await this.commands.execute(new ChooseArticles(owner, id, null));
    const { folders } = await this.queries.execute(new ShowFollowedFeeds(owner));
    try {
      for (const folder of folders) {
        const [is, shallBe] = [folder.subscriptionIds.includes(known), fields[`in_${folder.id}`] !== undefined];
        if (is === shallBe) continue;
        const change = shallBe ? { add: [known], remove: [] } : { add: [], remove: [known] };
        await this.commands.execute(new AssignToFolder(owner, folder.id, change));
      }
      const name = (fields['new_folder'] ?? '').trim();
      if (name !== '') {
        const { folder } = await this.commands.execute(new CreateFolder(owner, name));
        await this.commands.execute(new AssignToFolder(owner, folder.id, { add: [known], remove: [] }));
      }
      return `${pathOf(known)}?done=folders`;
    } catch (error) {
      const fault = folderFaultOf(error);
      if (fault === null) throw error;
      return `${pathOf(known)}?done=folder_${fault}#folders`;
    }
  }
}
