import { Injectable } from '@nestjs/common';
import { Clock, type EpochMs } from '../../shared/kernel/clock.js';
import { HostCatalogue } from '../../shared/kernel/hosts/host-catalogue.js';
import type { CallerId, ShowId } from '../../shared/kernel/identifiers.js';
import { checkHosts, TooManyShows, UnknownFolders, UnknownSources, type ShowPlan } from '../domain/show.js';
import { firstTiming, leadOf, type Timing } from '../domain/timing.js';
import { Briefings } from './ports/briefings.js';
import { DueShows } from './ports/due-shows.js';
import { Following } from './ports/following.js';
import { ShowLimits } from './ports/show-limits.js';

/** What is asked of a plan before it becomes a show, and when that has its first episode. */
@Injectable()
export class ShowPlanning {
  // eslint-disable-next-line max-params
  constructor(
    private readonly hosts: HostCatalogue,
    private readonly following: Following,
    private readonly briefings: Briefings,
    private readonly due: DueShows,
    private readonly limits: ShowLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * What a show has said before (`known`) may have gone since, and is no reason to refuse what is changed beside it.
   * Throws UnknownHosts, HostsOfAnotherLanguage, UnknownSources, UnknownFolders.
   */
  async check(owner: CallerId, plan: ShowPlan, known: ShowPlan | null = null): Promise<void> {
    if (known === null || !haveSameVoices(plan, known)) checkHosts(plan, this.hosts);
    const named = newIn(sourcesOf(plan), sourcesOf(known));
    const namedFolders = newIn(plan.scope.folderIds ?? [], known?.scope.folderIds ?? []);
    if (named.length === 0 && namedFolders.length === 0) return;
    const { sources, folders } = await this.following.of(owner, named);
    const strangers = named.filter((id) => !sources.has(id));
    if (strangers.length > 0) throw new UnknownSources(strangers);
    const missing = namedFolders.filter((id) => !folders.has(id));
    if (missing.length > 0) throw new UnknownFolders(missing);
  }

  /** Throws TooManyShows. */
  checkCount(count: number): void {
    if (count >= this.limits.showsPerMember) throw new TooManyShows(this.limits.showsPerMember);
  }

  /** Of a show that is there already its id: a moment that has an episode has no other one. */
  async begin(plan: ShowPlan, known: ShowId | null = null): Promise<{ now: EpochMs; timing: Timing }> {
    const now = this.clock.now();
    const leadMs = leadOf(await this.briefings.productionTime(plan.targetLengthSeconds));
    const taken = known === null ? new Set<EpochMs>() : await this.due.taken(known, now);
    return { now, timing: firstTiming(plan.schedule, { now, leadMs, taken }) };
  }
}

const sourcesOf = (plan: ShowPlan | null): readonly string[] => [
  ...(plan?.scope.sourceIds ?? []),
  ...(plan?.scope.excludedSourceIds ?? []),
];

const newIn = (named: readonly string[], known: readonly string[]): readonly string[] =>
  named.filter((id) => !known.includes(id));

const haveSameVoices = (one: ShowPlan, other: ShowPlan): boolean =>
  one.language === other.language && one.hostIds?.join() === other.hostIds?.join();
