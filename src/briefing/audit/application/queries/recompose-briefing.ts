import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { changesBetween, type Change } from '../../../../shared/kernel/changes.js';
import type { Json } from '../../../../shared/kernel/json.js';
import { areDestroyed, commissionOf, withNotices } from '../../../domain/composing/commission.js';
import type { Material } from '../../../domain/composing/material.js';
import type { EventOf } from '../../../domain/events.js';
import { rewritten } from '../../../domain/rewriting/rewritten.js';
import type { Writing } from '../../../domain/rewriting/writing.js';
import type { ComposerVersions, Platform, Script } from '../../../domain/script.js';
import { agree, selectionOf, type SelectionLedger } from '../../../domain/selection.js';
import { BriefingFiles, LostContent } from '../../../application/ports/media/briefing-files.js';
import { ScriptWriter, type Composition } from '../../../application/ports/script-writer.js';
import { RecordedInputs, type RecordedComposition, type Unusable } from '../recorded-inputs.js';

/** A recorded version that this program does not have. */
export interface VersionDifference {
  readonly what: keyof ComposerVersions | keyof Platform;
  readonly recorded: string;
  readonly present: string;
}

export interface ComparedScripts {
  readonly outcome: 'compared';
  /** identical: byte for byte. renamed: but for the versions that it names. */
  readonly script: 'identical' | 'renamed' | 'different';
  /** What the ledger says of the items that the composer read; null: a history of schema 1 has no ledger. */
  readonly selection: 'identical' | 'different' | null;
  readonly versions: readonly VersionDifference[];
  /** The owner's words are gone, so it was composed without them. */
  readonly wordsDestroyed: boolean;
  /** Where different scripts first differ: from what was recorded to what comes out now. */
  readonly difference: Change | null;
}

export type Recomposition =
  | { readonly outcome: 'impossible'; readonly why: Unusable }
  /** What it was made from is not there as the history says. */
  | { readonly outcome: 'lost'; readonly key: string; readonly how: LostContent['how'] }
  | ComparedScripts;

/**
 * Composes a briefing again from its history alone, as an operator, and compares with what was recorded.
 * Throws as AuditedHistoryReader.history.
 */
export class RecomposeBriefing extends Query<Recomposition> {
  constructor(readonly id: string) {
    super();
  }
}

/** What the file of a script begins with since `extractive-3`; composing again cannot make it. */
interface RandomPart {
  readonly nonce?: string;
}

type Composed = EventOf<'BriefingComposed'>['data'];

@QueryHandler(RecomposeBriefing)
export class RecomposeBriefingHandler implements IQueryHandler<RecomposeBriefing> {
  constructor(
    private readonly inputs: RecordedInputs,
    private readonly writer: ScriptWriter,
    private readonly files: BriefingFiles,
  ) {}

  async execute({ id }: RecomposeBriefing): Promise<Recomposition> {
    const recorded = await this.inputs.recorded(id, 'operator');
    if (typeof recorded === 'string') return { outcome: 'impossible', why: recorded };
    try {
      return await this.compare(recorded);
    } catch (error) {
      if (error instanceof LostContent) return { outcome: 'lost', key: error.key, how: error.how };
      throw error;
    }
  }

  private async compare(recorded: RecordedComposition): Promise<ComparedScripts> {
    const { requested, composed } = recorded;
    const source = await this.inputs.open(recorded);
    const { material, words, told, hosts } = source;
    const commission = withNotices(commissionOf(requested, words, hosts, told), source);
    const signal = new AbortController().signal;
    const again = await this.asRewritten(composed, await this.writer.write(material, commission, signal));
    const script = await this.likenessOf(again.script, composed);
    return {
      outcome: 'compared',
      script,
      selection: await this.compareSelections(composed, material, again),
      versions: differencesOf({ ...composed.versions, ...composed.platform }, { ...again.versions, ...again.platform }),
      wordsDestroyed: areDestroyed(words),
      difference: script === 'different' ? await this.firstDifference(again.script, composed) : null,
    };
  }

  /** No model is asked: what it wrote then is an input. */
  private async asRewritten({ writing }: Composed, own: Composition): Promise<Composition> {
    if (writing === null || own.script === null) return own;
    const { passages, groundedness } = await this.files.json<Writing>(writing);
    const script = rewritten(own.script, passages, groundedness);
    return { ...own, script, ledger: script.ledger };
  }

  private async likenessOf(again: Script | null, { script, versions }: Composed): Promise<ComparedScripts['script']> {
    if (again === null) return 'different';
    const likeness = (random: RandomPart): ComparedScripts['script'] => {
      const isRecorded = (one: Script): boolean => this.files.sha256Of({ ...random, ...one }) === script.sha256;
      return isRecorded(again) ? 'identical' : isRecorded(named(again, versions)) ? 'renamed' : 'different';
    };
    const bare = likeness({});
    if (bare !== 'different') return bare;
    const { nonce } = await this.files.json<RandomPart>(script);
    return nonce === undefined ? bare : likeness({ nonce });
  }

  private async compareSelections(
    { selection }: Composed,
    material: readonly Material[],
    { ledger, script }: Composition,
  ): Promise<ComparedScripts['selection']> {
    if (selection === null) return null;
    const recorded = await this.files.json<SelectionLedger>(selection);
    const again = selectionOf(material, { ledger, stories: script?.stories ?? [] }, []);
    return agree(recorded, again) ? 'identical' : 'different';
  }

  private async firstDifference(again: Script | null, { script, versions }: Composed): Promise<Change | null> {
    const { nonce: _, ...recorded } = await this.files.json<{ nonce?: string } & { readonly [field: string]: Json }>(
      script,
    );
    const now = again === null ? null : named(again, versions);
    const changes = changesBetween(recorded, JSON.parse(JSON.stringify(now)) as Json);
    // What is heard says most to a reader.
    return changes.find(({ path }) => path.startsWith('/lines/')) ?? changes[0] ?? null;
  }
}

/** As if the recorded versions had written it; a store may have put their fields into another order. */
const named = (script: Script, { engine, phraseBook, icu }: ComposerVersions): Script => ({
  ...script,
  versions: { engine, phraseBook, icu },
});

const VERSIONS = ['engine', 'phraseBook', 'icu', 'timeZones', 'runtime'] as const;

/** Of those that were recorded. */
function differencesOf(
  recorded: ComposerVersions & Partial<Platform>,
  present: ComposerVersions & Platform,
): readonly VersionDifference[] {
  return VERSIONS.flatMap((what) => {
    const [then, now] = [recorded[what], present[what]];
    return then === undefined || then === now ? [] : [{ what, recorded: then, present: now }];
  });
}
