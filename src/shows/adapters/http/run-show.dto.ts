import { Constant, Described, Examples, Integer, NoOtherFields, Text } from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { RunShow, type RunAnswer } from '../../application/commands/run-show.js';
import { NotNow } from '../../application/ports/briefings.js';

@NoOtherFields()
@Examples({ show_id: 'shw_01kmq6t9f3e0hvn3v4k8f0y5zs' })
export class RunShowRequest {
  @Text(1)
  show_id!: string;

  toCommand(caller: Caller, key: string | null): RunShow {
    return new RunShow(caller, this.show_id, key);
  }
}

/** As artifacts/compositions/create answers. */
@NoOtherFields()
export class RunShowResponse {
  @Constant(true)
  accepted!: true;

  @Text()
  artifact_id!: string;

  @Constant('composing')
  status!: 'composing';

  @Text()
  viewer_url!: string;
}

export const toRunShowResponse = (
  { briefing: { briefingId, slug } }: RunAnswer,
  viewerUrl: (slug: string) => string,
): RunShowResponse => ({
  accepted: true,
  artifact_id: briefingId,
  status: 'composing',
  viewer_url: viewerUrl(slug),
});

@NoOtherFields()
export class NothingFollowedBody {
  @Constant('no_active_subscriptions')
  error!: 'no_active_subscriptions';

  @Text()
  message!: string;

  @Constant('manage_subscriptions')
  next_action!: 'manage_subscriptions';
}

@NoOtherFields()
export class EpisodeAllowanceBody {
  @Constant('audio_brief')
  artifact_type!: 'audio_brief';

  @Constant('allowance_exhausted')
  error!: 'allowance_exhausted';

  @Integer(0, Number.MAX_SAFE_INTEGER)
  limit!: number;

  @Text()
  message!: string;

  @Constant('wait_until_reset')
  next_action!: 'wait_until_reset';

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Milliseconds since the Unix epoch.')
  next_generation_at!: number;
}

/** The contract gives refusals of a briefing shapes of their own. */
export function refuseRun(error: unknown): never {
  if (!(error instanceof NotNow)) throw error;
  const { allowance } = error;
  const details =
    allowance === null
      ? { next_action: 'manage_subscriptions' }
      : {
          artifact_type: 'audio_brief',
          limit: allowance.limit,
          next_action: 'wait_until_reset',
          next_generation_at: allowance.possibleAt,
        };
  throw Object.assign(error, { details });
}
