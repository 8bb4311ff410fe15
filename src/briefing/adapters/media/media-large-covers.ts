import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { DerivedMedia } from '../../../shared/storage/media/derived-media.js';
import { LargeCovers, type KeptLargeCover } from '../../application/ports/media/large-covers.js';
import type { MediaRef } from '../../domain/events.js';

/** Of the way in which covers are painted: another number, and all are painted anew. */
const FORM = 1;

@Injectable()
export class MediaLargeCovers extends LargeCovers {
  constructor(private readonly media: DerivedMedia) {
    super();
  }

  override async find(briefing: BriefingId, script: MediaRef): Promise<KeptLargeCover | null> {
    const place = placeOf(briefing, script);
    const stored = await this.media.find(place.key);
    return stored === null ? null : { ...place, bytes: stored.bytes };
  }

  /** Of two who paint it the first one's stays, whose length may be another. */
  override async keep(briefing: BriefingId, script: MediaRef, jpeg: Uint8Array): Promise<KeptLargeCover> {
    const place = placeOf(briefing, script);
    return { ...place, bytes: (await this.media.keepBytes(place.key, jpeg)).bytes };
  }
}

/** Among the files of the briefing, so that it goes with them. */
function placeOf(briefing: BriefingId, { sha256 }: MediaRef): Omit<KeptLargeCover, 'bytes'> {
  const digest = createHash('sha256').update(`${FORM} ${sha256}`).digest('hex');
  return { key: `${briefing}/${digest.slice(0, 16)}-cover-3000.jpg`, digest };
}
