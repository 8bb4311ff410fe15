import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError, NotFound } from '../../../shared/kernel/domain-error.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { KeyedSemaphore } from '../../../shared/kernel/keyed-semaphore.js';
import { coverWords } from '../../domain/audio-metadata.js';
import type { VisibleBriefing } from '../../domain/briefing.js';
import type { MediaRef } from '../../domain/events.js';
import type { Script } from '../../domain/script.js';
import { DamageReports } from '../damage-reports.js';
import { BriefingFiles } from '../ports/media/briefing-files.js';
import { SharedBriefings } from '../shared-briefings.js';
import { BriefingReadModel, type ProjectedBriefing } from '../ports/briefing-read-model.js';
import { CoverArtist, LARGE_COVER } from '../ports/media/cover-artist.js';
import { LargeCovers, type KeptLargeCover } from '../ports/media/large-covers.js';

/** The large cover of the briefing behind a public link. It is painted when somebody asks for it first, and kept. */
export class PaintLargeCover extends Command<KeptLargeCover> {
  constructor(readonly slug: string) {
    super();
  }
}

type Ready = ProjectedBriefing & { readonly state: Extract<VisibleBriefing, { status: 'ready' }> };

/** An app that meets a feed asks for the covers of all its episodes at once. Each takes most of a second. */
const MOST_WAITING = 64;

class TooManyCovers extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'unavailable';
}

@CommandHandler(PaintLargeCover)
export class PaintLargeCoverHandler implements ICommandHandler<PaintLargeCover> {
  /** What is being painted in this process, by briefing. */
  private readonly painting = new Map<string, Promise<KeptLargeCover>>();
  /** One at a time: briefings in production use the same painter. */
  private readonly turns = new KeyedSemaphore<'cover'>({
    permits: 1,
    maxWaiting: MOST_WAITING,
    rejection: () => new TooManyCovers('Too many covers are being painted. Try again in a minute.'),
  });

  // eslint-disable-next-line max-params
  constructor(
    private readonly shared: SharedBriefings,
    private readonly readModel: BriefingReadModel,
    private readonly files: BriefingFiles,
    private readonly covers: LargeCovers,
    private readonly artist: CoverArtist,
    private readonly damage: DamageReports,
  ) {}

  /** Throws NotFound. */
  async execute({ slug }: PaintLargeCover): Promise<KeptLargeCover> {
    const briefing = await this.readyBriefing(slug);
    const kept = await this.covers.find(briefing.id, briefing.state.composed.script);
    if (kept !== null) return kept;
    const known = this.painting.get(briefing.id) ?? this.turns.run('cover', () => this.paint(briefing));
    this.painting.set(briefing.id, known);
    return known.finally(() => this.painting.delete(briefing.id));
  }

  private async readyBriefing(slug: string): Promise<Ready> {
    const briefing = await this.shared.find(slug);
    const { state } = briefing;
    if (state.status !== 'ready') throw new NotFound('This briefing is not ready.');
    return { ...briefing, state };
  }

  private async paint({ id, slug, state }: Ready): Promise<KeptLargeCover> {
    const script = await this.scriptOf(id, state.composed.script);
    const jpeg = await this.artist.paint({ ...coverWords(script, state.requested), side: LARGE_COVER });
    const kept = await this.covers.keep(id, state.composed.script, jpeg);
    // Who was erased meanwhile has no files any more.
    if ((await this.readModel.bySlug(slug)) === null) await this.files.forget(id);
    return kept;
  }

  private async scriptOf(briefing: BriefingId, ref: MediaRef): Promise<Script> {
    return await this.files.json<Script>(ref).catch((error: unknown) => this.damage.refuse(briefing, error));
  }
}
