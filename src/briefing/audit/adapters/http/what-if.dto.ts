import { IsBoolean } from 'class-validator';
import {
  ArrayOf,
  Constraint,
  Described,
  Examples,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Optional,
  Strings,
  Text,
  TypeOf,
} from '../../../../shared/delivery/http/dto.js';
import { FORMATS, LENGTH_SECONDS, type Format } from '../../../../shared/kernel/listening.js';
import type { Script } from '../../../domain/script.js';
import type { Changes } from '../../../domain/what-if/changes.js';
import type { ComparedStory, Extent } from '../../../domain/what-if/difference.js';
import { explained } from '../../../domain/what-if/explained.js';
import type { WhatIf } from '../../application/queries/compose-otherwise.js';

const OUTCOMES = ['composed', 'changed_history', 'not_composed', 'erased', 'gone', 'altered'] as const;

@NoOtherFields()
class ChangesDto {
  @Optional()
  @Text(1, 1024)
  @Described('Asked in these words instead.')
  user_request?: string;

  @Optional()
  @Strings({ min: 1, max: 500 })
  @Described('Only of these sources, of those that it was composed from.')
  source_ids?: string[];

  @Optional()
  @Strings({ min: 1, max: 500 })
  @Described('Of none of these sources.')
  excluded_source_ids?: string[];

  @Optional()
  @Integer(LENGTH_SECONDS.least, LENGTH_SECONDS.most)
  target_length_seconds?: number;

  @Optional()
  @OneOf(FORMATS)
  @Described('Where the words of the request name no format.')
  format?: Format;
}

@NoOtherFields()
@Examples({ id: 'art_01kdwx6z5nf3btkmh4g0s1v9aq', changes: { target_length_seconds: 600 } })
export class WhatIfDto {
  @Text(1)
  @Described('Artifact id of the briefing or of its quick read.')
  id!: string;

  @TypeOf(ChangesDto)
  @Constraint<WhatIfDto>('Give at least one change.', ({ changes }) =>
    Object.values(changes).some((value) => value !== undefined),
  )
  changes!: ChangesDto;

  toChanges(): Changes {
    const { user_request, source_ids, excluded_source_ids, target_length_seconds, format } = this.changes;
    return {
      ...(user_request !== undefined && { userRequest: user_request }),
      ...(source_ids !== undefined && { sourceIds: source_ids }),
      ...(excluded_source_ids !== undefined && { excludedSourceIds: excluded_source_ids }),
      ...(target_length_seconds !== undefined && { targetLengthSeconds: target_length_seconds }),
      ...(format !== undefined && { format }),
    };
  }
}

export class ExtentDto {
  @Text()
  title!: string;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('What it should take to say, in seconds.')
  planned_seconds!: number;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  sentences!: number;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  stories_told!: number;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  stories_in_scope!: number;
}

export class ComparedStoryDto {
  @Text()
  title!: string;

  @Strings()
  item_ids!: string[];

  @Nullable()
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('In the order of telling, from 0; null: it is not told without the changes.')
  place_before!: number | null;

  @Nullable()
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('null: it is not told with the changes.')
  place_after!: number | null;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  sentences_before!: number;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  sentences_after!: number;

  @Text(1)
  @Described('What became of it, in English for people.')
  explanation!: string;
}

export class ProposedLineDto {
  @Text()
  host!: string;

  @Text()
  text!: string;

  @Nullable()
  @Text()
  @Described('The item that it takes its fact from; null: a phrase of the hosts.')
  item_id!: string | null;
}

export class WhatIfResponse {
  @OneOf(OUTCOMES)
  @Described('composed; or why it cannot be composed from its history.')
  outcome!: (typeof OUTCOMES)[number];

  @Nullable()
  @Text()
  @Described('The composer that the briefing was made by.')
  engine_recorded!: string | null;

  @Nullable()
  @Text()
  @Described('The composer that both scripts of this answer are made by, without a language model.')
  engine_present!: string | null;

  @IsBoolean()
  @Described("The listener's words were destroyed: both are composed without them.")
  words_destroyed!: boolean;

  @Nullable()
  @TypeOf(ExtentDto)
  before!: ExtentDto | null;

  @Nullable()
  @TypeOf(ExtentDto)
  @Described('null: with the changes there is nothing to say.')
  after!: ExtentDto | null;

  @ArrayOf(ComparedStoryDto)
  @Described('Those that are told with the changes in their order, then those that are not told any more.')
  stories!: ComparedStoryDto[];

  @ArrayOf(ProposedLineDto)
  @Described('What would be said with the changes. It is not recorded, and not kept.')
  script!: ProposedLineDto[];
}

const NOTHING = {
  engine_recorded: null,
  engine_present: null,
  words_destroyed: false,
  before: null,
  after: null,
  stories: [],
  script: [],
};

export function whatIfAnswer(whatIf: WhatIf): WhatIfResponse {
  if (whatIf.outcome === 'impossible') return { ...NOTHING, outcome: whatIf.why };
  if (whatIf.outcome === 'lost') return { ...NOTHING, outcome: whatIf.how };
  const { difference, script, engine, wordsDestroyed } = whatIf;
  return {
    outcome: 'composed',
    engine_recorded: engine.recorded,
    engine_present: engine.present,
    words_destroyed: wordsDestroyed,
    before: extentDto(difference.before),
    after: extentDto(difference.after),
    stories: difference.stories.map(storyDto),
    script: linesOf(script),
  };
}

const extentDto = (extent: Extent | null): ExtentDto | null =>
  extent && {
    title: extent.title,
    planned_seconds: Math.round(extent.plannedMs / 1000),
    sentences: extent.sentences,
    stories_told: extent.coverage.covered,
    stories_in_scope: extent.coverage.total,
  };

const storyDto = (story: ComparedStory): ComparedStoryDto => ({
  title: story.title,
  item_ids: [...story.itemIds],
  place_before: story.before?.place ?? null,
  place_after: story.after?.place ?? null,
  sentences_before: story.before?.sentences ?? 0,
  sentences_after: story.after?.sentences ?? 0,
  explanation: explained(story),
});

const linesOf = (script: Script | null): ProposedLineDto[] =>
  (script?.lines ?? []).map(({ host, text, citation }) => ({
    host: script?.hosts[host]?.name ?? '',
    text,
    item_id: citation?.itemId ?? null,
  }));
