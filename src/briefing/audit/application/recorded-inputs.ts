import { Injectable } from '@nestjs/common';
import { HostCatalogue } from '../../../shared/kernel/hosts/host-catalogue.js';
import { BriefingFiles } from '../../application/ports/media/briefing-files.js';
import { SourceMaterial } from '../../application/ports/source-material.js';
import type { Words } from '../../domain/briefing-request.js';
import { hostsOf, type Notices } from '../../domain/composing/commission.js';
import type { Material } from '../../domain/composing/material.js';
import type { CorrectionsFile } from '../../domain/composing/memory/due-correction.js';
import type { ToldFile, ToldStory } from '../../domain/composing/memory/told-story.js';
import type { BriefingEvent, EventOf } from '../../domain/events.js';
import type { SpokenHost } from '../../domain/script.js';
import { AuditedHistoryReader, type Requester } from './audited-history-reader.js';

/** Why a briefing cannot be composed from its history. */
export type Unusable = 'changed_history' | 'not_composed' | 'erased';

export interface RecordedComposition {
  readonly requested: EventOf<'BriefingRequested'>['data'];
  readonly composed: EventOf<'BriefingComposed'>['data'];
}

/** All that a script was composed from. */
export interface CompositionSource extends Notices {
  readonly material: readonly Material[];
  readonly words: Words;
  readonly told: readonly ToldStory[];
  readonly hosts: readonly SpokenHost[];
}

/** What histories say briefings were composed from. Throws as AuditedHistoryReader.history. */
@Injectable()
export class RecordedInputs {
  constructor(
    private readonly histories: AuditedHistoryReader,
    private readonly sources: SourceMaterial,
    private readonly files: BriefingFiles,
  ) {}

  async recorded(id: string, requester: Requester): Promise<RecordedComposition | Unusable> {
    const { events, problems } = await this.histories.history(id, requester);
    if (problems.length > 0) return 'changed_history';
    const facts = events.flatMap(({ event }) => event ?? []);
    if (factOf('BriefingErased', facts) !== null) return 'erased';
    const [requested, composed] = [factOf('BriefingRequested', facts), factOf('BriefingComposed', facts)];
    if (requested === null || composed === null) return 'not_composed';
    return { requested: requested.data, composed: composed.data };
  }

  /** Throws LostContent. */
  async open({ requested, composed }: RecordedComposition): Promise<CompositionSource> {
    return {
      material: await this.files.json<Material[]>(composed.material),
      words: await this.sources.wordsOf(requested),
      told: composed.told === null ? [] : (await this.files.json<ToldFile>(composed.told)).stories,
      corrections:
        composed.corrections === null ? [] : (await this.files.json<CorrectionsFile>(composed.corrections)).corrections,
      disclosure: composed.disclosure,
      hosts: composed.hosts ?? hostsOf(requested, HostCatalogue.builtIn),
    };
  }
}

function factOf<Type extends BriefingEvent['type']>(type: Type, facts: readonly BriefingEvent[]): EventOf<Type> | null {
  return facts.find((fact): fact is EventOf<Type> => fact.type === type) ?? null;
}
