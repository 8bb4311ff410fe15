import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import type { ListedStatus, VisibleBriefing } from '../../domain/briefing.js';

/** A briefing as its history left it, and what readers need besides. */
export interface ProjectedBriefing {
  readonly id: BriefingId;
  readonly quickReadId: BriefingId;
  readonly slug: string;
  readonly state: VisibleBriefing;
  /** 0 to 100; never goes down. */
  readonly percent: number;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export type ArtifactKind = 'audio_brief' | 'briefing_page';

/** Every briefing is listed twice: to be heard and to be read. */
export interface ProjectedArtifact {
  readonly kind: ArtifactKind;
  readonly briefing: ProjectedBriefing;
}

export const artifactIdOf = ({ kind, briefing }: ProjectedArtifact): BriefingId =>
  kind === 'audio_brief' ? briefing.id : briefing.quickReadId;

export interface ArtifactPageQuery {
  readonly kind: ArtifactKind | null;
  readonly after: Cursor | null;
  readonly limit: number;
  /** Only episodes of this show; null: only what is none. Without it: all. */
  readonly series?: string | null;
  /** Only these. */
  readonly statuses?: readonly ListedStatus[];
  /** Only those whose title holds this, whatever the case. */
  readonly title?: string;
  /** Those that their owner deleted are among them. */
  readonly deleted?: boolean;
}

/** What the histories come to, for readers. Shows what was just recorded, and nothing that was erased or deleted. */
export abstract class BriefingReadModel {
  /** Newest first. */
  abstract list(owner: CallerId, query: ArtifactPageQuery): Promise<Page<ProjectedArtifact>>;
  /** By the id of either artifact; null when it is not the owner's. */
  abstract find(owner: CallerId, id: string): Promise<ProjectedArtifact | null>;
  /** As `find`, also when its owner has deleted it. */
  abstract findDeletedToo(owner: CallerId, id: string): Promise<ProjectedArtifact | null>;
  /** Of either artifact, whoever owns it; null when there is none. */
  abstract briefingIdOf(artifactId: string): Promise<BriefingId | null>;
  /** For whoever holds the public link. */
  abstract bySlug(slug: string): Promise<ProjectedBriefing | null>;
}
