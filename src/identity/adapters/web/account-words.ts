import type { Audience } from '../../../shared/kernel/caller.js';
import type { SecurityEventKind } from '../../security/security.js';
import type { Done } from './account-done.js';

/** The words of the page on which people see their account, who may use it, and what happened to it. */
export interface AccountWords {
  readonly done: Readonly<Record<Done, string>>;
  readonly since: string;
  readonly changePassword: string;
  readonly pronunciations: string;
  readonly access: AccessWords;
  readonly sessions: {
    readonly heading: string;
    readonly count: (others: number) => string;
    readonly endOthers: string;
  };
  readonly events: {
    readonly heading: string;
    readonly advice: string;
    readonly kinds: Readonly<Record<SecurityEventKind, string>>;
    readonly from: (address: string) => string;
  };
}

interface AccessWords {
  readonly heading: string;
  readonly advice: string;
  readonly none: string;
  readonly kinds: Readonly<Record<'anonymous' | 'operator' | 'skill' | 'oauth', string>>;
  readonly audiences: Readonly<Record<Audience, string>>;
  readonly issued: string;
  readonly lastUsed: string;
  readonly neverUsed: string;
  readonly expires: string;
  readonly ended: string;
  readonly end: string;
  readonly endOf: (name: string) => string;
  readonly past: (count: number) => string;
}
