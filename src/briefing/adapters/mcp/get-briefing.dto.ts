import { IsBoolean } from 'class-validator';
import { Default, Described, NoOtherFields, Optional } from '../../../shared/delivery/http/dto.js';
import type { ArtifactDto } from '../http/artifact.dto.js';
import { GetArtifactDto } from '../http/list-artifacts.dto.js';

/** The body of REST, and whether the long parts are wanted: what an agent reads is paid for by the word. */
@NoOtherFields()
export class GetBriefingArguments extends GetArtifactDto {
  @Optional()
  @IsBoolean()
  @Default(false)
  @Described('Every spoken sentence with its time and its source. Long: about 2,000 words for ten minutes.')
  include_transcript?: boolean;
}

/** What stands beside the sentences of the transcript. */
const OF_SEGMENTS: ReadonlySet<string> = new Set(['segment_sources', 'written_by']);

/** Without what is said sentence by sentence; stories, chapters and their sources stay. */
export function withoutTranscript({ artifact_data: data = {}, ...artifact }: ArtifactDto): ArtifactDto {
  const { audio_transcript_segments: _segments, transcript_text: _text, ...rest } = artifact;
  const kept = Object.entries(data).filter(([name]) => !OF_SEGMENTS.has(name));
  return kept.length === 0 ? rest : { ...rest, artifact_data: Object.fromEntries(kept) };
}
