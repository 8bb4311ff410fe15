import { IsBoolean, IsNumber } from 'class-validator';
import {
  ArrayOf,
  Described,
  EpochMsField,
  Integer,
  Nullable,
  OneOf,
  Text,
  TypeOf,
} from '../../../../shared/delivery/http/dto.js';
import type { ExplainedEntry } from '../../application/queries/selection-of-briefing.js';
import { LEFT_OUT_REASONS } from '../../../domain/script.js';
import { OUTSIDE_REASONS } from '../../../domain/selection.js';

export const OUTCOMES = ['used', 'merged', 'left_out'] as const;
export const REASONS = [...LEFT_OUT_REASONS, ...OUTSIDE_REASONS] as const;

export class SelectionSourceDto {
  @Text(1)
  id!: string;

  @Text()
  title!: string;
}

export class SelectionStoryDto {
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Into `stories` of artifact_data.')
  index!: number;

  @Text()
  title!: string;
}

export class SelectionSentenceDto {
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Index into audio_transcript_segments.')
  segment!: number;

  @Text()
  text!: string;
}

export class SelectionMergeDto {
  @Text()
  @Described('The item that leads the story.')
  lead_item_id!: string;

  @IsNumber()
  @Described('To the leading item, 0 to 1.')
  similarity!: number;

  @IsBoolean()
  @Described('Both have the same address.')
  same_address!: boolean;
}

export class SelectionEntryDto {
  @Text(1)
  item_id!: string;

  @Text()
  title!: string;

  @Nullable()
  @Text()
  url!: string | null;

  @TypeOf(SelectionSourceDto)
  source!: SelectionSourceDto;

  @EpochMsField()
  @Described('Else when it was first seen.')
  published_at!: number;

  @OneOf(OUTCOMES)
  outcome!: string;

  @Nullable()
  @OneOf(REASONS)
  @Described('Why it was left out.')
  reason!: string | null;

  @Text(1)
  @Described('The outcome and why, in English for people.')
  explanation!: string;

  @Nullable()
  @TypeOf(SelectionStoryDto)
  @Described('In which it was used, or into which it was merged.')
  story!: SelectionStoryDto | null;

  @ArrayOf(SelectionSentenceDto)
  @Described('Which it was used in.')
  sentences!: SelectionSentenceDto[];

  @Nullable()
  @TypeOf(SelectionMergeDto)
  merged!: SelectionMergeDto | null;
}

export const entryDtoOf = (entry: ExplainedEntry): SelectionEntryDto => ({
  item_id: entry.itemId,
  title: entry.title,
  url: entry.url,
  source: { id: entry.sourceId, title: entry.sourceTitle },
  published_at: entry.at,
  outcome: entry.outcome,
  reason: entry.outcome === 'left_out' ? entry.reason : null,
  explanation: entry.explanation,
  story: entry.outcome === 'left_out' ? null : { index: entry.story, title: entry.storyTitle ?? '' },
  sentences: entry.sentences.map(({ line, text }) => ({ segment: line, text })),
  merged:
    entry.outcome === 'merged'
      ? { lead_item_id: entry.lead, similarity: entry.similarity, same_address: entry.samePage }
      : null,
});
