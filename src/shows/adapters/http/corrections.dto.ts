import {
  Default,
  Described,
  EpochMsField,
  Integer,
  NoOtherFields,
  Nullable,
  Numbers,
  OneOf,
  Optional,
  Text,
  TypeOf,
  Uri,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { ListCorrections } from '../../application/queries/list-corrections.js';
import { CORRECTION_KINDS, type CorrectionKind, type EpisodeCorrection } from '../../domain/episode.js';

const DEFAULT_LIMIT = 20;

@NoOtherFields()
export class ListCorrectionsRequest {
  @Text(1)
  show_id!: string;

  @Optional()
  @Integer(1, 100)
  @Default(DEFAULT_LIMIT)
  limit?: number;

  toQuery(caller: Caller): ListCorrections {
    return new ListCorrections(caller, this.show_id, this.limit ?? DEFAULT_LIMIT);
  }
}

export class CorrectedSourceDto {
  @Text()
  @Described('Of the item, when it was cited.')
  title!: string;

  @Text()
  source_title!: string;

  @Nullable()
  @Text()
  url!: string | null;
}

export class CorrectedSentenceDto {
  @Text()
  @Described('As the source had it when it was cited.')
  before!: string;

  @Nullable()
  @Text()
  @Described('As the source has it now, or what it says of the mistake. null: nothing.')
  after!: string | null;

  @Numbers()
  @Described('Which segments of the transcript say so, counted from 0.')
  segments!: number[];

  @Uri()
  @Described('The first of these sentences on the page of the episode.')
  url!: string;
}

export class CorrectionDto {
  @Text(1)
  @Described('The episode.')
  artifact_id!: string;

  @Text()
  artifact_title!: string;

  @Uri()
  viewer_url!: string;

  @Text(1)
  item_id!: string;

  @OneOf(CORRECTION_KINDS)
  @Described(
    'changed: it says something else now. updated: a figure of a running story. corrected, retracted: the source says itself ' +
      'that it was wrong. withdrawn: it was taken back without a word.',
  )
  kind!: CorrectionKind;

  @EpochMsField()
  noticed_at!: number;

  @TypeOf(CorrectedSourceDto)
  source!: CorrectedSourceDto;

  @TypeOf(CorrectedSentenceDto)
  sentences!: CorrectedSentenceDto[];
}

export class ListCorrectionsResponse {
  @TypeOf(CorrectionDto)
  corrections!: CorrectionDto[];
}

export const toCorrections = (
  corrections: readonly EpisodeCorrection[],
  viewerUrl: (slug: string) => string,
): ListCorrectionsResponse => ({
  corrections: corrections.map(({ briefingId, slug, title, itemId, kind, noticedAt, source, sentences }) => ({
    artifact_id: briefingId,
    artifact_title: title,
    viewer_url: viewerUrl(slug),
    item_id: itemId,
    kind,
    noticed_at: noticedAt,
    source: { title: source.title, source_title: source.sourceTitle, url: source.url },
    sentences: sentences.map(({ before, after, lines }) => ({
      before,
      after,
      segments: [...lines],
      url: sentenceUrl(viewerUrl(slug), (lines[0] ?? 0) + 1),
    })),
  })),
});

/** The number selects the part of a long transcript, and the place in it. */
const sentenceUrl = (page: string, number: number): string => `${page}?s=${number}#s${number}`;
