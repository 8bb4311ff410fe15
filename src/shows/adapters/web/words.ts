import type { Format } from '../../../shared/kernel/listening.js';
import type { CorrectionKind, EpisodeStatus } from '../../domain/episode.js';
import type { FormFault } from './show-form.js';

/** Why an episode is not there, as far as pages have words for it. */
export type ShownReason = 'nothing_new' | 'no_sources' | 'allowance' | 'other';

/** The words of the pages of shows in one language. */
export interface Words {
  readonly shows: {
    readonly heading: string;
    readonly lead: string;
    readonly none: string;
    readonly create: string;
    readonly more: string;
    /** Before a moment. */
    readonly next: string;
    readonly byStories: (stories: number) => string;
    readonly account: string;
  };
  readonly form: {
    readonly newHeading: string;
    readonly changeHeading: string;
    readonly save: string;
    readonly cancel: string;
    readonly name: string;
    readonly nameHint: string;
    readonly request: string;
    readonly requestHint: string;
    readonly when: string;
    readonly weekly: string;
    readonly stories: string;
    readonly days: string;
    readonly readyAt: string;
    readonly readyAtHint: string;
    readonly timezone: string;
    readonly storyCount: string;
    readonly language: string;
    readonly length: string;
    readonly format: string;
    readonly formats: Readonly<Record<Format, string>>;
    readonly asIPrefer: string;
    readonly hosts: string;
    readonly firstHost: string;
    readonly secondHost: string;
    readonly sources: string;
    readonly sourcesHint: string;
    readonly folders: string;
    readonly only: (source: string) => string;
    readonly never: (source: string) => string;
    /** Of a source or a folder that the show names. */
    readonly gone: string;
    readonly query: string;
    readonly queryHint: string;
    readonly faults: Readonly<Record<FormFault, string>>;
  };
  readonly show: {
    readonly saved: string;
    readonly created: string;
    readonly started: string;
    readonly run: string;
    readonly change: string;
    readonly back: string;
    readonly delete: string;
    readonly deleteAsk: string;
    readonly deleteYes: string;
    readonly episodes: string;
    readonly noEpisodes: string;
    readonly moreEpisodes: string;
    readonly statuses: Readonly<Record<EpisodeStatus, string>>;
    readonly reasons: Readonly<Record<ShownReason, string>>;
    readonly listen: string;
    readonly heard: string;
    /** What is not heard yet; formatted. */
    readonly left: (minutes: string) => string;
    readonly asked: string;
    readonly everything: string;
  };
  /** What sources have changed of what episodes said. */
  readonly corrections: {
    readonly heading: string;
    readonly lead: string;
    readonly kinds: Readonly<Record<CorrectionKind, string>>;
    /** Before a link to the episode. */
    readonly told: string;
    readonly before: string;
    readonly now: string;
    /** A link to the sentence. */
    readonly sentence: string;
  };
  readonly podcast: {
    readonly heading: string;
    readonly lead: string;
    readonly address: string;
    readonly copy: string;
    readonly copied: string;
    readonly code: string;
    /** A button that leads to the app on this device. */
    readonly open: string;
    readonly renew: string;
    readonly renewYes: string;
    readonly renewHint: string;
    readonly renewed: string;
  };
  /** The page with all feeds. */
  readonly podcasts: {
    readonly heading: string;
    readonly all: string;
    readonly everything: string;
    readonly everythingHint: string;
    readonly noShows: string;
  };
  /** On the page of today. */
  readonly home: { readonly heading: string };
  readonly preview: {
    readonly heading: string;
    readonly lead: string;
    readonly submit: string;
    readonly nothing: string;
    readonly now: string;
    readonly changed: string;
    /** `minutes` is formatted. */
    readonly extent: (minutes: string, told: number, inScope: number) => string;
    readonly stories: string;
    readonly added: string;
    readonly gone: string;
    readonly moved: string;
    readonly same: string;
    readonly script: string;
  };
}
