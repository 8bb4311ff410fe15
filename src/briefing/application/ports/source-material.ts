import type { TimeWindow, Words } from '../../domain/briefing-request.js';
import type { EventOf } from '../../domain/events.js';
import type { Material } from '../../domain/composing/material.js';
import type { Outside } from '../../domain/selection.js';

/** All items that the owner could see at one moment: each is in `material` or counted in `outside`, once. */
export interface Gathered {
  readonly material: readonly Material[];
  readonly outside: readonly Outside[];
}

/** What a composer works from: the owner's feed items and the owner's own words. */
export abstract class SourceMaterial {
  /** The newest items in the request's scope and the window (null: no bound), 1,000 at most, and what lies outside. */
  abstract gather(requested: EventOf<'BriefingRequested'>['data'], window: TimeWindow | null): Promise<Gathered>;
  /** Whether all these items are there, and stay for as long as there are feeds: say so before they are cited. */
  abstract keep(itemIds: readonly string[]): Promise<boolean>;
  /** The owner's words; empty ones when their key was destroyed. */
  abstract wordsOf(requested: EventOf<'BriefingRequested'>['data']): Promise<Words>;
}
