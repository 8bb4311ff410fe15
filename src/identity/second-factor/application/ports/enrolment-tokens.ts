import type { NewKey } from '../../domain/second-factor.js';

/** Carries a key that is not anybody's yet through a page. Nobody can make one, read it or change it. */
export abstract class EnrolmentTokens {
  abstract make(key: NewKey): Promise<string>;
  /** null: it is none of ours. It may have expired. */
  abstract read(token: string): Promise<NewKey | null>;
}
