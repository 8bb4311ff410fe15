import { Injectable } from '@nestjs/common';
import { FeedApi, type ItemHeading, type MaterialItem } from '../../../feed/api.js';
import { brand } from '../../../shared/kernel/brand.js';
import { OwnerEncryption } from '../../application/ports/owner-encryption.js';
import { SourceMaterial, type Gathered } from '../../application/ports/source-material.js';
import type { TimeWindow, Words } from '../../domain/briefing-request.js';
import type { Material } from '../../domain/composing/material.js';
import type { EventOf } from '../../domain/events.js';
import type { StoryItem } from '../../domain/script.js';

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

  override async gather({ owner, request }: Requested, window: TimeWindow | null): Promise<Gathered> {
    const { sourceIds, excludedSourceIds, itemIds } = request.scope;
    const { items, passedOver } = await this.feed.material(brand(owner), {
      ...(sourceIds !== undefined && { only: sourceIds }),
      ...(excludedSourceIds !== undefined && { except: excludedSourceIds }),
      ...(itemIds !== undefined && { itemIds }),
      ...(window !== null && { after: window.start, before: window.end }),
      limit: AT_MOST,
      named: NAMED,
    });
    return {
      material: items.map(materialOf),
      outside: passedOver.map(({ newest, ...rest }) => ({ ...rest, newest: newest.map(headingOf) })),
    };
  }

  override async keep(itemIds: readonly string[]): Promise<boolean> {
    const kept = await this.feed.keep(itemIds);
    return itemIds.every((id) => kept.has(id));
  }

  override wordsOf({ owner, request }: Requested): Promise<Words> {
    return this.encryption.decrypt(brand(owner), request.sealedWords);
  }
}

const materialOf = (item: MaterialItem): Material => ({
  ...headingOf(item),
  author: item.author,
  text: item.text,
  ...(item.categories.length > 0 && { categories: item.categories }),
  fetchedAt: item.fetchedAt,
  ...(item.place !== null && { place: item.place }),
});

const headingOf = ({ id, subscriptionId, sourceTitle, title, url, at }: ItemHeading): StoryItem => {
  return { id, title, url, sourceId: subscriptionId, sourceTitle, at };
};
