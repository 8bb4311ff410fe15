import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../shared/kernel/domain-error.js';
import type { Material } from '../domain/composing/material.js';
import { ContentsReader, type Contents } from './contents.js';
import { BriefingShelf, type ShelvedBriefing } from './ports/briefing-shelf.js';
import { Library } from './ports/library.js';

export interface BriefingView {
  readonly briefing: ShelvedBriefing;
  readonly contents: Contents;
  /** The items as they were when the briefing was composed; empty before. */
  readonly material: readonly Material[];
}

/** What the holder of a briefing's public link sees. */
export class ViewBriefing extends Query<BriefingView> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(ViewBriefing)
export class ViewBriefingHandler implements IQueryHandler<ViewBriefing> {
  constructor(
    private readonly shelf: BriefingShelf,
    private readonly contents: ContentsReader,
    private readonly library: Library,
  ) {}

  async execute({ slug }: ViewBriefing): Promise<BriefingView> {
    const briefing = await this.shelf.bySlug(slug);
    if (briefing === null) throw new NotFound('There is no briefing behind this link.');
    const { state } = briefing;
    const material = 'composed' in state ? await this.library.json<Material[]>(state.composed.material) : [];
    return { briefing, contents: await this.contents.of(briefing), material };
  }
}
