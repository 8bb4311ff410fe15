import { Injectable } from '@nestjs/common';
import { brand } from '../../shared/kernel/brand.js';
import { DeactivatedMembers } from '../../shared/kernel/deactivated-members.js';
import { NotFound } from '../../shared/kernel/domain-error.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { BriefingReadModel, type ProjectedBriefing } from './ports/briefing-read-model.js';

/** Briefings behind their public links, for whoever has the link. */
@Injectable()
export class SharedBriefings {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly deactivated: DeactivatedMembers,
  ) {}

  /** Throws NotFound, also while its owner is shut out: the link works again when they are back. ADR 0126. */
  async find(slug: string): Promise<ProjectedBriefing> {
    const briefing = await this.readModel.bySlug(slug);
    const isThere = briefing !== null && !(await this.deactivated.has(brand<CallerId>(briefing.state.requested.owner)));
    if (!isThere) throw new NotFound('There is no briefing behind this link.');
    return briefing;
  }
}
