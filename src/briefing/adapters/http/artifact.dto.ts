import { IsArray, IsNumber, IsString } from 'class-validator';
import {
  AnyJson,
  ArrayOf,
  Described,
  NoOtherFields,
  OneOf,
  Optional,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { JsonObject } from '../../../shared/kernel/json.js';

export const ARTIFACT_STATUSES = [
  'queued',
  'composing',
  'rendering',
  'assembling',
  'ready',
  'failed',
  'composition_failed',
] as const;

@NoOtherFields()
export class TranscriptSegmentDto {
  @IsNumber()
  duration_ms!: number;

  @Text()
  text!: string;

  @Optional()
  @Text()
  speaker?: string;

  @Optional()
  @IsNumber()
  start_ms?: number;
}

@NoOtherFields()
class CoverageSummaryDto {
  @IsNumber()
  covered_unique_news_count!: number;

  @IsNumber()
  @Described('covered / total, 0 to 1.')
  coverage_rate!: number;

  @IsNumber()
  total_news_count!: number;
}

@NoOtherFields()
class ArtifactErrorDto {
  @Text()
  code!: string;

  @Text()
  message!: string;
}

@NoOtherFields()
class ProductionProgressDto {
  @Text()
  label!: string;

  @IsNumber()
  @Described('0 to 100; never goes down.')
  overall_percent!: number;

  @IsNumber()
  updated_at!: number;
}

@NoOtherFields()
export class ArtifactDto {
  @Text()
  id!: string;

  @Text()
  artifact_id!: string;

  @IsArray()
  @IsString({ each: true })
  host_ids!: string[];

  @IsArray()
  @IsString({ each: true })
  @Described('Names of the hosts.')
  hosts!: string[];

  @OneOf(ARTIFACT_STATUSES)
  status!: (typeof ARTIFACT_STATUSES)[number];

  @Text()
  title!: string;

  @OneOf(['audio_brief', 'briefing_page'])
  type!: 'audio_brief' | 'briefing_page';

  @Text()
  viewer_url!: string;

  @Optional()
  @AnyJson()
  @Described(
    'What the request was understood to say, the format, chapters, and stories with their items: where their sources ' +
      'differ, and when an earlier briefing told them. The source of every transcript segment, and who wrote it: the ' +
      'composer or a language model. In artifacts/get only.',
  )
  artifact_data?: JsonObject;

  @Optional()
  @Text()
  audio_author?: string;

  @Optional()
  @IsNumber()
  audio_duration_ms?: number;

  @Optional()
  @IsNumber()
  audio_size_bytes?: number;

  @Optional()
  @ArrayOf(TranscriptSegmentDto)
  @Described('One per spoken sentence, in order. In artifacts/get only.')
  audio_transcript_segments?: TranscriptSegmentDto[];

  @Optional()
  @Text()
  audio_url?: string;

  @Optional()
  @OneOf(['application/json', 'audio/mpeg'])
  content_type?: 'application/json' | 'audio/mpeg';

  @Optional()
  @Text()
  cover_image_url?: string;

  @Optional()
  @TypeOf(CoverageSummaryDto)
  coverage_summary?: CoverageSummaryDto;

  @Optional()
  @IsNumber()
  created_at?: number;

  @Optional()
  @IsNumber()
  updated_at?: number;

  @Optional()
  @Text()
  download_url?: string;

  @Optional()
  @TypeOf(ArtifactErrorDto)
  error?: ArtifactErrorDto;

  @Optional()
  @TypeOf(ProductionProgressDto)
  production_progress?: ProductionProgressDto;

  @Optional()
  @Text()
  quick_read_artifact_id?: string;

  @Optional()
  @Text()
  transcript_text?: string;
}
