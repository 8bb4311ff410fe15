import { Described, EpochMsField, Integer, NoOtherFields, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import type { ShowsState } from '../../application/ports/shows-overview.js';
import { ShowShowsState } from '../../application/queries/show-shows-state.js';

const FAILED_LISTED = 50;

@NoOtherFields()
export class ShowsStateRequest {
  toQuery(): ShowShowsState {
    return new ShowShowsState(FAILED_LISTED);
  }
}

class FailedEpisodeDto {
  @Text(1)
  show_id!: string;

  @EpochMsField()
  moment!: number;

  @Text(1)
  @Described('Why: a stable word.')
  code!: string;
}

export class ShowsStateResponse {
  @Integer(0, Number.MAX_SAFE_INTEGER)
  shows!: number;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Episodes that are to come within 24 hours.')
  next_day!: number;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Shows that should have been looked at more than ten minutes ago.')
  late!: number;

  @TypeOf(FailedEpisodeDto)
  @Described('Episodes that failed last, newest first.')
  failed!: FailedEpisodeDto[];
}

export const toShowsState = ({ shows, nextDay, late, failed }: ShowsState): ShowsStateResponse => ({
  shows,
  next_day: nextDay,
  late,
  failed: failed.map(({ showId, moment, code }) => ({ show_id: showId, moment, code })),
});
