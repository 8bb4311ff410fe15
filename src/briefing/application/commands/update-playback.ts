import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { mergedPlayback, MOST_PLAYBACKS, NothingToPlay, playbackOf } from '../../domain/playback.js';
import { BriefingReadModel } from '../ports/briefing-read-model.js';
import { PlaybackStore, type KeptPlayback } from '../ports/playback-store.js';

export interface PlayedTo {
  readonly positionMs: number;
  readonly finished: boolean;
  /** null: now. */
  readonly at: EpochMs | null;
}

/** A player of the owner tells where it is. May come late, twice, and in any order. */
export class UpdatePlayback extends Command<KeptPlayback> {
  constructor(
    readonly owner: CallerId,
    readonly artifactId: string,
    readonly played: PlayedTo,
  ) {
    super();
  }
}

@CommandHandler(UpdatePlayback)
export class UpdatePlaybackHandler implements ICommandHandler<UpdatePlayback> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly playbacks: PlaybackStore,
    private readonly clock: Clock,
  ) {}

  /** Throws NotFound, NothingToPlay. */
  async execute({ owner, artifactId, played }: UpdatePlayback): Promise<KeptPlayback> {
    const artifact = await this.readModel.find(owner, artifactId);
    if (artifact === null) throw new NotFound(`You have no briefing with the id ${artifactId}.`);
    const { id: briefingId, state } = artifact.briefing;
    if (state.status !== 'ready') throw new NothingToPlay();
    const { durationMs } = state.published;
    const now = this.clock.now();
    const told = playbackOf({ ...played, at: played.at ?? now }, durationMs, now);
    const merge = (known: typeof told | null) => (known === null ? told : mergedPlayback(known, told));
    return this.playbacks.update(owner, { briefingId, durationMs }, merge, MOST_PLAYBACKS);
  }
}
