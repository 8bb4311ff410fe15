import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BriefingId, CallerId } from 'podcast-briefings/extension';
import type { Highlight } from '../../domain/highlight.js';
import { HighlightStore } from '../ports/highlight-store.js';
import { KnownBriefings } from '../ports/known-briefings.js';

export interface HighlightList {
  readonly highlights: readonly Highlight[];
  /** Briefings that are ready, and of which nothing is kept. */
  readonly untouched: readonly BriefingId[];
}

export class ListHighlights extends Query<HighlightList> {
  constructor(
    readonly owner: CallerId,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListHighlights)
export class ListHighlightsHandler implements IQueryHandler<ListHighlights> {
  constructor(
    private readonly highlights: HighlightStore,
    private readonly briefings: KnownBriefings,
  ) {}

  async execute({ owner, limit }: ListHighlights): Promise<HighlightList> {
    return {
      highlights: await this.highlights.list(owner, limit),
      untouched: await this.briefings.withoutHighlights(owner, limit),
    };
  }
}
