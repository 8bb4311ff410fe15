import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** What the other contexts keep of people. */
export abstract class Footprints {
  abstract hasAny(caller: CallerId): Promise<boolean>;
}
