import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DerivedMedia } from '../../../../shared/storage/media/derived-media.js';
import { MediaStore } from '../../../../shared/storage/media/media-store.js';
import { CoverFiles, type KeptCover } from '../../application/ports/cover-files.js';
import type { FeedCover } from '../../domain/feed-cover.js';

/** No briefing has this name: theirs begin with `art_`. */
const FOLDER = 'podcast-covers';
/** Of the way in which covers are painted: another number, and all are painted anew. */
const FORM = 1;

@Injectable()
export class MediaCoverFiles extends CoverFiles {
  constructor(
    private readonly media: MediaStore,
    private readonly derived: DerivedMedia,
  ) {
    super();
  }

  override async find(cover: FeedCover): Promise<KeptCover | null> {
    const place = placeOf(cover);
    const stored = await this.derived.find(place.key);
    return stored === null ? null : { ...place, bytes: stored.bytes };
  }

  override async keep(cover: FeedCover, jpeg: Uint8Array): Promise<KeptCover> {
    const place = placeOf(cover);
    return { ...place, bytes: (await this.derived.keepBytes(place.key, jpeg)).bytes };
  }

  override forget(guid: string): Promise<void> {
    return this.media.removeBelow(`${FOLDER}/${guid}`);
  }
}

function placeOf({ guid, title, subtitle, language }: FeedCover): Omit<KeptCover, 'bytes'> {
  const digest = createHash('sha256')
    .update(JSON.stringify([FORM, title, subtitle, language]))
    .digest('hex');
  return { key: `${FOLDER}/${guid}/${digest.slice(0, 32)}.jpg`, digest };
}
