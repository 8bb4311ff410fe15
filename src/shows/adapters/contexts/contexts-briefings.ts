import { Injectable } from '@nestjs/common';
import { BriefingApi } from '../../../briefing/api.js';
import { PreferencesApi } from '../../../preferences/api.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { RuleTrial } from '../../../shared/kernel/rule-trial.js';
import type { BriefingId, CallerId, ShowId } from '../../../shared/kernel/identifiers.js';
import { Briefings, NotNow } from '../../application/ports/briefings.js';
import type { EpisodeCorrection, EpisodeInShort, EpisodeNews, MadeBriefing } from '../../domain/episode.js';
import type { PreviewedShow } from '../../domain/preview.js';
import type { EpisodeOrder } from '../../domain/order.js';

/** How long an answer of `productionTime` is good: thousands of shows may ask within a minute. */
const KNOWN_FOR_MS = 60_000;

interface KnownTime {
  readonly at: EpochMs;
  readonly answer: Promise<number | null>;
}

@Injectable()
export class ContextsBriefings extends Briefings {
  private readonly times = new Map<number | null, KnownTime>();

  constructor(
    private readonly briefings: BriefingApi,
    private readonly preferences: PreferencesApi,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async order(caller: Caller, order: EpisodeOrder, key: string): Promise<MadeBriefing> {
    const { briefingId, slug } = await this.briefings.request(caller, order, key).catch(refuse);
    return { briefingId, slug };
  }

  override preview(
    caller: Caller,
    before: EpisodeOrder | null,
    after: EpisodeOrder,
    rules?: RuleTrial,
  ): Promise<PreviewedShow> {
    return this.briefings.preview(caller, before, after, rules).catch(refuse);
  }

  override async newsOf(owner: CallerId, briefingId: BriefingId): Promise<EpisodeNews | null> {
    const standing = await this.briefings.standingOf(owner, briefingId);
    if (standing === null) return { type: 'briefing_erased' };
    if (standing.status !== 'failed') return standing.status === 'ready' ? { type: 'briefing_ready' } : null;
    const { code, message } = standing;
    return { type: 'briefing_failed', reason: { code, message, possibleAt: null } };
  }

  override async slugOf(owner: CallerId, briefingId: BriefingId): Promise<string | null> {
    return (await this.briefings.standingOf(owner, briefingId))?.slug ?? null;
  }

  override inShort(
    owner: CallerId,
    briefings: readonly BriefingId[],
  ): Promise<ReadonlyMap<BriefingId, EpisodeInShort>> {
    return this.briefings.inShort(owner, briefings);
  }

  override corrections(owner: CallerId, showId: ShowId, limit: number): Promise<readonly EpisodeCorrection[]> {
    return this.briefings.correctionsOf(owner, showId, limit);
  }

  override productionTime(seconds: number | null): Promise<number | null> {
    const now = this.clock.now();
    const known = this.times.get(seconds);
    if (known !== undefined && Math.abs(now - known.at) < KNOWN_FOR_MS) return known.answer;
    const answer = this.briefings.productionTime(seconds);
    this.times.set(seconds, { at: now, answer });
    answer.catch(() => this.times.delete(seconds));
    return answer;
  }

  override hasNews(owner: CallerId, scope: EpisodeOrder['scope'], since: EpochMs): Promise<boolean> {
    return this.briefings.hasNews(owner, scope, since);
  }

  override async newStories(
    owner: CallerId,
    { language, scope }: Pick<EpisodeOrder, 'language' | 'scope'>,
    count: { readonly since: EpochMs; readonly enough: number },
  ): Promise<number> {
    const read = language ?? (await this.preferences.profileOf(owner)).language;
    return this.briefings.newStories(owner, scope, { ...count, language: read });
  }
}

function refuse(error: unknown): never {
  throw isNotNow(error) ? new NotNow(error, allowanceOf(error)) : error;
}

type Refusal = ConstructorParameters<typeof NotNow>[0];

const isNotNow = (error: unknown): error is Refusal =>
  error instanceof DomainError && (error.kind === 'conflict' || error.kind === 'exhausted');

/** Of refusals for an allowance, which another context words. */
function allowanceOf(error: object): NotNow['allowance'] {
  const { limit, nextGenerationAt } = error as { readonly limit?: unknown; readonly nextGenerationAt?: unknown };
  return typeof limit === 'number' && typeof nextGenerationAt === 'number'
    ? { limit, possibleAt: nextGenerationAt }
    : null;
}
