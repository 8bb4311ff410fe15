import type { Advice } from '../../../../shared/delivery/web/language/page-words.js';

interface ActWords {
  readonly hint: string;
  readonly submit: string;
}

/** The words of the pages on which people set up a second factor, and are asked for it. */
export interface SecondFactorWords {
  readonly heading: string;
  readonly lead: string;
  /** Before somebody is in who has to have one. */
  readonly demanded: string;
  readonly scan: string;
  readonly picture: string;
  readonly key: string;
  readonly openApp: string;
  readonly thenCode: string;
  readonly submit: string;
  /** The page was open for too long; it shows another key. */
  readonly newKey: string;
  readonly since: string;
  readonly left: (codes: number) => string;
  readonly renew: ActWords;
  readonly remove: ActWords;
  /** In place of `remove`, where the service demands it. */
  readonly stays: string;
  readonly removed: string;
  readonly codes: Advice & { readonly copy: string; readonly copied: string; readonly kept: string };
  readonly step: Advice & { readonly submit: string; readonly lost: string; readonly startOver: string };
}
