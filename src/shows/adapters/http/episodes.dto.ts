import {
  Described,
  EpochMsField,
  NoOtherFields,
  Nullable,
  OneOf,
  Text,
  TypeOf,
  Uri,
} from '../../../shared/delivery/http/dto.js';
import { PageFields } from '../../../shared/delivery/http/page.dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { formatNext, type Page } from '../../../shared/kernel/page.js';
import { ListEpisodes } from '../../application/queries/list-episodes.js';
import type { Episode, EpisodeCause, EpisodeState, EpisodeStatus, Reason } from '../../domain/episode.js';

const CAUSES: readonly EpisodeCause[] = ['schedule', 'new_stories', 'run'];
const STATUSES: readonly EpisodeStatus[] = ['pending', 'producing', 'ready', 'failed', 'skipped'];
const DEFAULT_LIMIT = 20;

@NoOtherFields()
export class ListEpisodesRequest extends PageFields(DEFAULT_LIMIT) {
  @Text(1)
  show_id!: string;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListEpisodes {
    return new ListEpisodes(caller, this.show_id, this.page());
  }
}

export class EpisodeReasonDto {
  @Text(1)
  @Described('For programs, e.g. no_matching_items, allowance_exhausted, no_active_subscriptions, no_sources.')
  code!: string;

  @Text()
  message!: string;

  @Nullable()
  @EpochMsField()
  @Described('When an episode is possible again; null: that does not depend on time.')
  possible_at!: number | null;
}

export class EpisodeDto {
  @EpochMsField()
  @Described('When it is to be ready. One episode for each moment of a show.')
  moment!: number;

  @OneOf(CAUSES)
  cause!: EpisodeCause;

  @OneOf(STATUSES)
  @Described(
    'skipped: there was nothing to tell, or nothing could be asked for; no failure. artifacts/get tells how far it is.',
  )
  status!: EpisodeStatus;

  @Nullable()
  @Text()
  @Described('Its briefing. null: none was asked for.')
  artifact_id!: string | null;

  @Nullable()
  @Uri()
  viewer_url!: string | null;

  @Nullable()
  @TypeOf(EpisodeReasonDto)
  @Described('Why there is nothing to hear.')
  reason!: EpisodeReasonDto | null;

  @EpochMsField()
  created_at!: number;

  @EpochMsField()
  updated_at!: number;
}

export class ListEpisodesResponse {
  @TypeOf(EpisodeDto)
  episodes!: EpisodeDto[];

  @Nullable()
  @Text()
  next_cursor!: string | null;
}

export const toEpisodes = (
  { rows, next }: Page<Episode>,
  viewerUrl: (slug: string) => string,
): ListEpisodesResponse => ({
  episodes: rows.map(({ moment, cause, state, createdAt, updatedAt }) => ({
    moment,
    cause,
    ...toStateDto(state, viewerUrl),
    created_at: createdAt,
    updated_at: updatedAt,
  })),
  next_cursor: formatNext(next),
});

function toStateDto(
  state: EpisodeState,
  viewerUrl: (slug: string) => string,
): Pick<EpisodeDto, 'status' | 'artifact_id' | 'viewer_url' | 'reason'> {
  const briefing = 'briefing' in state ? state.briefing : null;
  return {
    status: state.status,
    artifact_id: briefing?.briefingId ?? null,
    viewer_url: briefing === null ? null : viewerUrl(briefing.slug),
    reason: 'reason' in state ? toReasonDto(state.reason) : null,
  };
}

const toReasonDto = ({ code, message, possibleAt }: Reason): EpisodeReasonDto => ({
  code,
  message,
  possible_at: possibleAt,
});
