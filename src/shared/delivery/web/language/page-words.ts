import type { Place } from '../shell/places.js';

/** A heading, and what to do now. */
export interface Advice {
  readonly heading: string;
  readonly advice: string;
}

/** stale_form: not of this browser and session, so perhaps of another site. no_cookies: the browser sent none. */
export type ErrorKind =
  'not_found' | 'gone' | 'invalid' | 'stale_form' | 'no_cookies' | 'too_many' | 'unavailable' | 'internal_error';

/** The words that pages of several contexts share, and those of the page at `/`. */
export interface PageWords {
  /** The skip link past the header. */
  readonly skip: string;
  /** What the switch in the footer is called. */
  readonly language: string;
  /** The way back from a page where there is nothing. */
  readonly home: string;
  readonly navigation: {
    /** What the landmark is called. */
    readonly label: string;
    readonly places: Readonly<Record<Place, string>>;
  };
  readonly session: {
    readonly signIn: string;
    readonly account: string;
    /** What is found there, in a line. */
    readonly accountHas: string;
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
    /** A button; the name of the zone follows. */
    readonly ownTimeZone: string;
  };
  readonly errors: Readonly<Record<ErrorKind, Advice>>;
  readonly start: StartWords;
}

/** Of the page at `/`, for whoever is not signed in. */
export interface StartWords {
  readonly heading: string;
  readonly lead: string;
  readonly signUp: string;
  /** Where accounts are made by invitation alone. */
  readonly invited: string;
  /** Above what can be heard. */
  readonly sample: string;
  readonly developers: string;
  readonly developersLead: string;
  readonly docs: string;
  readonly contract: string;
  readonly agents: string;
  readonly steps: readonly (readonly [heading: string, text: string])[];
  /** The link to the page where they can be heard. */
  readonly hosts: string;
  readonly footer: string;
}
