import { ArrayMaxSize, IsBoolean } from 'class-validator';
import {
  ArrayOf,
  Default,
  Described,
  Examples,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Strings,
  Text,
  TypeOf,
  Optional,
} from '../../../shared/delivery/http/dto.js';
import type { RuleTrial, TrialRule } from '../../../shared/kernel/rule-trial.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { PreviewShow } from '../../application/queries/preview-show.js';
import type { PreviewedExtent, PreviewedShow, PreviewedStory } from '../../domain/preview.js';
import { ShowChoices } from './change-show.dto.js';

const MOST_RULES = 20;

/** As rules/create takes it. */
@NoOtherFields()
class TrialRuleDto {
  @OneOf(['mute', 'keep_only', 'prefer'])
  action!: TrialRule['action'];

  @Text(1, 500)
  @Described('In the language of searches, as in rules/create.')
  keyword!: string;

  @Optional()
  @IsBoolean()
  @Default(false)
  search_content?: boolean;

  @Optional()
  @Nullable()
  @Text(1)
  @Described('At most one of folder_id and source_id; neither: all sources.')
  folder_id?: string | null;

  @Optional()
  @Nullable()
  @Text(1)
  source_id?: string | null;

  toRule(): TrialRule {
    const { action, keyword, search_content = false, folder_id = null, source_id = null } = this;
    return { action, keyword, searchContent: search_content, folderId: folder_id, sourceId: source_id };
  }
}

@NoOtherFields()
class PreviewChanges extends ShowChoices {
  @Optional()
  @ArrayOf(TrialRuleDto)
  @ArrayMaxSize(MOST_RULES)
  @Described('Rules that there might be, besides those that there are.')
  added_rules?: TrialRuleDto[];

  @Optional()
  @Strings({ min: 1, max: 100 })
  @Described('Ids of rules that might not be.')
  without_rules?: string[];

  /** undefined: as they are. */
  toRules(): RuleTrial | undefined {
    const { added_rules: added = [], without_rules: without = [] } = this;
    return added.length + without.length === 0 ? undefined : { added: added.map((rule) => rule.toRule()), without };
  }
}

@NoOtherFields()
@Examples({
  show_id: 'shw_01kmq6t9f3e0hvn3v4k8f0y5zs',
  changes: { user_request: 'Only science, please.', target_length_seconds: 300 },
})
export class PreviewShowRequest {
  @Text(1)
  show_id!: string;

  @Optional()
  @TypeOf(PreviewChanges)
  @Described(
    'What would be otherwise, as in shows/update; nothing of it is saved. Without it: the next episode as it is.',
  )
  changes?: PreviewChanges;

  toQuery(caller: Caller): PreviewShow {
    return new PreviewShow(caller, this.show_id, this.changes?.toChoices() ?? {}, this.changes?.toRules());
  }
}

class PreviewExtentDto {
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

class PreviewStoryDto {
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

  @Text(1)
  @Described('What became of it, in English for people.')
  explanation!: string;
}

class PreviewLineDto {
  @Text()
  host!: string;

  @Text()
  text!: string;

  @Nullable()
  @Text()
  @Described('The item that it takes its fact from; null: a phrase of the hosts.')
  item_id!: string | null;
}

export class PreviewShowResponse {
  @OneOf(LANGUAGES)
  language!: Language;

  @Nullable()
  @TypeOf(PreviewExtentDto)
  @Described('Without the changes; null: there is nothing new to tell.')
  before!: PreviewExtentDto | null;

  @Nullable()
  @TypeOf(PreviewExtentDto)
  @Described('With the changes; null: there is nothing to tell.')
  after!: PreviewExtentDto | null;

  @ArrayOf(PreviewStoryDto)
  @Described('Those that are told with the changes in their order, then those that are not told any more.')
  stories!: PreviewStoryDto[];

  @ArrayOf(PreviewLineDto)
  @Described('What would be said with the changes, by the composer alone. It is not recorded, and not kept.')
  script!: PreviewLineDto[];
}

export const toPreview = ({ language, before, after, stories, sentences }: PreviewedShow): PreviewShowResponse => ({
  language,
  before: extentDto(before),
  after: extentDto(after),
  stories: stories.map(storyDto),
  script: sentences.map(({ host, text, itemId }) => ({ host, text, item_id: itemId })),
});

const extentDto = (extent: PreviewedExtent | null): PreviewExtentDto | null =>
  extent && {
    title: extent.title,
    planned_seconds: Math.round(extent.plannedMs / 1000),
    sentences: extent.sentences,
    stories_told: extent.told,
    stories_in_scope: extent.inScope,
  };

const storyDto = ({ title, itemIds, placeBefore, placeAfter, explanation }: PreviewedStory): PreviewStoryDto => ({
  title,
  item_ids: [...itemIds],
  place_before: placeBefore,
  place_after: placeAfter,
  explanation,
});
