import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Material } from '../../domain/composing/material.js';
import type { Understood } from '../../domain/request/understood.js';
import { selectionOf, type SelectionLedger } from '../../domain/selection.js';
import { ContentsReader, type Contents } from '../contents.js';
import type { ProjectedBriefing } from '../ports/briefing-read-model.js';
import { SharedBriefings } from '../shared-briefings.js';
import { BriefingFiles, LostContent } from '../ports/media/briefing-files.js';

export interface BriefingView {
  readonly briefing: ProjectedBriefing;
  readonly contents: Contents;
  /** What became of the items; null while it is not composed. */
  readonly selection: SelectionLedger | null;
  /** Of a briefing that found nothing to say: what its request was understood to say. Else it is in the script. */
  readonly understood: Understood | null;
}

/** What the holder of a briefing's public link sees. */
export class ViewBriefing extends Query<BriefingView> {
  constructor(readonly slug: string) {
    super();
  }
}

const NONE = { selection: null };

/** The page goes without what is in the file; auditors are told what happened to the file. */
function nothingWhenLost(error: unknown): null {
  if (error instanceof LostContent) return null;
  throw error;
}

@QueryHandler(ViewBriefing)
export class ViewBriefingHandler implements IQueryHandler<ViewBriefing> {
  constructor(
    private readonly shared: SharedBriefings,
    private readonly contents: ContentsReader,
    private readonly files: BriefingFiles,
  ) {}

  async execute({ slug }: ViewBriefing): Promise<BriefingView> {
    const briefing = await this.shared.find(slug);
    const contents = await this.contents.of(briefing);
    const [selection, understood] = await Promise.all([
      this.selectionOf(briefing, contents).catch(nothingWhenLost),
      this.understoodIn(briefing).catch(nothingWhenLost),
    ]);
    return { briefing, contents, selection, understood };
  }

  private async understoodIn({ state }: ProjectedBriefing): Promise<Understood | null> {
    const file = state.status === 'composition_failed' ? state.understood : null;
    return file === null ? null : this.files.json<Understood>(file);
  }

  private async selectionOf({ state }: ProjectedBriefing, { script }: Contents): Promise<SelectionLedger | null> {
    const { selection } = state.status === 'composition_failed' ? state : 'composed' in state ? state.composed : NONE;
    if (selection !== null) return this.files.json<SelectionLedger>(selection);
    if (!('composed' in state) || script === null) return null;
    // Briefings from before the ledger had a file of its own: what the script tells of the items that were read.
    return selectionOf(await this.files.json<Material[]>(state.composed.material), script, []);
  }
}
