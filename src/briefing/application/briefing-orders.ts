import { Injectable } from '@nestjs/common';
import type { Caller } from '../../shared/kernel/caller.js';
import type { EpochMs } from '../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../shared/kernel/identifiers.js';
import type { BriefingOrder, BriefingStanding, NewStoriesCount, Ordered, OrderScope } from '../api.js';
import type { BriefingInput } from '../domain/briefing-request.js';
import type { Material } from '../domain/composing/material.js';
import { countStories } from '../domain/new-stories.js';
import { usualProductionTime } from '../domain/production/production-time.js';
import { RequestBriefing, RequestBriefingHandler } from './commands/request-briefing.js';
import { BriefingReadModel } from './ports/briefing-read-model.js';
import { ProductionTimes } from './ports/production-times.js';
import { SourceMaterial } from './ports/source-material.js';

/** Some tell the same. */
const ITEMS_TO_STORY = 4;
const LATELY = 30;
/** Of those that are dated before a moment and came after it: as many are looked at in each count. */
const LATE_ITEMS = 200;
/** As many as are composed from. */
const MOST_ITEMS = 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Briefings that other contexts ask for in the name of a caller, and what they want to know before and after. */
@Injectable()
export class BriefingOrders {
  constructor(
    private readonly requests: RequestBriefingHandler,
    private readonly readModel: BriefingReadModel,
    private readonly material: SourceMaterial,
    private readonly times: ProductionTimes,
  ) {}

  request(caller: Caller, order: BriefingOrder, key: string): Promise<Ordered> {
    // No header can have a space in it. The order may change between two tries with one key, and is one work all the same.
    const ours = `order ${key}`;
    const identity = { digest: ours, idempotencyKey: ours, keyIsForEver: true };
    return this.requests.execute(new RequestBriefing(caller, inputOf(order), identity));
  }

  async standingOf(owner: CallerId, briefingId: BriefingId): Promise<BriefingStanding | null> {
    const found = await this.readModel.findDeletedToo(owner, briefingId);
    if (found === null) return null;
    const { slug, state } = found.briefing;
    if ('failure' in state) return { slug, status: 'failed', ...state.failure };
    return { slug, status: state.status === 'ready' ? 'ready' : 'producing' };
  }

  async productionTime(seconds: number | null): Promise<number | null> {
    return usualProductionTime(await this.times.newest(LATELY), seconds);
  }

  async hasNews(owner: CallerId, scope: OrderScope, since: EpochMs): Promise<boolean> {
    if ((await this.material.newest(owner, scope, { since, limit: 1 })).length > 0) return true;
    return (await this.late(owner, scope, { since, limit: MOST_ITEMS })).length > 0;
  }

  async newStories(owner: CallerId, scope: OrderScope, count: NewStoriesCount): Promise<number> {
    const { since, enough, language } = count;
    const storiesIn = (items: readonly Material[]): number => countStories(items, scope.query, language);
    const limit = enough * ITEMS_TO_STORY;
    let items = await this.material.newest(owner, scope, { since, limit });
    if (storiesIn(items) >= enough) return enough;
    // Most of them tell the same, or nothing that is looked for.
    if (items.length >= limit) items = await this.material.newest(owner, scope, { since, limit: MOST_ITEMS });
    const late = await this.late(owner, scope, { since, limit: LATE_ITEMS });
    return Math.min(enough, storiesIn([...items, ...late]));
  }

  /** Feeds are read some time after they are written, and some date all that a day brings by its midnight. */
  private async late(
    owner: CallerId,
    scope: OrderScope,
    { since, limit }: { readonly since: EpochMs; readonly limit: number },
  ): Promise<readonly Material[]> {
    const items = await this.material.newest(owner, scope, { since: since - DAY, before: since, limit });
    return items.filter(({ fetchedAt }) => fetchedAt !== undefined && fetchedAt >= since);
  }
}

export const inputOf = ({
  preferenceContext = {},
  capacity = {},
  scope = {},
  ...order
}: BriefingOrder): BriefingInput => ({
  ...order,
  preferenceContext,
  capacity,
  scope,
  refs: [],
});
