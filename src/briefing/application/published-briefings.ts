import { Injectable } from '@nestjs/common';
import type { Caller } from '../../shared/kernel/caller.js';
import type { EpochMs } from '../../shared/kernel/clock.js';
import type { RuleTrial } from '../../shared/kernel/rule-trial.js';
import type { BriefingId, CallerId } from '../../shared/kernel/identifiers.js';
import {
  BriefingApi,
  type BriefingInShort,
  type BriefingOrder,
  type BriefingPreview,
  type BriefingLink,
  type BriefingStanding,
  type BriefingSummary,
  type CoverWords,
  type NewStoriesCount,
  type Ordered,
  type OrderScope,
  type PublishedBriefing,
  type PublishedEpisode,
  type PublishedQuery,
  type SeriesCorrection,
  type Transcript,
} from '../api.js';
import { BriefingOrders } from './briefing-orders.js';
import { BriefingPreviews } from './briefing-previews.js';
import { BriefingsInShort } from './briefings-in-short.js';
import { BriefingSummaries } from './briefing-summaries.js';
import { PublishedEpisodes } from './published-episodes.js';
import { PublishedTranscripts } from './published-transcripts.js';
import { SeriesCorrections } from './series-corrections.js';

/** What other contexts may ask. */
@Injectable()
export class PublishedBriefings extends BriefingApi {
  // eslint-disable-next-line max-params
  constructor(
    private readonly transcripts: PublishedTranscripts,
    private readonly orders: BriefingOrders,
    private readonly episodes: PublishedEpisodes,
    private readonly previews: BriefingPreviews,
    private readonly summaries: BriefingSummaries,
    private readonly short: BriefingsInShort,
    private readonly corrections: SeriesCorrections,
  ) {
    super();
  }

  override transcriptOf(owner: CallerId, artifactId: string): Promise<Transcript | null> {
    return this.transcripts.transcriptOf(owner, artifactId);
  }

  override linkOf(owner: CallerId, artifactId: string): Promise<BriefingLink | null> {
    return this.transcripts.linkOf(owner, artifactId);
  }

  override request(caller: Caller, order: BriefingOrder, key: string): Promise<Ordered> {
    return this.orders.request(caller, order, key);
  }

  override standingOf(owner: CallerId, briefingId: BriefingId): Promise<BriefingStanding | null> {
    return this.orders.standingOf(owner, briefingId);
  }

  override productionTime(seconds: number | null): Promise<number | null> {
    return this.orders.productionTime(seconds);
  }

  override hasNews(owner: CallerId, scope: OrderScope, since: EpochMs): Promise<boolean> {
    return this.orders.hasNews(owner, scope, since);
  }

  override newStories(owner: CallerId, scope: OrderScope, count: NewStoriesCount): Promise<number> {
    return this.orders.newStories(owner, scope, count);
  }

  override published(owner: CallerId, { series, limit }: PublishedQuery): Promise<readonly PublishedBriefing[]> {
    return this.episodes.list(owner, series ?? null, limit);
  }

  override publishedEpisode(owner: CallerId, briefingId: BriefingId): Promise<PublishedEpisode | null> {
    return this.episodes.find(owner, briefingId);
  }

  override summaryOf(owner: CallerId, briefingId: BriefingId): Promise<BriefingSummary | null> {
    return this.summaries.of(owner, briefingId);
  }

  override inShort(
    owner: CallerId,
    briefings: readonly BriefingId[],
  ): Promise<ReadonlyMap<BriefingId, BriefingInShort>> {
    return this.short.of(owner, briefings);
  }

  override correctionsOf(owner: CallerId, series: string, limit: number): Promise<readonly SeriesCorrection[]> {
    return this.corrections.of(owner, series, limit);
  }

  override paintCover(words: CoverWords): Promise<Uint8Array> {
    return this.episodes.paintCover(words);
  }

  override preview(
    caller: Caller,
    order: BriefingOrder | null,
    changed: BriefingOrder,
    rules?: RuleTrial,
  ): Promise<BriefingPreview> {
    return this.previews.preview(caller, order, changed, rules);
  }
}
