import type { RuleAction } from '../../../domain/rule.js';
import type { Done, RuleFault } from './feed-model.js';

/** The words of the pages of one feed and of rules in one language. */
export interface FeedsWords {
  readonly feed: {
    readonly back: string;
    readonly brief: string;
    readonly read: string;
    readonly refresh: string;
    readonly unsubscribe: string;
    readonly unsubscribeHint: string;
    readonly titleGiven: string;
    readonly site: string;
    readonly done: Readonly<Record<Done, string>>;
    readonly newItems: (count: number) => string;
  };
  readonly health: {
    readonly heading: string;
    readonly well: string;
    readonly unfetched: string;
    readonly address: string;
    readonly lastRead: string;
    readonly neverRead: string;
    readonly next: string;
    readonly soon: string;
    readonly notAgain: string;
    readonly failures: string;
  };
  readonly items: {
    readonly heading: string;
    readonly none: string;
    readonly all: string;
  };
  readonly articles: {
    readonly heading: string;
    readonly label: string;
    readonly hint: string;
    readonly save: string;
  };
  readonly folders: {
    readonly heading: string;
    readonly create: string;
    readonly save: string;
  };
  /** On the page of a show. */
  readonly ofShows: { readonly heading: string; readonly lead: string; readonly change: string };
  readonly rules: {
    readonly heading: string;
    readonly lead: string;
    readonly ofFeed: string;
    readonly none: string;
    readonly everywhere: string;
    readonly back: string;
    readonly actions: Readonly<Record<RuleAction, string>>;
    /** `keyword` is in quotation marks. */
    readonly sentences: Readonly<Record<RuleAction, (keyword: string) => string>>;
    readonly quoted: (keyword: string) => string;
    readonly paused: string;
    readonly inContent: string;
    readonly change: string;
    readonly changeHeading: string;
    readonly pause: string;
    readonly resume: string;
    readonly delete: string;
    readonly more: string;
  };
  readonly form: {
    readonly heading: string;
    readonly action: string;
    readonly keyword: string;
    readonly keywordHint: string;
    readonly searchContent: string;
    readonly scope: string;
    readonly folder: (name: string) => string;
    readonly save: string;
    readonly add: string;
    readonly try: string;
    readonly faults: Readonly<Record<RuleFault, string>>;
  };
  readonly trial: {
    readonly heading: string;
    readonly counts: Readonly<Record<RuleAction, (taken: number, lookedAt: number) => string>>;
    readonly incomplete: string;
    readonly newest: string;
    readonly share: (taken: number, lookedAt: number) => string;
  };
}
