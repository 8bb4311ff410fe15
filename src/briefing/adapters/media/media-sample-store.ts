import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MediaStore } from '../../../shared/storage/media/media-store.js';
import { SampleStore, type KeptSample } from '../../application/ports/speech/sample-store.js';

/** No briefing has this name: theirs begin with `art_`. */
const FOLDER = 'host-samples';

@Injectable()
export class MediaSampleStore extends SampleStore {
  constructor(private readonly media: MediaStore) {
    super();
  }

  override async find(hostId: string, madeFrom: unknown): Promise<KeptSample | null> {
    const place = placeOf(hostId, madeFrom);
    const stored = await this.media.stat(place.key);
    return stored === null ? null : { ...place, bytes: stored.bytes };
  }

  override async has({ key }: KeptSample): Promise<boolean> {
    return (await this.media.stat(key)) !== null;
  }

  override async keep(hostId: string, madeFrom: unknown, localPath: string): Promise<KeptSample> {
    await this.media.putFile(placeOf(hostId, madeFrom).key, localPath);
    const kept = await this.find(hostId, madeFrom);
    if (kept === null) throw new Error(`The sample of ${hostId} is gone as soon as it was kept.`);
    return kept;
  }
}

function placeOf(hostId: string, madeFrom: unknown): Omit<KeptSample, 'bytes'> {
  const digest = createHash('sha256').update(JSON.stringify(madeFrom)).digest('hex');
  return { key: `${FOLDER}/${hostId}/${digest.slice(0, 32)}.mp3`, digest };
}
