import { Injectable } from '@nestjs/common';
import type { RuleTrial } from '../../shared/kernel/rule-trial.js';
import type { TimeWindow, Words } from '../domain/briefing-request.js';
import { commissionOf, understoodIn, withNotices, type Notices } from '../domain/composing/commission.js';
import type { EventOf } from '../domain/events.js';
import type { Understood } from '../domain/request/understood.js';
import { citedIn, type SpokenHost } from '../domain/script.js';
import { ENOUGH_STORIES, isLaterEpisode, windowsOf } from '../domain/window.js';
import { ListenerMemory, type Remembered } from './listener-memory.js';
import { Disclosures } from './ports/disclosures.js';
import { ScriptWriter, type Composition } from './ports/script-writer.js';
import { SourceMaterial, type Gathered } from './ports/source-material.js';
import { VoiceMeasuring } from './voice-measuring.js';

/** What composing from the items of one window came to, and all that it was composed from. */
export interface Draft extends Composition, Remembered, Notices {
  readonly gathered: Gathered;
  readonly window: TimeWindow | null;
  readonly understood: Understood;
}

type Requested = EventOf<'BriefingRequested'>['data'];

/** What does not depend on the items. */
interface Given extends Remembered, Notices {
  readonly words: Words;
  readonly hosts: readonly SpokenHost[];
  readonly write: ScriptWriter['write'];
  /** As if the owner's rules were others. */
  readonly rules: RuleTrial | undefined;
}

/** What a draft is tried with. */
export type Trial = Pick<Given, 'words' | 'rules'>;

type DraftFrom = (window: TimeWindow | null) => Promise<Draft>;

/** Not what was told before, where there is nothing else. */
const hasNews = ({ script }: Draft): boolean => script !== null && script.nothingNewSince === undefined;

const isEnough = (draft: Draft): boolean =>
  hasNews(draft) && draft.script !== null && draft.script.coverage.total >= ENOUGH_STORIES;

/** All that it would have told was told before. */
const withoutScript = (draft: Draft): Draft => ({
  ...draft,
  script: null,
  ledger: draft.ledger.map(({ itemId, ...rest }) =>
    rest.outcome === 'left_out' ? { itemId, ...rest } : { itemId, outcome: 'left_out', reason: 'told_before' },
  ),
});

/** Gathers what a briefing can be made from and has the composer write a script of it. */
@Injectable()
export class ScriptDrafting {
  // eslint-disable-next-line max-params
  constructor(
    private readonly sources: SourceMaterial,
    private readonly memory: ListenerMemory,
    private readonly writer: ScriptWriter,
    private readonly voices: VoiceMeasuring,
    private readonly disclosures: Disclosures,
  ) {}

  /**
   * Cites only items that stay: those that retention removed while the script was written are not in the next attempt.
   * Throws the reason of the signal.
   */
  async draft(requested: Requested, signal: AbortSignal): Promise<Draft> {
    const write: Given['write'] = (...given) => this.writer.write(...given);
    const given = {
      ...(await this.given(requested, signal)),
      words: await this.sources.wordsOf(requested),
      write,
      rules: undefined,
    };
    let draft = await this.attempt(requested, given, signal);
    while (draft.script !== null && !(await this.sources.keep(citedIn(draft.script)))) {
      signal.throwIfAborted();
      draft = await this.attempt(requested, given, signal);
    }
    return draft;
  }

  /** A draft that nobody will hear, of a request that is not recorded. Throws TooManyTrials and the reason of the signal. */
  async trial(requested: Requested, { words, rules }: Trial, signal: AbortSignal): Promise<Draft> {
    const write: Given['write'] = (...given) => this.writer.writeTrial(...given);
    return await this.attempt(requested, { ...(await this.given(requested, signal)), words, write, rules }, signal);
  }

  private async given(requested: Requested, signal: AbortSignal): Promise<Omit<Given, keyof Trial | 'write'>> {
    return {
      ...(await this.memory.of(requested)),
      disclosure: this.disclosures.of(requested.request.language),
      hosts: await this.voices.hostsOf(requested, signal),
    };
  }

  /** Widens the window while there are too few stories. */
  private async attempt(
    requested: Requested,
    { words, told, corrections, disclosure, hosts, write, rules }: Given,
    signal: AbortSignal,
  ): Promise<Draft> {
    const commission = withNotices(commissionOf(requested, words, hosts, told), { corrections, disclosure });
    const draftFrom: DraftFrom = async (window) => {
      const gathered = await this.sources.gather(requested, window, rules);
      const understood = understoodIn(commission, gathered.material);
      const composition = await write(gathered.material, commission, signal);
      return { ...composition, gathered, window, understood, told, corrections, disclosure };
    };
    const draft = await widened(draftFrom, windowsOf(requested, understoodIn(commission, []).period));
    return isLaterEpisode(requested) && !hasNews(draft) ? withoutScript(draft) : draft;
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
