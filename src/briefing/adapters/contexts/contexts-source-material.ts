import { Injectable } from '@nestjs/common';
import { FeedApi, type ItemHeading, type MaterialItem, type PassedOver } from '../../../feed/api.js';
import { brand } from '../../../shared/kernel/brand.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { RuleTrial } from '../../../shared/kernel/rule-trial.js';
import { OwnerEncryption } from '../../application/ports/owner-encryption.js';
import {
  SourceMaterial,
  type Gathered,
  type NewestItems,
  type PresentItem,
} from '../../application/ports/source-material.js';
import type { Scope, TimeWindow, Words } from '../../domain/briefing-request.js';
import type { Material } from '../../domain/composing/material.js';
import type { EventOf } from '../../domain/events.js';
import type { StoryItem } from '../../domain/script.js';
import type { Outside } from '../../domain/selection.js';

const AT_MOST = 1000;
/** Of those that are passed over, for each reason: what a reader may still look through. All are counted. */
const NAMED = 500;

type Requested = EventOf<'BriefingRequested'>['data'];

@Injectable()
export class ContextsSourceMaterial extends SourceMaterial {
  constructor(
    private readonly feed: FeedApi,
    private readonly encryption: OwnerEncryption,
  ) {
    super();
  }

  override async gather(
    { owner, request }: Requested,
    window: TimeWindow | null,
    rules?: RuleTrial,
  ): Promise<Gathered> {
    const { items, passedOver } = await this.feed.material(brand(owner), {
      ...within(request.scope),
      ...(window !== null && { after: window.start, before: window.end }),
      limit: AT_MOST,
      named: NAMED,
      ...(rules !== undefined && { rules }),
    });
    return {
      material: items.map(materialOf),
      outside: passedOver.map(outsideOf),
    };
  }

  override async newest(
    owner: CallerId,
    scope: Scope,
    { since, before, limit }: NewestItems,
  ): Promise<readonly Material[]> {
    const range = { after: since, ...(before !== undefined && { before }) };
    const { items } = await this.feed.material(owner, { ...within(scope), ...range, limit, named: 0 });
    return items.map(materialOf);
  }

  override async present(owner: string, itemIds: readonly string[]): Promise<readonly PresentItem[]> {
    const items = await this.feed.present(brand(owner), itemIds);
    return items.map(({ id, title, text, withdrawnAt }) => ({
      id,
      version: withdrawnAt === null ? { title, text } : null,
    }));
  }

  override async keep(itemIds: readonly string[]): Promise<boolean> {
    const kept = await this.feed.keep(itemIds);
    return itemIds.every((id) => kept.has(id));
  }

  override wordsOf({ owner, request }: Requested): Promise<Words> {
    return this.encryption.decrypt(brand(owner), request.sealedWords);
  }
}

const within = ({ sourceIds, excludedSourceIds, itemIds }: Scope) => ({
  ...(sourceIds !== undefined && { only: sourceIds }),
  ...(excludedSourceIds !== undefined && { except: excludedSourceIds }),
  ...(itemIds !== undefined && { itemIds }),
});

const materialOf = (item: MaterialItem): Material => ({
  ...headingOf(item),
  author: item.author,
  text: item.text,
  ...(item.categories.length > 0 && { categories: item.categories }),
  fetchedAt: item.fetchedAt,
  ...(item.place !== null && { place: item.place }),
  ...(item.preferred === true && { preferred: true }),
});

const outsideOf = ({ reason, keywords, count, newest }: PassedOver): Outside => ({
  reason,
  ...((reason === 'muted' || reason === 'not_kept') && { rule: { kind: reason, subjects: keywords ?? [] } }),
  count,
  newest: newest.map(headingOf),
});

const headingOf = ({ id, subscriptionId, sourceTitle, title, url, at }: ItemHeading): StoryItem => {
  return { id, title, url, sourceId: subscriptionId, sourceTitle, at };
};
