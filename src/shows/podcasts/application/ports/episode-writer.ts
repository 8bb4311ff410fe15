import type { Episode } from '../../domain/episode.js';

/** Writes an episode as feeds show it. */
export abstract class EpisodeWriter {
  /** What else the writing follows from, as a word: another one, and everything is to be written anew. */
  abstract readonly madeFor: string;
  abstract write(episode: Episode): string;
}
