import type { Profile } from '../../domain/profile.js';
import { KeptByCaller } from './kept-by-caller.js';

/** The settings of callers. */
export abstract class ProfileStore extends KeptByCaller<Profile> {}
