import { join } from 'node:path';
import type { StorageSettings } from '../../../config/storage-settings.js';
import { DiskMediaStore } from './disk-media-store.js';
import type { MarkedMediaStore } from './media-store.js';
import { s3LocationOf } from '../../../config/s3-location.js';

export type MediaPlace = Pick<StorageSettings, 'mediaUrl' | 'dataDir'>;

/**
 * Where the settings say. `known`: the mark that the database knows, null when it knows none yet; whoever works without the
 * database says nothing. Throws MediaStoreUnfit. The client for S3 costs 36 MB and 0.4 s, so it is loaded by those who use it only.
 */
export async function openMediaStore(
  { mediaUrl, dataDir }: MediaPlace,
  known?: string | null,
): Promise<MarkedMediaStore> {
  if (mediaUrl === null) return await DiskMediaStore.open(join(dataDir, 'media'), known);
  const { S3MediaStore } = await import('./s3-media-store.js');
  const store = await S3MediaStore.open(s3LocationOf(mediaUrl));
  if (known !== undefined) await store.keepMark(known);
  return store;
}
