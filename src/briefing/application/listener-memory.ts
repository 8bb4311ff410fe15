import { Injectable } from '@nestjs/common';
import type { DueCorrection } from '../domain/composing/memory/due-correction.js';
import type { ToldStory } from '../domain/composing/memory/told-story.js';
import type { EventOf } from '../domain/events.js';
import { DueCorrections } from './due-corrections.js';
import { EarlierStories } from './earlier-stories.js';

/** What a composition knows of earlier briefings. */
export interface Remembered {
  /** What the listener heard before. */
  readonly told: readonly ToldStory[];
  /** What sources changed of it. */
  readonly corrections: readonly DueCorrection[];
}

/** What the owner of a briefing knows from earlier ones, and what of it does not hold any more. */
@Injectable()
export class ListenerMemory {
  constructor(
    private readonly earlier: EarlierStories,
    private readonly corrections: DueCorrections,
  ) {}

  async of(requested: EventOf<'BriefingRequested'>['data']): Promise<Remembered> {
    return {
      told: await this.earlier.toldBefore(requested),
      corrections: await this.corrections.of(requested),
    };
  }
}
