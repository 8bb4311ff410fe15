import { DerivedMedia } from './derived-media.js';
import { MediaDigests } from './media-digests.js';

/** Whether stored files are as they were kept: those that histories name, and those that have their digest beside them. */
export const MEDIA_DIGESTS = [MediaDigests, DerivedMedia] as const;
