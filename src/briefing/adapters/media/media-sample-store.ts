import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DerivedMedia } from '../../../shared/storage/media/derived-media.js';
import { SampleStore, type KeptSample } from '../../application/ports/speech/sample-store.js';

/** No briefing has this name: theirs begin with `art_`. */
const FOLDER = 'host-samples';

@Injectable()
export class MediaSampleStore extends SampleStore {
  constructor(private readonly media: DerivedMedia) {
    super();
  }

  override async find(hostId: string, madeFrom: unknown): Promise<KeptSample | null> {
    const place = placeOf(hostId, madeFrom);
    const stored = await this.media.find(place.key);
    return stored === null ? null : { ...place, bytes: stored.bytes };
  }

  override async has({ key }: KeptSample): Promise<boolean> {
    return (await this.media.find(key)) !== null;
  }

  override async keep(hostId: string, madeFrom: unknown, localPath: string): Promise<KeptSample> {
    const place = placeOf(hostId, madeFrom);
    return { ...place, bytes: (await this.media.keep(place.key, localPath)).bytes };
  }
}

function placeOf(hostId: string, madeFrom: unknown): Omit<KeptSample, 'bytes'> {
  const digest = createHash('sha256').update(JSON.stringify(madeFrom)).digest('hex');
  return { key: `${FOLDER}/${hostId}/${digest.slice(0, 32)}.mp3`, digest };
}
