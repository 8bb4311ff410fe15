import type { RecordingRequest } from '../../../application/ports/recording-studio.js';

/** What can be told to another process. */
export type Script = Omit<RecordingRequest, 'signal' | 'onProgress'>;

/** What the studio's process is asked for: a Recording, or the engine's name once every voice has spoken. */
export type StudioRequest =
  { readonly ask: 'record'; readonly script: Script; readonly toFile: string } | { readonly ask: 'readiness' };
