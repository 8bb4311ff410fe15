import { Injectable } from '@nestjs/common';
import { BriefingApi } from '../../../../briefing/api.js';
import { HttpSettings } from '../../../../config/http-settings.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { BriefingLink } from '../../domain/briefing-news.js';
import { BriefingLinks } from '../../application/ports/briefing-links.js';

@Injectable()
export class BriefingViewerLinks extends BriefingLinks {
  constructor(
    private readonly briefings: BriefingApi,
    private readonly site: HttpSettings,
  ) {
    super();
  }

  override async of(owner: CallerId, briefingId: string): Promise<BriefingLink | null> {
    const link = await this.briefings.linkOf(owner, briefingId);
    return link === null ? null : { viewerUrl: `${this.site.baseUrl}/b/${link.slug}`, showId: link.series };
  }
}
