import type { Provider } from '@nestjs/common';
import { PlaybackTools } from './adapters/mcp/playback.tools.js';
import { TypeormPlaybackStore } from './adapters/typeorm/playback/typeorm-playback-store.js';
import { ContinueListening } from './adapters/web/player/continue-listening.js';
import { BriefingsInShort } from './application/briefings-in-short.js';
import { UpdatePlaybackHandler } from './application/commands/update-playback.js';
import { PlaybackStore } from './application/ports/playback-store.js';
import { FindSharedPlaybackHandler } from './application/queries/find-shared-playback.js';
import { ListBegunHandler } from './application/queries/list-begun.js';
import { ListPlaybacksHandler } from './application/queries/list-playbacks.js';

/** How far the owners of briefings have listened. */
export const PLAYBACK_PROVIDERS: Provider[] = [
  UpdatePlaybackHandler,
  ListPlaybacksHandler,
  FindSharedPlaybackHandler,
  ListBegunHandler,
  BriefingsInShort,
  ContinueListening,
  PlaybackTools,
  { provide: PlaybackStore, useClass: TypeormPlaybackStore },
];
