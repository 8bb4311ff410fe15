import type { EpochMs } from '../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../shared/kernel/identifiers.js';
import { nextStep, type VisibleBriefing } from '../domain/briefing.js';
import { percentOnEntering } from '../domain/production/progress.js';
import type { BriefingChange, BriefingChanges, OwnedChange } from './ports/briefing-changes.js';
import type { ProjectedBriefing } from './ports/briefing-read-model.js';

/** A status that a briefing has left since. */
export interface FormerStatus {
  readonly status: VisibleBriefing['status'];
  readonly at: EpochMs;
  /** Not less than what was told before. */
  readonly percent: number;
}

/** What is told to who follows briefings. */
export interface ProgressNews {
  /** From here on it is resumed; null: only the percentage rose. */
  readonly id: number | null;
  /** As it is now. */
  readonly briefing: ProjectedBriefing;
  /** What is told of it, where that is not how it is now. */
  readonly former: FormerStatus | null;
}

/** Reads news in their order, whenever it is asked: all since it was last asked, or since where it was resumed. */
export interface ProgressReader {
  /** An answer without news is an answer: there are none yet. */
  next(): Promise<readonly ProgressNews[]>;
  /** No news will come any more. */
  readonly isOver: boolean;
  /** Calls back when there may be news; returns how to stop. */
  follow(listener: () => void): () => void;
}

/** Percentages that were told of briefings in production, which never fall. */
class ToldPercentages {
  private readonly told = new Map<BriefingId, number>();

  /** Whether it is more than what was told. */
  tell({ id, percent, state }: ProjectedBriefing): boolean {
    const before = this.told.get(id) ?? -1;
    if (nextStep(state) === null) this.told.delete(id);
    else this.told.set(id, Math.max(before, percent));
    return percent > before;
  }

  former({ status, at }: BriefingChange, { id }: ProjectedBriefing): FormerStatus {
    const percent = Math.max(percentOnEntering(status), this.told.get(id) ?? 0);
    this.told.set(id, percent);
    return { status, at, percent };
  }
}

/** Changes into a status that the next one of the same briefing repeats tell nothing. */
const isRepeated = (change: OwnedChange, index: number, all: readonly OwnedChange[]): boolean =>
  all.slice(index + 1).find(({ briefing }) => briefing.id === change.briefing.id)?.status === change.status;

const PAGE = 20;

/** All briefings of a caller. Begins with those that are being made, or after the position of an earlier reader. */
export class CallerProgress implements ProgressReader {
  readonly isOver = false;
  private readonly percentages = new ToldPercentages();
  private position: number | null = null;

  constructor(
    private readonly changes: BriefingChanges,
    private readonly owner: CallerId,
    private readonly resumedAt: number | null,
  ) {}

  follow(listener: () => void): () => void {
    return this.changes.follow(this.owner, listener);
  }

  async next(): Promise<readonly ProgressNews[]> {
    if (this.position === null) {
      const now = await this.changes.positionOf(this.owner);
      // A position that was never given out is of another database: it resumes nothing.
      const resumes = this.resumedAt !== null && this.resumedAt <= now;
      this.position = resumes ? this.resumedAt : now;
      if (!resumes) return this.beingMade(now);
    }
    return this.since(this.position ?? 0);
  }

  private async since(position: number): Promise<readonly ProgressNews[]> {
    const isBehind = (await this.changes.positionOf(this.owner)) > position;
    const changed = isBehind ? await this.changes.ofOwner(this.owner, position, PAGE) : [];
    const last = changed.at(-1);
    if (last === undefined) return this.beingMade(null);
    this.position = last.position;
    return changed
      .filter((change, index, all) => !isRepeated(change, index, all))
      .map((change) => ({ id: change.position, briefing: change.briefing, former: this.formerOf(change) }));
  }

  /** null: it is in that status now. */
  private formerOf(change: OwnedChange): FormerStatus | null {
    const { status, briefing } = change;
    if (status !== briefing.state.status) return this.percentages.former(change, briefing);
    this.percentages.tell(briefing);
    return null;
  }

  private async beingMade(id: number | null): Promise<readonly ProgressNews[]> {
    const made = await this.changes.inProduction(this.owner);
    return made
      .filter((briefing) => this.percentages.tell(briefing))
      .map((briefing) => ({ id, briefing, former: null }));
  }
}

/** One briefing, until it is finished. Begins with how it is, or after the revision of an earlier reader. */
export class BriefingProgress implements ProgressReader {
  private readonly percentages = new ToldPercentages();
  private over = false;

  constructor(
    private readonly changes: BriefingChanges,
    private readonly id: BriefingId,
    private revision: number | null,
  ) {}

  get isOver(): boolean {
    return this.over;
  }

  follow(listener: () => void): () => void {
    return this.changes.follow(this.id, listener);
  }

  async next(): Promise<readonly ProgressNews[]> {
    const current = await this.changes.current(this.id);
    this.over = current === null || nextStep(current.briefing.state) === null;
    if (current === null) return [];
    const { briefing, revision } = current;
    const known = this.revision !== null && this.revision <= revision ? this.revision : null;
    const left = known === null || known === revision ? [] : await this.leftSince(known, current.revision, briefing);
    this.revision = revision;
    const rose = this.percentages.tell(briefing);
    if (known === revision && (!rose || this.over)) return [];
    return [...left, { id: known === revision ? null : revision, briefing, former: null }];
  }

  /** The statuses that it came into and has left. */
  private async leftSince(known: number, now: number, briefing: ProjectedBriefing): Promise<readonly ProgressNews[]> {
    const since = await this.changes.ofBriefing(this.id, known);
    return since
      .filter(({ revision, status }) => revision < now && status !== briefing.state.status)
      .filter(({ status }, index, all) => all[index + 1]?.status !== status)
      .map((change) => ({ id: change.revision, briefing, former: this.percentages.former(change, briefing) }));
  }
}
