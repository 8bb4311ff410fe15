import type { Listening } from '../../domain/listening.js';
import { KeptByCaller } from './kept-by-caller.js';

/** How callers like to listen. */
export abstract class ListeningStore extends KeptByCaller<Listening> {}
