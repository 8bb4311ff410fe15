import { Injectable } from '@nestjs/common';
import type { TimeWindow } from '../domain/briefing-request.js';
import { commissionOf, understoodIn } from '../domain/composing/commission.js';
import type { ToldStory } from '../domain/composing/memory/told-story.js';
import type { EventOf } from '../domain/events.js';
import type { Understood } from '../domain/request/understood.js';
import { citedIn, type SpokenHost } from '../domain/script.js';
import { ENOUGH_STORIES, windowsOf } from '../domain/window.js';
import { EarlierStories } from './earlier-stories.js';
import { ScriptWriter, type Composition } from './ports/script-writer.js';
import { SourceMaterial, type Gathered } from './ports/source-material.js';
import { VoiceMeasuring } from './voice-measuring.js';

/** What composing from the items of one window came to, and all that it was composed from. */
export interface Draft extends Composition {
  readonly gathered: Gathered;
  readonly window: TimeWindow | null;
  readonly understood: Understood;
  /** What the listener heard before. */
  readonly told: readonly ToldStory[];
}

type Requested = EventOf<'BriefingRequested'>['data'];

/** What does not depend on the items. */
interface Given {
  readonly told: readonly ToldStory[];
  readonly hosts: readonly SpokenHost[];
}

type DraftFrom = (window: TimeWindow | null) => Promise<Draft>;

/** Not what was told before, where there is nothing else. */
const hasNews = ({ script }: Draft): boolean => script !== null && script.nothingNewSince === undefined;

const isEnough = (draft: Draft): boolean =>
  hasNews(draft) && draft.script !== null && draft.script.coverage.total >= ENOUGH_STORIES;

/** Gathers what a briefing can be made from and has the composer write a script of it. */
@Injectable()
export class ScriptDrafting {
  constructor(
    private readonly sources: SourceMaterial,
    private readonly earlier: EarlierStories,
    private readonly writer: ScriptWriter,
    private readonly voices: VoiceMeasuring,
  ) {}

  /**
   * Cites only items that stay: those that retention removed while the script was written are not in the next attempt.
   * Throws the reason of the signal.
   */
  async draft(requested: Requested, signal: AbortSignal): Promise<Draft> {
    const told = await this.earlier.toldBefore(requested);
    const hosts = await this.voices.hostsOf(requested, signal);
    let draft = await this.attempt(requested, { told, hosts }, signal);
    while (draft.script !== null && !(await this.sources.keep(citedIn(draft.script)))) {
      signal.throwIfAborted();
      draft = await this.attempt(requested, { told, hosts }, signal);
    }
    return draft;
  }

  /** Widens the window while there are too few stories. */
  private async attempt(requested: Requested, { told, hosts }: Given, signal: AbortSignal): Promise<Draft> {
    const commission = commissionOf(requested, await this.sources.wordsOf(requested), hosts, told);
    const draftFrom: DraftFrom = async (window) => {
      const gathered = await this.sources.gather(requested, window);
      const understood = understoodIn(commission, gathered.material);
      const composition = await this.writer.write(gathered.material, commission, signal);
      return { ...composition, gathered, window, understood, told };
    };
    return await widened(draftFrom, windowsOf(requested, understoodIn(commission, []).period));
  }
}

async function widened(draftFrom: DraftFrom, [narrowest, ...wider]: ReturnType<typeof windowsOf>): Promise<Draft> {
  let best = await draftFrom(narrowest);
  for (const window of wider) {
    if (isEnough(best)) break;
    const next = await draftFrom(window);
    if (best.script === null || hasNews(next)) best = next;
  }
  return best;
}
