import { Injectable } from '@nestjs/common';
import { brand } from '../../shared/kernel/brand.js';
import type { Caller } from '../../shared/kernel/caller.js';
import { Clock, type EpochMs } from '../../shared/kernel/clock.js';
import type { RuleTrial } from '../../shared/kernel/rule-trial.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { BriefingOrder, BriefingPreview, PreviewExtent, PreviewStory } from '../api.js';
import type { BriefingInput, Words } from '../domain/briefing-request.js';
import type { EventOf } from '../domain/events.js';
import type { Script } from '../domain/script.js';
import { differenceBetween, type Compared, type ComparedStory, type Extent } from '../domain/what-if/difference.js';
import { explained } from '../domain/what-if/explained.js';
import { inputOf } from './briefing-orders.js';
import { BriefingReadModel } from './ports/briefing-read-model.js';
import { RequestSettling } from './request-settling.js';
import { ScriptDrafting } from './script-drafting.js';

/** Others may be before it, and a voice may be new. */
const PATIENCE_MS = 60_000;

/** Among the newest, those that failed or are in production. */
const LOOKED_AT = 20;

const NOTHING: Compared = { script: null, ledger: [] };

type Requested = EventOf<'BriefingRequested'>['data'];

/** Briefings that are composed as they would be now, for somebody to look at. */
@Injectable()
export class BriefingPreviews {
  constructor(
    private readonly settling: RequestSettling,
    private readonly drafting: ScriptDrafting,
    private readonly readModel: BriefingReadModel,
    private readonly clock: Clock,
  ) {}

  async preview(
    caller: Caller,
    order: BriefingOrder | null,
    changed: BriefingOrder,
    rules?: RuleTrial,
  ): Promise<BriefingPreview> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const now = this.clock.now();
    const moment = { seed: String(now), now, signal };
    const after = await this.trial(caller.id, { input: inputOf(changed), rules }, moment);
    const isSame = rules === undefined && JSON.stringify(order) === JSON.stringify(changed);
    const before = isSame ? after : await this.asItIs(caller.id, order, moment);
    const difference = differenceBetween(before, after);
    return {
      language: after.language,
      before: extentOf(difference.before),
      after: extentOf(difference.after),
      stories: difference.stories.map(storyOf),
      sentences: sentencesOf(after.script),
    };
  }

  private async asItIs(caller: CallerId, order: BriefingOrder | null, moment: Moment): Promise<Compared> {
    return order === null ? NOTHING : this.trial(caller, { input: inputOf(order), rules: undefined }, moment);
  }

  private async trial(
    caller: CallerId,
    { input, rules }: Tried,
    moment: Moment,
  ): Promise<Compared & Pick<BriefingPreview, 'language'>> {
    const { requested, words } = await this.requested(caller, input, moment);
    const { script, ledger } = await this.drafting.trial(requested, { words, rules }, moment.signal);
    return { script, ledger, language: requested.request.language };
  }

  /** As it would be recorded, without an id: nothing is. */
  private async requested(
    caller: CallerId,
    input: BriefingInput,
    { seed, now }: Moment,
  ): Promise<{ readonly requested: Requested; readonly words: Words }> {
    const { request, words, activeSubscriptions } = await this.settling.settled(caller, input);
    const opening = { owner: caller, quickReadId: '', slug: '', seed, activeSubscriptions, requestedAt: now };
    const lastReadyAt = await this.lastReadyAt(caller, request.series);
    return { requested: { ...opening, request: { ...request, sealedWords: '' }, lastReadyAt }, words };
  }

  private async lastReadyAt(caller: CallerId, series: string | null): Promise<EpochMs | null> {
    const newest = { kind: 'audio_brief', after: null, limit: LOOKED_AT, series, deleted: true } as const;
    const { rows } = await this.readModel.list(caller, newest);
    return rows.find(({ briefing }) => briefing.state.status === 'ready')?.briefing.createdAt ?? null;
  }
}

/** Both scripts are of one moment, and where chance decides, it decides the same. */
interface Moment {
  readonly seed: string;
  readonly now: EpochMs;
  readonly signal: AbortSignal;
}

interface Tried {
  readonly input: BriefingInput;
  readonly rules: RuleTrial | undefined;
}

const extentOf = (extent: Extent | null): PreviewExtent | null =>
  extent && {
    title: extent.title,
    plannedMs: extent.plannedMs,
    sentences: extent.sentences,
    told: extent.coverage.covered,
    inScope: extent.coverage.total,
  };

const storyOf = (story: ComparedStory): PreviewStory => ({
  title: story.title,
  itemIds: story.itemIds.map((id) => brand(id)),
  placeBefore: story.before?.place ?? null,
  placeAfter: story.after?.place ?? null,
  explanation: explained(story),
});

const sentencesOf = (script: Script | null): BriefingPreview['sentences'] =>
  (script?.lines ?? []).map(({ host, text, citation }) => ({
    host: script?.hosts[host]?.name ?? '',
    text,
    itemId: citation === undefined ? null : brand(citation.itemId),
  }));
