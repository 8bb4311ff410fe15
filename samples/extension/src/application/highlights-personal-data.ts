import { Injectable } from '@nestjs/common';
import { type CallerId, type Erasure, type Kept, PersonalData, type WorkClaim } from 'podcast-briefings/extension';
import { HighlightStore } from './ports/highlight-store.js';

/** What people have kept is counted, erased and handed over with all the rest: the platform finds this class. */
@Injectable()
export class HighlightsPersonalData extends PersonalData {
  readonly context = 'highlights';

  constructor(private readonly highlights: HighlightStore) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    return [{ what: 'highlights', count: await this.highlights.count(caller) }];
  }

  override erase({ caller }: Erasure): Promise<void> {
    return this.highlights.removeAll(caller);
  }

  /** Whose the briefings are now the facts of Briefing tell. */
  override handOver({ from, to }: WorkClaim): Promise<void> {
    return this.highlights.handOver(from, to);
  }
}
