import { Injectable } from '@nestjs/common';
import type { Caller } from '../../shared/kernel/caller.js';
import { Clock } from '../../shared/kernel/clock.js';
import { FactPublisher } from '../../shared/kernel/facts.js';
import type { BriefingId } from '../../shared/kernel/identifiers.js';
import { learn, NOTHING_NEW, type Episode, type EpisodeNews, type EpisodeState } from '../domain/episode.js';
import { orderKeyOf, orderOf, type EpisodeOrder } from '../domain/order.js';
import type { Show } from '../domain/show.js';
import type { ShowSkipped } from '../events.js';
import { Briefings } from './ports/briefings.js';
import { EpisodeStore, type EpisodeKey } from './ports/episode-store.js';
import { SourcesOfShows } from './sources-of-shows.js';

/** What becomes of episodes. All of it may be repeated, by anybody and at any time: each has one briefing at most. */
@Injectable()
export class EpisodeMaking {
  // eslint-disable-next-line max-params
  constructor(
    private readonly episodes: EpisodeStore,
    private readonly briefings: Briefings,
    private readonly sources: SourcesOfShows,
    private readonly facts: FactPublisher,
    private readonly clock: Clock,
  ) {}

  /** Asks for its briefing. null: it is gone. Throws what refuses that, and then nothing has changed. */
  async order(show: Show, episode: Episode): Promise<EpisodeState | null> {
    const order = orderOf(show, await this.sources.of(show));
    if (!(await this.mayHaveNews(show, episode, order))) {
      return this.tell(episode, { type: 'refused', reason: NOTHING_NEW, skip: true });
    }
    const briefing = await this.briefings.order(ownerOf(show), order, orderKeyOf(show, episode.moment));
    await this.tell(episode, { type: 'ordered', briefing });
    // It may have ended before it was known whose episode it is: whoever told of that found none.
    return this.review(episode, briefing.briefingId);
  }

  /**
   * Where there is surely nothing no briefing is made to find that out. Who asks for an episode gets one that says so, and
   * a show that was changed may want what it left out before.
   */
  private async mayHaveNews({ id, updatedAt }: Show, { cause, owner }: Episode, order: EpisodeOrder): Promise<boolean> {
    const since = cause === 'run' ? null : await this.episodes.lastReadyAt(id, this.clock.now());
    return since === null || updatedAt >= since || this.briefings.hasNews(owner, order.scope, since);
  }

  /** Asks what has become of its briefing. null: it is gone. */
  async review(episode: Episode, briefingId: BriefingId): Promise<EpisodeState | null> {
    return this.tell(episode, await this.briefings.newsOf(episode.owner, briefingId));
  }

  /** Records what was learned, and in the same transaction the fact that an episode is skipped. null: it is gone. */
  tell(key: EpisodeKey, news: EpisodeNews | null): Promise<EpisodeState | null> {
    return this.episodes.update(key, this.clock.now(), async (episode) => {
      const state = news === null ? episode.state : learn(episode.state, news);
      if (state !== episode.state && state.status === 'skipped') {
        await this.facts.publish(skipped(episode, state.reason.code));
      }
      return state;
    });
  }
}

/** Who has shows is a member, and nobody gives a role to one. */
const ownerOf = ({ owner }: Show): Caller => ({ id: owner, kind: 'member', roles: [] });

const skipped = ({ showId, owner, moment }: Episode, reason: string): ShowSkipped => ({
  type: 'shows.ShowSkipped',
  data: { showId, owner, moment, reason },
});
