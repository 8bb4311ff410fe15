import { Injectable } from '@nestjs/common';
import { BriefingApi } from '../../../../briefing/api.js';
import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';
import { Summaries, type Summary } from '../../application/ports/summaries.js';

@Injectable()
export class BriefingSummaries extends Summaries {
  constructor(private readonly briefings: BriefingApi) {
    super();
  }

  override of(owner: CallerId, briefingId: BriefingId): Promise<Summary | null> {
    return this.briefings.summaryOf(owner, briefingId);
  }
}
