import type { EpochMs } from '../../../shared/kernel/clock.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { Disclosure } from '../disclosure.js';
import type { NamedFolder } from '../request/source-names.js';
import type { Format } from '../request/understood.js';
import type { Selection, SpokenHost } from '../script.js';
import type { DueCorrection } from './memory/due-correction.js';
import type { ToldStory } from './memory/told-story.js';

/** A feed item as the composer reads it. `text` is plain: no markup, paragraphs on lines of their own. */
export interface Material {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly url: string | null;
  readonly author: string | null;
  readonly at: EpochMs;
  readonly sourceId: string;
  readonly sourceTitle: string;
  /** What the publisher files it under; absent when nothing is known, and in material of before `extractive-3`. */
  readonly categories?: readonly string[];
  /** When it was fetched first; absent in material of before `extractive-4`. */
  readonly fetchedAt?: EpochMs;
  /** Where it stood then in the document of its source, from 0; absent when nothing is known. */
  readonly place?: number;
  /** A rule of the listener says that it counts for more; absent where none does. */
  readonly preferred?: boolean;
}

/** From when on a briefing could have told it: what is fetched late was published before. */
export const knownFromOn = ({ fetchedAt, at }: Pick<Material, 'fetchedAt' | 'at'>): EpochMs => fetchedAt ?? at;

export interface ComposeRequest {
  readonly language: Language;
  /** One or two. */
  readonly hosts: readonly SpokenHost[];
  readonly seed: string;
  /** null: as long as the material deserves, at most ten minutes. */
  readonly targetMs: number | null;
  /** What holds where the request's own words name none. */
  readonly format?: Format;
  /** At most so many items are spoken of. */
  readonly targetItems?: number;
  /** So many topics, when there are as many stories. */
  readonly targetTopics?: number;
  /** Only items that match it. */
  readonly query?: string;
  /** What the listener said. */
  readonly userRequest: string;
  /** The texts of the caller's preferences, each on a line of its own. */
  readonly preferences?: string;
  /** Folders that the request names, as they were when it came; absent: none. */
  readonly folders?: readonly NamedFolder[];
  /** IANA name; dates are spoken as they are there. */
  readonly timezone: string;
  readonly now: EpochMs;
  /** Breadth before depth: so many stories, when there are as many and the length allows. */
  readonly minStories?: number;
  /** What earlier briefings told the listener, newest first; absent: nothing is remembered. */
  readonly told?: readonly ToldStory[];
  /** What sources changed of what earlier briefings told, in order of worth; absent: nothing. */
  readonly corrections?: readonly DueCorrection[];
  /** What the hosts say of themselves; absent: nothing. */
  readonly disclosure?: Disclosure;
  /** Spoken dates and letter classes follow the ICU version, which a pure domain cannot read. */
  readonly versions: { readonly icu: string };
}

export class NoMatchingItems extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'no_matching_items';

  /** Why none of the items can be told. */
  readonly ledger: readonly Selection[];

  constructor(ledger: readonly Selection[]) {
    const items = ledger.length;
    super(
      items === 0
        ? 'There is nothing to brief from: no item lies in the scope of this briefing.'
        : `There is nothing to brief from: none of the ${items} items in scope has a matching sentence to read aloud.`,
    );
    this.ledger = ledger;
  }
}
