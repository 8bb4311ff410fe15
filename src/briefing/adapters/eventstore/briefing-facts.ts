import { brand } from '../../../shared/kernel/brand.js';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';
import type { AppliedEntry } from '../../domain/read-model.js';
import type { BriefingErased, BriefingReady } from '../../events.js';

/** What other contexts hear of an event. */
export function factsOf({
  id,
  revision,
  recordedAt: at,
  event,
  state,
}: AppliedEntry): (BriefingReady | BriefingErased)[] {
  const about = { briefingId: brand<BriefingId>(id), revision, at };
  if (event.type === 'BriefingErased') return [{ type: 'briefing.BriefingErased', data: about }];
  const heard = event.type === 'BriefingPublished' || event.type === 'BriefingClaimed';
  if (!heard || state.status !== 'ready') return [];
  return [{ type: 'briefing.BriefingReady', data: { ...about, owner: brand<CallerId>(state.requested.owner) } }];
}
