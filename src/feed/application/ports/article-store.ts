import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import type { Prospect } from '../../domain/article.js';

/** An article that is to be fetched, by whoever holds it until its lease ends. */
export interface LeasedArticle {
  readonly itemId: FeedItemId;
  readonly feedId: number;
  /** http or https. */
  readonly url: string;
  /** This is the moment that its origin has reserved for it (`putOff`). */
  readonly reserved: boolean;
  /** This one included; one that ended with its process counts. */
  readonly attempts: number;
  /** What the feed says. */
  readonly item: { readonly title: string; readonly text: string };
  /** Ends the lease; also tells it from later ones. */
  readonly leaseUntil: EpochMs;
}

export type ArticleFate =
  | { readonly fate: 'kept'; readonly text: string; readonly at: EpochMs }
  /** Never asked for again, unless the publisher changes the link. */
  | { readonly fate: 'given_up'; readonly reason: string; readonly at: EpochMs }
  | { readonly fate: 'tried_again'; readonly reason: string; readonly at: EpochMs };

/** Articles of items: each is fetched once, for all who want it. */
export abstract class ArticleStore {
  /** The newest items of the feed, with what is known of their articles. */
  abstract newest(feedId: number, count: number): Promise<Prospect[]>;
  /** To be fetched from `at` on, whatever is known of them; an article that is there stays until a better one comes. */
  abstract enqueue(prospects: readonly Prospect[], at: EpochMs): Promise<void>;
  /** Items that do without: their feeds say more. */
  abstract drop(itemIds: readonly FeedItemId[]): Promise<void>;
  /** Articles of items that were edited: title, summary and author are found together with the text. */
  abstract renew(itemIds: readonly FeedItemId[]): Promise<void>;
  /**
   * The one that waits longest. Any number of workers may ask at once: each article goes to one of them, and to
   * another when that one has died and its lease is over. null: none is due.
   */
  abstract leaseNext(now: EpochMs, leaseUntil: EpochMs): Promise<LeasedArticle | null>;
  /** Ends the lease: `at` is reserved by its origin, or it is due as before (`at` is now). Not an attempt. */
  abstract putOff(article: LeasedArticle, at: EpochMs, reserved: boolean): Promise<void>;
  /** Nothing happens when the lease was lost, or the publisher has changed the link meanwhile. */
  abstract settle(article: LeasedArticle, fate: ArticleFate): Promise<void>;
}
