import type { Advice } from '../../../../shared/delivery/web/language/page-words.js';
import type { Done } from './notifications-model.js';

/** The words of the pages on which people choose and end mails. */
export interface Words {
  readonly ask: Advice & { readonly submit: string };
  readonly done: Advice;
  readonly notifications: {
    readonly heading: string;
    readonly lead: string;
    readonly on: string;
    readonly off: string;
    /** Where mails go. */
    readonly goesTo: (address: string) => string;
    readonly switchOn: string;
    readonly switchOff: string;
    readonly noServer: string;
    readonly unconfirmed: { readonly on: string; readonly off: string; readonly again: string };
    readonly otherWays: string;
    readonly podcasts: string;
    readonly webhooks: string;
    readonly done: Readonly<Record<Done, string>>;
  };
}
