import type { TimeWindow, Words } from '../../domain/briefing-request.js';
import type { EventOf } from '../../domain/events.js';
import type { Material } from '../../domain/composing/material.js';

/** What a composer works from: the owner's feed items and the owner's own words. */
export abstract class SourceMaterial {
  /** The newest items in the request's scope and the window (null: no bound), 1,000 at most. */
  abstract gather(requested: EventOf<'BriefingRequested'>['data'], window: TimeWindow | null): Promise<Material[]>;
  /** The owner's words; empty ones when their key was destroyed. */
  abstract wordsOf(requested: EventOf<'BriefingRequested'>['data']): Promise<Words>;
}
