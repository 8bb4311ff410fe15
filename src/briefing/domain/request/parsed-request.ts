import type { Format, Period } from './understood.js';

export type Mode = 'want' | 'only' | 'less' | 'exclude';

/** Something named in a request, with what the words around it say of it. */
export interface Named {
  readonly text: string;
  /** Set when it is the name of a source. */
  readonly source?: {
    readonly id: string;
    readonly ref: boolean;
    /** "from" and the like stand before it: it can be nothing else. */
    readonly marked: boolean;
  };
  mode: Mode;
  /** More of it is wanted, not nothing else: "more from", "focus on". */
  favoured: boolean;
  /** Somebody introduced it: "about", "tell me", "no". */
  cued: boolean;
  /** It is asked after: "what is new with". */
  asked: boolean;
  order: 'first' | 'last' | null;
  /** Where it stands: between commas, between turns of thought, between full stops. */
  group: number;
  chain: number;
  readonly clause: number;
  /** "and" follows it. */
  joined: boolean;
}

/** How the briefing is to be, besides its topics. */
export interface Manner {
  format: Format | null;
  seconds: number | null;
  period: Period | null;
  readonly style: string[];
  /** "… and nothing else". */
  nothingElse: boolean;
}
