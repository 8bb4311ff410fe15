import { serveRequests } from '../../../shared/outbound/processes/child-protocol.js';
import type { Cover } from '../../application/ports/media/cover-artist.js';
import { paintCover } from './painting.js';

serveRequests<Cover, Uint8Array, never>((cover) => paintCover(cover));
