import { Injectable } from '@nestjs/common';
import type { BriefingId } from '../../shared/kernel/identifiers.js';
import type { ComposeRequest } from '../domain/composing/material.js';
import { offeredStories } from '../domain/rewriting/evidence.js';
import { passagesOf } from '../domain/rewriting/passages.js';
import { fitted, rewritten } from '../domain/rewriting/rewritten.js';
import { NO_TOKENS } from '../domain/rewriting/tokens.js';
import { NO_PASSAGES, REWRITING, type JudgedLine, type StopReason, type Writing } from '../domain/rewriting/writing.js';
import type { Groundedness, Script } from '../domain/script.js';
import { ModelSession } from './model-session.js';
import { LanguageModel, type ModelTerms } from './ports/language-model.js';

export interface Rewriting {
  readonly script: Script;
  /** What a model wrote, and what became of it; null: there is no model. */
  readonly writing: Writing | null;
}

/** A script that is to be written better. */
export interface Task {
  readonly briefingId: BriefingId;
  /** The composer's own. */
  readonly script: Script;
  readonly request: Pick<ComposeRequest, 'timezone' | 'now'>;
  /** Attempts at this composition that failed. */
  readonly failedAttempts: number;
}

/** An attempt that was killed has asked, and nobody knows how much: once more is risked, and no more than that. */
const ATTEMPTS_THAT_ASK = 2;
/** Briefings in production at once in one process, twice over. */
const MOST_KEPT = 8;

/** Lets a language model write a script better, where there is one; what it says has to follow from its evidence. */
@Injectable()
export class ScriptRewriting {
  /** What was written and is not on record yet, so that a store that is away costs no second writing. */
  private readonly kept = new Map<BriefingId, { readonly own: string; readonly rewriting: Rewriting }>();

  constructor(private readonly model: LanguageModel) {}

  /** Throws the reason of the signal only: without a usable answer the script stays as it is. */
  async rewrite(task: Task, signal: AbortSignal): Promise<Rewriting> {
    const { terms } = this.model;
    if (terms === null) return { script: task.script, writing: null };
    const own = JSON.stringify(task.script);
    const known = this.kept.get(task.briefingId);
    if (known?.own === own) return known.rewriting;
    const rewriting = await this.written(task, terms, signal);
    this.keep(task.briefingId, { own, rewriting });
    return rewriting;
  }

  /** It is on record. */
  forget(briefingId: BriefingId): void {
    this.kept.delete(briefingId);
  }

  private keep(briefingId: BriefingId, written: { readonly own: string; readonly rewriting: Rewriting }): void {
    this.kept.set(briefingId, written);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }

  private async written(task: Task, terms: ModelTerms, signal: AbortSignal): Promise<Rewriting> {
    const { script, request, failedAttempts } = task;
    if (failedAttempts >= ATTEMPTS_THAT_ASK) return { script, writing: nothingWritten(terms, 'asked_before') };
    const deadline = AbortSignal.timeout(terms.timeoutMs);
    const offered = offeredStories(script, request);
    const session = new ModelSession(this.model, terms, { script, offered }, AbortSignal.any([signal, deadline]));
    const lines = await session.write();
    // Whoever wants the step to end gets no script at all; a model that is merely slow does not keep it from ending.
    signal.throwIfAborted();
    const { passages, takenBack } = fitted(script, passagesOf(lines, offered));
    const groundedness = groundednessOf(lines);
    const { judged, tokens, requests, stopped } = session;
    const writing = { ...nothingWritten(terms, stopped), requests, tokens, judged, takenBack, passages, groundedness };
    return { script: rewritten(script, passages, groundedness), writing };
  }
}

const nothingWritten = ({ model, endpoint }: ModelTerms, stopped: StopReason | null): Writing => ({
  rules: REWRITING,
  model,
  endpoint,
  requests: 0,
  tokens: NO_TOKENS,
  stopped,
  judged: [],
  takenBack: [],
  passages: NO_PASSAGES,
  groundedness: groundednessOf([]),
});

function groundednessOf(lines: readonly JudgedLine[]): Groundedness {
  const verified = lines.filter(({ verdict }) => verdict.ok).length;
  return { proposed: lines.length, verified, replaced: lines.length - verified };
}
