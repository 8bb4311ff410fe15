import { Injectable } from '@nestjs/common';
import { BriefingApi } from '../../../../briefing/api.js';
import { CoverPainter } from '../../application/ports/cover-painter.js';
import type { FeedCover } from '../../domain/feed-cover.js';

@Injectable()
export class BriefingCoverPainter extends CoverPainter {
  constructor(private readonly briefings: BriefingApi) {
    super();
  }

  override paint({ guid, title, subtitle, language }: FeedCover): Promise<Uint8Array> {
    return this.briefings.paintCover({ title, subtitle, language, seed: guid });
  }
}
