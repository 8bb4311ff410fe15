import type { Caller } from '../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { RuleTrial } from '../../../shared/kernel/rule-trial.js';
import type { BriefingId, CallerId, ShowId } from '../../../shared/kernel/identifiers.js';
import type { EpisodeCorrection, EpisodeInShort, EpisodeNews, MadeBriefing } from '../../domain/episode.js';
import type { EpisodeOrder } from '../../domain/order.js';
import type { PreviewedShow } from '../../domain/preview.js';

/** Nothing may be asked for now, and nobody did anything wrong. */
export class NotNow extends DomainError {
  readonly kind: 'conflict' | 'exhausted';
  readonly code: string;

  constructor(
    refusal: DomainError & { readonly kind: 'conflict' | 'exhausted' },
    /** Of an allowance that is used up: how many it allows, and when the next one is possible. */
    readonly allowance: { readonly limit: number; readonly possibleAt: EpochMs } | null,
  ) {
    super(refusal.message);
    this.kind = refusal.kind;
    this.code = refusal.code;
  }
}

/** Who makes briefings. */
export abstract class Briefings {
  /** The same briefing for the same key, for ever. Throws NotNow, and other refusals of an order that is wrong. */
  abstract order(caller: Caller, order: EpisodeOrder, key: string): Promise<MadeBriefing>;
  /** What has become of it; null: nothing so far. */
  abstract newsOf(owner: CallerId, briefingId: BriefingId): Promise<EpisodeNews | null>;
  /** The name in its public link of now; null: it is gone. */
  abstract slugOf(owner: CallerId, briefingId: BriefingId): Promise<string | null>;
  /** Those that are ready. */
  abstract inShort(owner: CallerId, briefings: readonly BriefingId[]): Promise<ReadonlyMap<BriefingId, EpisodeInShort>>;
  /** Of the newest episodes of a show, those first that were noticed last. */
  abstract corrections(owner: CallerId, showId: ShowId, limit: number): Promise<readonly EpisodeCorrection[]>;
  /** What a briefing of each would say now, and how they differ. Nothing is kept. Refuses as `order`, but for the allowance. */
  abstract preview(
    caller: Caller,
    /** null: nothing of what the show names is followed. */
    before: EpisodeOrder | null,
    after: EpisodeOrder,
    /** As if the rules of the caller were others, after the changes. */
    rules?: RuleTrial,
  ): Promise<PreviewedShow>;
  /** What productions of that length took lately, in milliseconds; null: nobody knows. */
  abstract productionTime(seconds: number | null): Promise<number | null>;
  /** Whether there is anything since then; not whether it was told before. */
  abstract hasNews(owner: CallerId, scope: EpisodeOrder['scope'], since: EpochMs): Promise<boolean>;
  /** How many stories are new within the scope since then; it may stop counting at `enough`. */
  abstract newStories(
    owner: CallerId,
    order: Pick<EpisodeOrder, 'language' | 'scope'>,
    count: { readonly since: EpochMs; readonly enough: number },
  ): Promise<number>;
}
