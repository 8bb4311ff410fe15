/** A heading, and what to do now. */
export interface Advice {
  readonly heading: string;
  readonly advice: string;
}

/** stale_form: not of this browser and session, so perhaps of another site. */
export type ErrorKind = 'not_found' | 'invalid' | 'stale_form' | 'too_many' | 'unavailable' | 'internal_error';

/** The words that pages of several contexts share, and those of the page at `/`. */
export interface PageWords {
  /** The skip link past the header. */
  readonly skip: string;
  readonly session: {
    readonly signIn: string;
    readonly account: string;
    readonly signInFirst: string;
    readonly notYou: string;
    readonly cookies: string;
  };
  readonly forms: {
    readonly refused: string;
    readonly tooMany: (wait: string) => string;
    /** Of a password. */
    readonly show: string;
    readonly hide: string;
  };
  readonly errors: Readonly<Record<ErrorKind, Advice>>;
  readonly start: StartWords;
}

interface StartWords {
  readonly heading: string;
  readonly lead: string;
  readonly docs: string;
  readonly contract: string;
  readonly agents: string;
  readonly steps: readonly (readonly [heading: string, text: string])[];
  /** The link to the page where they can be heard. */
  readonly hosts: string;
  readonly footer: string;
}
