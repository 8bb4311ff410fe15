import { nextStep } from '../../domain/briefing.js';
import type { ProgressNews, ProgressReader } from '../../application/briefing-progress.js';
import type { LiveEvent } from '../../../shared/delivery/http/live/event-format.js';
import type { LiveSource } from '../../../shared/delivery/http/live/live-stream.js';

/** ready and failed are the last of a briefing. */
function eventOf({ briefing, former }: ProgressNews): 'progress' | 'ready' | 'failed' {
  if (former !== null || nextStep(briefing.state) !== null) return 'progress';
  return briefing.state.status === 'ready' ? 'ready' : 'failed';
}

/** News of briefings as events, with the data that `present` makes of each. */
export class ProgressSource implements LiveSource {
  constructor(
    private readonly reader: ProgressReader,
    private readonly present: (news: ProgressNews) => object,
  ) {}

  get isOver(): boolean {
    return this.reader.isOver;
  }

  follow(listener: () => void): () => void {
    return this.reader.follow(listener);
  }

  async next(): Promise<readonly LiveEvent[]> {
    return (await this.reader.next()).map((news) => ({
      event: eventOf(news),
      data: this.present(news),
      ...(news.id !== null && { id: String(news.id) }),
    }));
  }
}
