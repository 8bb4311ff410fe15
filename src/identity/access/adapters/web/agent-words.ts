import type { Advice } from '../../../../shared/delivery/web/language/page-words.js';

/** The words of the pages on which people let agents and apps in. */
export interface AgentWords {
  readonly labels: AgentLabels;
  readonly unnamed: string;
  /** After what a program calls itself. */
  readonly itsOwnWord: string;
  readonly abilities: AbilityWords;
  /** For operators. */
  readonly admin: { readonly label: string; readonly advice: string };
  readonly pair: PairWords;
  readonly consent: ConsentWords;
  readonly complete: CompleteWords;
}

interface AgentLabels {
  readonly agent: string;
  readonly app: string;
  readonly code: string;
  readonly account: string;
  readonly known: string;
  readonly sendsTo: string;
  readonly brings: string;
}

interface AbilityWords {
  readonly heading: string;
  readonly list: readonly string[];
  readonly limits: string;
}

interface PairWords {
  readonly enter: Advice;
  readonly codeHint: string;
  readonly goOn: string;
  readonly wrongCode: string;
  readonly warning: string;
  readonly confirm: Advice;
  readonly brings: string;
  readonly work: { readonly subscriptions: (count: number) => string; readonly briefings: (count: number) => string };
  readonly approve: string;
  readonly refuse: string;
  readonly paired: Advice;
  readonly claimed: string;
  readonly onItsWay: string;
  readonly refused: Advice;
  readonly over: Advice;
  readonly taken: Advice;
  readonly again: string;
}

interface ConsentWords {
  readonly heading: string;
  readonly advice: string;
  readonly known: {
    readonly builtIn: string;
    readonly dynamic: string;
    readonly document: (host: string) => string;
  };
  readonly thisDevice: (place: string) => string;
  readonly thisService: string;
  readonly approve: string;
  readonly refuse: string;
  readonly over: Advice;
}

interface CompleteWords {
  readonly given: Advice;
  readonly code: string;
  readonly state: string;
  readonly copy: string;
  readonly copied: string;
  readonly denied: Advice;
  readonly missing: Advice;
}
