import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId, CallerId, FeedItemId } from '../../../shared/kernel/identifiers.js';
import { unreachable } from '../../../shared/kernel/unreachable.js';
import type { Notice } from './notice.js';

const NOTHING_TO_TELL = 'no_matching_items';

interface About {
  readonly briefingId: BriefingId;
  readonly owner: CallerId;
  readonly at: EpochMs;
}

export type BriefingNews =
  | (About & { readonly kind: 'ready' })
  | (About & { readonly kind: 'failed'; readonly code: string })
  | (About & { readonly kind: 'corrected'; readonly itemId: FeedItemId });

/** Where people see a briefing. */
export interface BriefingLink {
  readonly viewerUrl: string;
  /** null: it is an episode of none. */
  readonly showId: string | null;
}

/** An episode that has nothing to tell is skipped, and no failure: `show.skipped` says so. */
export const isSkipped = (news: BriefingNews, { showId }: BriefingLink): boolean =>
  news.kind === 'failed' && news.code === NOTHING_TO_TELL && showId !== null;

/** The message of it: once for each briefing, and for each change of a source. */
export function briefingNotice(news: BriefingNews, { viewerUrl, showId }: BriefingLink): Notice {
  const { kind, briefingId, owner, at } = news;
  const links = { artifact_id: briefingId, show_id: showId, viewer_url: viewerUrl };
  const about = { owner, at, dedupeKey: `briefing.${kind}:${briefingId}` };
  switch (kind) {
    case 'ready':
      return { ...about, type: 'briefing.ready', data: { ...links, audio_url: `${viewerUrl}/audio.mp3` } };
    case 'failed':
      return { ...about, type: 'briefing.failed', data: { ...links, error_code: news.code } };
    case 'corrected': {
      const dedupeKey = `${about.dedupeKey}:${news.itemId}:${at}`;
      return { ...about, dedupeKey, type: 'briefing.corrected', data: { ...links, item_id: news.itemId } };
    }
    default:
      return unreachable(kind);
  }
}
