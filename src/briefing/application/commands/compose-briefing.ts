import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ids, type BriefingId } from '../../../shared/kernel/identifiers.js';
import { ENOUGH_STORIES, windowsOf } from '../../domain/window.js';
import type { Briefing, BriefingCommand } from '../../domain/briefing.js';
import type { TimeWindow } from '../../domain/briefing-request.js';
import { commissionOf, hostsOf, understoodIn } from '../../domain/composing/commission.js';
import type { ToldStory } from '../../domain/composing/memory/told-story.js';
import type { CompositionInputs, EventOf, MediaRef } from '../../domain/events.js';
import { saysNothing } from '../../domain/request/asked.js';
import type { Understood } from '../../domain/request/understood.js';
import { citedIn, type Script } from '../../domain/script.js';
import type { Writing } from '../../domain/rewriting/writing.js';
import { selectionOf } from '../../domain/selection.js';
import { EarlierStories } from '../earlier-stories.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { BriefingFiles } from '../ports/briefing-files.js';
import { ScriptWriter, type Composition } from '../ports/script-writer.js';
import { SourceMaterial, type Gathered } from '../ports/source-material.js';
import { ScriptRewriting } from '../script-rewriting.js';

/** The first step of a production: choose stories and write the script. */
export class ComposeBriefing extends Command<void> {
  constructor(
    readonly briefingId: BriefingId,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

type Requested = EventOf<'BriefingRequested'>['data'];
type Composed = EventOf<'BriefingComposed'>['data'];
type Composing = Extract<Briefing, { status: 'composing' }>;

/** What is asked for, and what the listener heard before. */
interface Order {
  readonly requested: Requested;
  readonly told: readonly ToldStory[];
}

/** What composing from the items of one window came to. */
interface Draft extends Composition {
  readonly gathered: Gathered;
  readonly window: TimeWindow | null;
  readonly understood: Understood;
}

/** A draft that can be recorded. */
interface FinalDraft extends Draft {
  readonly script: Script;
  readonly writing: Writing | null;
}

const NOTHING_TO_SAY = {
  code: 'no_matching_items',
  message: 'None of your sources has anything that matches this request. Widen the time, the query or the sources.',
};

/** Not what was told before, where there is nothing else. */
const hasNews = ({ script }: Draft): boolean => script !== null && script.nothingNewSince === undefined;

const isEnough = (draft: Draft): boolean =>
  hasNews(draft) && draft.script !== null && draft.script.coverage.total >= ENOUGH_STORIES;

@CommandHandler(ComposeBriefing)
export class ComposeBriefingHandler implements ICommandHandler<ComposeBriefing> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly history: BriefingHistory,
    private readonly sources: SourceMaterial,
    private readonly earlier: EarlierStories,
    private readonly writer: ScriptWriter,
    private readonly rewriting: ScriptRewriting,
    private readonly files: BriefingFiles,
    private readonly ids: Ids,
  ) {}

  async execute({ briefingId, signal }: ComposeBriefing): Promise<void> {
    const state = await this.history.load(briefingId);
    if (state.status !== 'composing') return;
    const told = await this.earlier.toldBefore(state.requested);
    const draft = await this.lastingDraft({ requested: state.requested, told }, signal);
    const { script } = draft;
    const final = script === null ? null : await this.rewritten(briefingId, { ...draft, script }, state, signal);
    const inputs: CompositionInputs = {
      selection: await this.keepSelection(briefingId, final ?? draft),
      window: draft.window,
      understood: await this.keepUnderstood(briefingId, draft),
      told: await this.keepTold(briefingId, told),
    };
    const outcome: BriefingCommand =
      final === null
        ? { type: 'ReportFailure', step: 'compose', passing: false, failure: NOTHING_TO_SAY, inputs }
        : { type: 'RecordComposition', data: await this.keep(briefingId, final, inputs) };
    await this.history.record(briefingId, outcome, 'composer');
    this.rewriting.forget(briefingId);
  }

  /** As a language model writes it, where there is one. */
  private async rewritten(
    briefingId: BriefingId,
    draft: Draft & { readonly script: Script },
    { requested, failedAttempts }: Composing,
    signal: AbortSignal,
  ): Promise<FinalDraft> {
    const request = { timezone: requested.request.timezone, now: requested.requestedAt };
    const task = { briefingId, script: draft.script, request, failedAttempts };
    const { script, writing } = await this.rewriting.rewrite(task, signal);
    return { ...draft, script, ledger: script.ledger, writing };
  }

  /** Its items stay. Those that retention took while it was written are not there for the next one. */
  private async lastingDraft(order: Order, signal: AbortSignal): Promise<Draft> {
    let draft = await this.draft(order, signal);
    while (draft.script !== null && !(await this.sources.keep(citedIn(draft.script)))) {
      signal.throwIfAborted();
      draft = await this.draft(order, signal);
    }
    return draft;
  }

  /** Widens the window while there are too few stories. */
  private async draft({ requested, told }: Order, signal: AbortSignal): Promise<Draft> {
    const commission = commissionOf(requested, await this.sources.wordsOf(requested), hostsOf(requested), told);
    const draftFrom = async (window: TimeWindow | null): Promise<Draft> => {
      const gathered = await this.sources.gather(requested, window);
      const understood = understoodIn(commission, gathered.material);
      return { ...(await this.writer.write(gathered.material, commission, signal)), gathered, window, understood };
    };
    const { period } = understoodIn(commission, []);
    const [narrowest, ...wider] = windowsOf(requested, period);
    let best = await draftFrom(narrowest);
    for (const window of wider) {
      if (isEnough(best)) break;
      const next = await draftFrom(window);
      if (best.script === null || hasNews(next)) best = next;
    }
    return best;
  }

  private keepSelection(id: BriefingId, { gathered, ledger, script }: Draft): Promise<MediaRef> {
    const selection = selectionOf(gathered.material, { ledger, stories: script?.stories ?? [] }, gathered.outside);
    return this.keepApart(id, 'selection', selection);
  }

  private keepUnderstood(id: BriefingId, { understood }: Draft): Promise<MediaRef | null> {
    return saysNothing(understood) ? Promise.resolve(null) : this.keepApart(id, 'understood', understood);
  }

  /**
   * What holds words of a person, or what they heard. Its hash outlives erasure, and few requests are likely: without
   * the random part, who has the items could try them until the hash agrees.
   */
  private keepApart(
    id: BriefingId,
    name: 'selection' | 'script' | 'writing' | 'understood' | 'told',
    content: object,
  ): Promise<MediaRef> {
    return this.files.keepJson(id, name, { nonce: this.ids.secretSlug(), ...content });
  }

  private keepTold(id: BriefingId, stories: readonly ToldStory[]): Promise<MediaRef | null> {
    return stories.length === 0 ? Promise.resolve(null) : this.keepApart(id, 'told', { stories });
  }

  private async keep(id: BriefingId, draft: FinalDraft, inputs: CompositionInputs): Promise<Composed> {
    const { title, hosts, coverage, versions, targetMs, plannedMs, shorterThanAsked } = draft.script;
    return {
      title,
      material: await this.files.keepJson(id, 'material', draft.gathered.material),
      script: await this.keepApart(id, 'script', draft.script),
      writing: draft.writing === null ? null : await this.keepApart(id, 'writing', draft.writing),
      ...inputs,
      coverage,
      versions,
      platform: draft.platform,
      hosts,
      targetMs,
      plannedMs,
      shorterThanAsked,
    };
  }
}
