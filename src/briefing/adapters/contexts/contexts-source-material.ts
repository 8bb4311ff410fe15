import { Injectable } from '@nestjs/common';
import { FeedApi } from '../../../feed/api.js';
import { brand } from '../../../shared/kernel/brand.js';
import { PersonalWords } from '../../application/ports/personal-words.js';
import { SourceMaterial } from '../../application/ports/source-material.js';
import type { TimeWindow, Words } from '../../domain/briefing-request.js';
import type { Material } from '../../domain/composing/material.js';
import type { EventOf } from '../../domain/events.js';

const AT_MOST = 1000;

type Requested = EventOf<'BriefingRequested'>['data'];

@Injectable()
export class ContextsSourceMaterial extends SourceMaterial {
  constructor(
    private readonly feed: FeedApi,
    private readonly words: PersonalWords,
  ) {
    super();
  }

  override async gather({ owner, request }: Requested, window: TimeWindow | null): Promise<Material[]> {
    const { sourceIds, excludedSourceIds, itemIds } = request.scope;
    const items = await this.feed.material(brand(owner), {
      ...(sourceIds !== undefined && { only: sourceIds }),
      ...(excludedSourceIds !== undefined && { except: excludedSourceIds }),
      ...(itemIds !== undefined && { itemIds }),
      ...(window !== null && { after: window.start, before: window.end }),
      limit: AT_MOST,
    });
    return items.map(({ id, subscriptionId, sourceTitle, title, author, url, at, text }) => {
      return { id, title, text, url, author, at, sourceId: subscriptionId, sourceTitle };
    });
  }

  override wordsOf({ owner, request }: Requested): Promise<Words> {
    return this.words.open(brand(owner), request.sealedWords);
  }
}
