import { batchesOf } from '../domain/rewriting/batches.js';
import type { OfferedStory } from '../domain/rewriting/evidence.js';
import type { Answer, JudgingContext } from '../domain/rewriting/proposal.js';
import { demandSources, judged } from '../domain/rewriting/proposal.js';
import { rewritableParts } from '../domain/rewriting/script-parts.js';
import { questionOf, repairOf, type ModelQuestion } from '../domain/rewriting/question.js';
import { estimatedTokens, NO_TOKENS, sumOf, totalOf } from '../domain/rewriting/tokens.js';
import { verifyLine } from '../domain/rewriting/verify-line.js';
import type { JudgedLine, StopReason, Tokens } from '../domain/rewriting/writing.js';
import type { Script } from '../domain/script.js';
import { ModelFailure, type LanguageModel, type ModelTerms } from './ports/language-model.js';

/** After these it makes no sense to ask on. */
const FINAL: ReadonlySet<StopReason> = new Set(['unreachable', 'too_late', 'busy', 'rejected', 'over_budget']);
const FAILURES_IN_A_ROW = 2;

/** One attempt at a briefing with a language model, within its terms. */
export class ModelSession {
  /** All lines that came back, in the order in which they came. */
  readonly judged: JudgedLine[] = [];
  tokens: Tokens = NO_TOKENS;
  requests = 0;
  /** The last reason why an answer was missing. */
  stopped: StopReason | null = null;
  private failuresInARow = 0;

  constructor(
    private readonly model: LanguageModel,
    private readonly terms: ModelTerms,
    private readonly task: { readonly script: Script; readonly offered: readonly OfferedStory[] },
    private readonly signal: AbortSignal,
  ) {}

  /** The lines in the order in which they are said; of those that were asked for twice the second ones. */
  async write(): Promise<readonly JudgedLine[]> {
    const lines: JudgedLine[] = [];
    const { offered, script } = this.task;
    for (const batch of batchesOf(offered, rewritableParts(script))) {
      if (this.isOver) break;
      const asked = questionOf(batch, script);
      const answer = await this.ask(asked);
      const first = answer === null ? [] : this.judge(answer, 1, asked);
      lines.push(...(await this.repaired(first)));
    }
    return lines;
  }

  /** Lines that do not hold are asked for once more. */
  private async repaired(lines: readonly JudgedLine[]): Promise<readonly JudgedLine[]> {
    const failed = lines.filter(({ verdict, place }) => !verdict.ok && place !== null);
    if (failed.length === 0 || this.isOver) return lines;
    const asked = repairOf(failed, this.task.offered, this.task.script);
    const answer = await this.ask(asked);
    if (answer === null) return lines;
    const again = this.judge(answer, 2, asked);
    return lines.map((line) => {
      const at = answer.lines.findIndex(({ place }) => asked.failed.get(place) === line);
      return again[at] ?? line;
    });
  }

  private judge({ lines }: Answer, attempt: number, { places, evidence }: ModelQuestion): readonly JudgedLine[] {
    const { offered, script } = this.task;
    const { language, hosts } = script;
    const context = { language, hosts: hosts.map(({ name }) => name) };
    const judging: JudgingContext = { places, evidence, ...daysOf(offered), context, verify: verifyLine };
    const all = demandSources(
      lines.map((line) => judged(line, attempt, judging)),
      attempt === 1 ? offered : [],
    );
    this.judged.push(...all);
    return all;
  }

  private get isOver(): boolean {
    return this.stopped !== null && (FINAL.has(this.stopped) || this.failuresInARow >= FAILURES_IN_A_ROW);
  }

  /** null: no answer, for the reason that `stopped` says. */
  private async ask({ question }: ModelQuestion): Promise<Answer | null> {
    const left = this.terms.tokensPerBriefing - totalOf(this.tokens);
    const needed = estimatedTokens(question.rules + question.data) + question.answerTokens;
    if (needed > left) return this.failed('over_budget');
    try {
      const { answer, tokens, requests } = await this.model.ask(question, left, this.signal);
      this.count(tokens, requests);
      this.failuresInARow = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      this.count(error.spent.tokens, error.spent.requests);
      return this.failed(error.reason);
    }
  }

  private count(tokens: Tokens, requests: number): void {
    this.tokens = sumOf(this.tokens, tokens);
    this.requests += requests;
  }

  private failed(reason: StopReason): null {
    this.stopped = reason;
    this.failuresInARow += 1;
    return null;
  }
}

const daysOf = (offered: readonly OfferedStory[]): Pick<JudgingContext, 'dates' | 'ofDays'> => ({
  dates: new Map(offered.flatMap(({ dates }) => [...dates])),
  ofDays: new Map(offered.flatMap(({ ofDays }) => [...ofDays])),
});
