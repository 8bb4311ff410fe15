import type { Audience, Role } from '../../../shared/kernel/caller.js';
import type { SecurityEventKind } from '../../security/security.js';
import type { Advice } from '../../../shared/delivery/web/language/page-words.js';
import type { Done } from './account-done.js';

/** The words of the page on which people see their account, who may use it, and what happened to it. */
export interface AccountWords {
  readonly done: Readonly<Record<Done, string>>;
  readonly since: string;
  /** To the page on which issuers are connected. */
  readonly waysIn: string;
  readonly changePassword: string;
  readonly secondFactor: string;
  readonly address: { readonly unconfirmed: string; readonly confirm: string };
  readonly access: AccessWords;
  readonly sessions: {
    readonly heading: string;
    readonly count: (others: number) => string;
    readonly endOthers: string;
  };
  readonly profile: ProfileWords;
  readonly data: DataWords;
  readonly deletion: DeletionWords;
  /** Of the list of parts. */
  readonly onThisPage: string;
  readonly secure: SecureWords;
  readonly events: {
    readonly heading: string;
    readonly advice: string;
    readonly kinds: Readonly<Record<SecurityEventKind, string>>;
    readonly roles: Readonly<Record<Role, string>>;
    readonly from: (address: string) => string;
  };
}

interface ProfileWords {
  readonly heading: string;
  readonly change: string;
  readonly saveName: string;
  readonly saveEmail: string;
  /** Where there is a mail server. */
  readonly byMail: string;
  readonly newEmail: Advice & { readonly submit: string; readonly done: Advice };
  readonly takeBack: Advice & { readonly submit: string };
}

/** Taking everything along, and leaving. */
interface DataWords {
  readonly heading: string;
  readonly advice: string;
  readonly download: string;
  readonly delete: string;
}

interface ListWords {
  readonly heading: string;
  readonly list: readonly string[];
}

interface DeletionWords {
  readonly heading: string;
  readonly goes: ListWords;
  readonly stays: ListWords;
  readonly confirm: (email: string) => string;
  readonly submit: string;
  readonly done: Advice;
}

interface ChoiceWords {
  readonly label: string;
  readonly hint: string;
}

/** For those who think that somebody else was in their account. */
interface SecureWords {
  readonly heading: string;
  readonly advice: string;
  readonly podcasts: ChoiceWords;
  readonly webhooks: ChoiceWords;
  readonly submit: string;
  /** Neither was chosen. */
  readonly nothing: string;
}

interface AccessWords {
  readonly heading: string;
  readonly advice: string;
  readonly none: string;
  readonly kinds: Readonly<Record<'anonymous' | 'operator' | 'skill' | 'oauth', string>>;
  readonly audiences: Readonly<Record<Audience, string>>;
  readonly admin: string;
  readonly issued: string;
  readonly lastUsed: string;
  readonly neverUsed: string;
  readonly expires: string;
  readonly ended: string;
  readonly end: string;
  readonly past: (count: number) => string;
}
