import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '../../../../shared/kernel/language.js';
import { areDestroyed, commissionOf, withNotices } from '../../../domain/composing/commission.js';
import type { Script } from '../../../domain/script.js';
import { changed, left, type Changes } from '../../../domain/what-if/changes.js';
import { differenceBetween, type Difference } from '../../../domain/what-if/difference.js';
import { LostContent } from '../../../application/ports/media/briefing-files.js';
import { ScriptWriter, type Composition } from '../../../application/ports/script-writer.js';
import type { Requester } from '../audited-history-reader.js';
import { RecordedInputs, type CompositionSource, type RecordedComposition, type Unusable } from '../recorded-inputs.js';

export interface ComposedOtherwise {
  readonly outcome: 'composed';
  /** From the script as this program composes it from the record, to the one with the changes. Without a language model. */
  readonly difference: Difference;
  /** What would have been said; null: nothing can be. */
  readonly script: Script | null;
  readonly language: Language;
  /** By which composer it was, and by which both are now. */
  readonly engine: { readonly recorded: string; readonly present: string };
  readonly wordsDestroyed: boolean;
}

export type WhatIf =
  | { readonly outcome: 'impossible'; readonly why: Unusable }
  | { readonly outcome: 'lost'; readonly key: string; readonly how: LostContent['how'] }
  | ComposedOtherwise;

/**
 * What a briefing would have said, had it been asked for otherwise: composed from its history alone, not spoken and not
 * kept. Throws as AuditedHistoryReader.history, TooManyTrials, and the reason of the signal.
 */
export class ComposeOtherwise extends Query<WhatIf> {
  constructor(
    readonly id: string,
    readonly changes: Changes,
    readonly requester: Requester,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(ComposeOtherwise)
export class ComposeOtherwiseHandler implements IQueryHandler<ComposeOtherwise> {
  constructor(
    private readonly inputs: RecordedInputs,
    private readonly writer: ScriptWriter,
  ) {}

  async execute({ id, changes, requester, signal }: ComposeOtherwise): Promise<WhatIf> {
    const recorded = await this.inputs.recorded(id, requester);
    if (typeof recorded === 'string') return { outcome: 'impossible', why: recorded };
    try {
      const source = await this.inputs.open(recorded);
      return await this.compare(recorded, source, changes, signal);
    } catch (error) {
      if (error instanceof LostContent) return { outcome: 'lost', key: error.key, how: error.how };
      throw error;
    }
  }

  private async compare(
    recorded: RecordedComposition,
    source: CompositionSource,
    changes: Changes,
    signal: AbortSignal,
  ): Promise<ComposedOtherwise> {
    const before = await this.compose(recorded, source, {}, signal);
    const after = await this.compose(recorded, source, changes, signal);
    const { requested, composed } = recorded;
    return {
      outcome: 'composed',
      difference: differenceBetween(before, after),
      script: after.script,
      language: requested.request.language,
      engine: { recorded: composed.versions.engine, present: after.versions.engine },
      wordsDestroyed: areDestroyed(source.words),
    };
  }

  private compose(
    { requested }: RecordedComposition,
    source: CompositionSource,
    changes: Changes,
    signal: AbortSignal,
  ): Promise<Composition> {
    const { material, words, told, hosts } = source;
    const asked = changed({ requested, words }, changes);
    const commission = withNotices(commissionOf(asked.requested, asked.words, hosts, told), source);
    return this.writer.writeTrial(left(material, changes), commission, signal);
  }
}
