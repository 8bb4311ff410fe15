import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Scope, TimeWindow, Words } from '../../domain/briefing-request.js';
import type { RuleTrial } from '../../../shared/kernel/rule-trial.js';
import type { EventOf } from '../../domain/events.js';
import type { Version } from '../../domain/correcting/revision.js';
import type { Material } from '../../domain/composing/material.js';
import type { Outside } from '../../domain/selection.js';

/** All items that the owner could see at one moment: each is in `material` or counted in `outside`, once. */
export interface Gathered {
  readonly material: readonly Material[];
  readonly outside: readonly Outside[];
}

export interface NewestItems {
  readonly since: EpochMs;
  /** Not from this moment on; absent: no bound. */
  readonly before?: EpochMs;
  readonly limit: number;
}

export interface PresentItem {
  readonly id: string;
  /** null: its publisher has withdrawn it. */
  readonly version: Version | null;
}

/** What a composer works from: the owner's feed items and the owner's own words. */
export abstract class SourceMaterial {
  /** The newest items in the request's scope and the window (null: no bound), 1,000 at most, and what lies outside. */
  abstract gather(
    requested: EventOf<'BriefingRequested'>['data'],
    window: TimeWindow | null,
    rules?: RuleTrial,
  ): Promise<Gathered>;
  /** The newest so many items of the owner within the sources of the scope that are in the range. */
  abstract newest(owner: CallerId, scope: Scope, range: NewestItems): Promise<readonly Material[]>;
  /** Those of these items that the owner can still read, as they are now; at most 500. */
  abstract present(owner: string, itemIds: readonly string[]): Promise<readonly PresentItem[]>;
  /** Whether all these items are there, and stay for as long as there are feeds: say so before they are cited. */
  abstract keep(itemIds: readonly string[]): Promise<boolean>;
  /** The owner's words; empty ones when their key was destroyed. */
  abstract wordsOf(requested: EventOf<'BriefingRequested'>['data']): Promise<Words>;
}
