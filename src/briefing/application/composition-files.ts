import { Injectable } from '@nestjs/common';
import { Ids, type BriefingId } from '../../shared/kernel/identifiers.js';
import type { CompositionInputs, EventOf, MediaRef } from '../domain/events.js';
import { saysNothing } from '../domain/request/asked.js';
import type { Writing } from '../domain/rewriting/writing.js';
import type { Script } from '../domain/script.js';
import { selectionOf } from '../domain/selection.js';
import { BriefingFiles } from './ports/media/briefing-files.js';
import type { Draft } from './script-drafting.js';

/** A draft that can be recorded. */
export interface FinalDraft extends Draft {
  readonly script: Script;
  /** What a language model wrote of it; null: none was asked. */
  readonly writing: Writing | null;
}

type Composed = EventOf<'BriefingComposed'>['data'];

/** Keeps the files that the history of a composition names. */
@Injectable()
export class CompositionFiles {
  constructor(
    private readonly files: BriefingFiles,
    private readonly ids: Ids,
  ) {}

  /** What was composed from, which is on record also when nothing came of it. */
  async keepInputs(id: BriefingId, draft: Draft): Promise<CompositionInputs> {
    const { gathered, ledger, script, window, understood, told, corrections, disclosure } = draft;
    const selection = selectionOf(gathered.material, { ledger, stories: script?.stories ?? [] }, gathered.outside);
    return {
      selection: await this.keepWithNonce(id, 'selection', selection),
      window,
      understood: saysNothing(understood) ? null : await this.keepWithNonce(id, 'understood', understood),
      told: told.length === 0 ? null : await this.keepWithNonce(id, 'told', { stories: told }),
      corrections: corrections.length === 0 ? null : await this.keepWithNonce(id, 'corrections', { corrections }),
      disclosure,
    };
  }

  /** The script, and what it can be composed from again. */
  async keepScript(
    id: BriefingId,
    { gathered, script, writing }: FinalDraft,
  ): Promise<Pick<Composed, 'material' | 'script' | 'writing'>> {
    return {
      material: await this.files.keepJson(id, 'material', gathered.material),
      script: await this.keepWithNonce(id, 'script', script),
      writing: writing === null ? null : await this.keepWithNonce(id, 'writing', writing),
    };
  }

  /**
   * For what holds words of a person, or what they heard. Its hash outlives erasure, and few requests are likely:
   * without the random part, who has the items could try them until the hash agrees.
   */
  private keepWithNonce(
    id: BriefingId,
    name: 'selection' | 'script' | 'writing' | 'understood' | 'told' | 'corrections',
    content: object,
  ): Promise<MediaRef> {
    return this.files.keepJson(id, name, { nonce: this.ids.secretSlug(), ...content });
  }
}
