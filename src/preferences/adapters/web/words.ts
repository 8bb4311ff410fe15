import type { Field, TextProblem } from '../../domain/pronunciation.js';
import type { Format } from '../../../shared/kernel/listening.js';
import type { PreferencesFault } from './preferences-form.js';
import type { Done } from './pronunciations-model.js';

/** The words of the pages of preferences, and of the one on which people say how words are said. */
export interface Words {
  readonly heading: string;
  readonly lead: string;
  readonly labels: Readonly<Record<'language' | Field, string>>;
  readonly hints: Readonly<Record<Field, string>>;
  readonly save: string;
  readonly own: {
    readonly heading: string;
    readonly none: string;
    readonly change: string;
    readonly remove: string;
    /** For those who hear the page: buttons and fields with the same word on them. */
    readonly saidFor: (written: string) => string;
    readonly changeOf: (written: string) => string;
    readonly removeOf: (written: string) => string;
    readonly more: string;
  };
  readonly done: Readonly<Record<Done, string>>;
  readonly faults: Readonly<Record<Field, Readonly<Record<TextProblem, string>>>>;
  readonly tooMany: string;
  readonly preferences: {
    readonly heading: string;
    readonly lead: string;
    readonly length: string;
    readonly format: string;
    readonly formats: Readonly<Record<Format, string>>;
    /** Where nothing is chosen. */
    readonly usual: string;
    readonly hosts: string;
    readonly hostsHint: string;
    readonly isDefault: string;
    readonly sampleOf: (host: string) => string;
    readonly timezone: string;
    readonly timezoneHint: string;
    readonly memory: string;
    readonly memoryHint: string;
    readonly save: string;
    readonly saved: string;
    readonly faults: Readonly<Record<PreferencesFault, string>>;
  };
}
