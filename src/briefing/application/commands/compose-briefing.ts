import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import type { Briefing, BriefingCommand } from '../../domain/briefing.js';
import type { CompositionInputs, EventOf } from '../../domain/events.js';
import type { Script } from '../../domain/script.js';
import { isLaterEpisode } from '../../domain/window.js';
import { CompositionFiles, type FinalDraft } from '../composition-files.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { ScriptDrafting, type Draft } from '../script-drafting.js';
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

type Composed = EventOf<'BriefingComposed'>['data'];
type Composing = Extract<Briefing, { status: 'composing' }>;

const NOTHING_TO_SAY = {
  code: 'no_matching_items',
  message: 'None of your sources has anything that matches this request. Widen the time, the query or the sources.',
};

const NOTHING_NEW = {
  code: NOTHING_TO_SAY.code,
  message: 'Your sources have brought nothing new for this show since its last episode.',
};

@CommandHandler(ComposeBriefing)
export class ComposeBriefingHandler implements ICommandHandler<ComposeBriefing> {
  constructor(
    private readonly history: BriefingHistory,
    private readonly drafting: ScriptDrafting,
    private readonly rewriting: ScriptRewriting,
    private readonly files: CompositionFiles,
  ) {}

  async execute({ briefingId, signal }: ComposeBriefing): Promise<void> {
    const state = await this.history.load(briefingId);
    if (state.status !== 'composing') return;
    const draft = await this.drafting.draft(state.requested, signal);
    const { script } = draft;
    const final = script === null ? null : await this.rewritten(briefingId, { ...draft, script }, state, signal);
    const inputs = await this.files.keepInputs(briefingId, final ?? draft);
    const failure = isLaterEpisode(state.requested) ? NOTHING_NEW : NOTHING_TO_SAY;
    const outcome: BriefingCommand =
      final === null
        ? { type: 'ReportFailure', step: 'compose', passing: false, failure, inputs }
        : { type: 'RecordComposition', data: await this.composed(briefingId, final, inputs) };
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

  private async composed(id: BriefingId, draft: FinalDraft, inputs: CompositionInputs): Promise<Composed> {
    const { title, hosts, coverage, versions, targetMs, plannedMs, shorterThanAsked } = draft.script;
    return {
      title,
      ...(await this.files.keepScript(id, draft)),
      ...inputs,
      coverage,
      versions,
      platform: draft.platform,
      hosts: hosts.map(({ durationFactor = 1, ...host }) => ({ ...host, durationFactor })),
      targetMs,
      plannedMs,
      shorterThanAsked,
    };
  }
}
