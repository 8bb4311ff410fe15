import { join } from 'node:path';
import type { StorageSettings } from '../../../config/storage-settings.js';
import { DiskMediaStore } from './disk-media-store.js';
import type { MediaStore } from './media-store.js';
import { s3LocationOf } from '../../../config/s3-location.js';

/** Where the settings say. The client for S3 costs 36 MB and 0.4 s, so it is loaded by those who use it only. */
export async function openMediaStore({ mediaUrl, dataDir }: StorageSettings): Promise<MediaStore> {
  if (mediaUrl === null) return DiskMediaStore.open(join(dataDir, 'media'));
  const { S3MediaStore } = await import('./s3-media-store.js');
  return S3MediaStore.open(s3LocationOf(mediaUrl));
}
