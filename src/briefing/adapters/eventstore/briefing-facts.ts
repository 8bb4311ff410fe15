import { brand } from '../../../shared/kernel/brand.js';
import type { BriefingId, CallerId, FeedItemId } from '../../../shared/kernel/identifiers.js';
import type { AppliedEntry } from '../../domain/read-model.js';
import { isOwned, slugOf } from '../../domain/briefing.js';
import type {
  BriefingCorrected,
  BriefingErased,
  BriefingFailed,
  BriefingLinkRenewed,
  BriefingReady,
} from '../../events.js';

type BriefingFact = BriefingReady | BriefingCorrected | BriefingFailed | BriefingLinkRenewed | BriefingErased;

/** What other contexts hear of an event. */
export function factsOf(entry: AppliedEntry): BriefingFact[] {
  const { id, revision, recordedAt: at, event, state } = entry;
  const about = { briefingId: brand<BriefingId>(id), revision, at };
  if (event.type === 'BriefingErased') return [{ type: 'briefing.BriefingErased', data: about }];
  if (event.type === 'BriefingLinkRenewed') {
    if (!isOwned(state)) return [];
    const data = { ...about, owner: ownerOf(state), slug: slugOf(state) };
    return [{ type: 'briefing.BriefingLinkRenewed', data }];
  }
  if (event.type === 'BriefingPublished' || event.type === 'BriefingClaimed') {
    if (state.status !== 'ready') return [];
    return [{ type: 'briefing.BriefingReady', data: { ...about, owner: ownerOf(state) } }];
  }
  if (event.type === 'CompositionFailed' || event.type === 'BriefingFailed') {
    if (state.status !== 'composition_failed' && state.status !== 'failed') return [];
    const { code } = state.failure;
    return [{ type: 'briefing.BriefingFailed', data: { ...about, owner: ownerOf(state), code } }];
  }
  if (event.type === 'CitationCorrected' && state.status === 'ready' && event.data.kind !== 'restored') {
    const { itemId, noticedAt } = event.data;
    const data = {
      briefingId: about.briefingId,
      owner: ownerOf(state),
      itemId: brand<FeedItemId>(itemId),
      at: noticedAt,
    };
    return [{ type: 'briefing.BriefingCorrected', data }];
  }
  return [];
}

const ownerOf = ({ requested }: { readonly requested: { readonly owner: string } }): CallerId =>
  brand<CallerId>(requested.owner);
