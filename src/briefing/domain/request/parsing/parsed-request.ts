import type { MannerCue } from '../cue-types.js';
import type { Quantity } from '../quantities.js';
import type { Format, Period } from '../understood.js';

export type Mode = 'want' | 'only' | 'less' | 'exclude';

/** Something named in a request, with what the words around it say of it. */
export interface Named {
  text: string;
  /** Set when it is the name of a source. */
  readonly source?: {
    readonly id: string;
    readonly ref: boolean;
    /** "from" and the like stand before it: it can be nothing else. */
    readonly marked: boolean;
    /** It is a folder, and `id` is its name. */
    readonly folder?: true;
  };
  mode: Mode;
  /** More of it is wanted, not nothing else: "more from", "focus on". */
  favoured: boolean;
  /** Somebody introduced it: "about", "tell me", "no". */
  cued: boolean;
  /** An exception from what is refused: "no politics, except Ireland". */
  spared: boolean;
  /** Set aside from others that the request speaks of next: 除了NBA…, バスケ以外の…. */
  excepted?: boolean;
  /** Said beside the request: what it follows from ("my kids are listening, so …"), why, or what nobody understands. */
  aside?: 'hence' | 'because' | 'but' | 'unsure';
  /** The listener says it of themselves: "and I mean it". */
  readonly said?: true;
  /** It stands by itself, beside the manner of the briefing: "wheat prices, five minutes". */
  readonly alone?: true;
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
  /** "Keep it short", without a number. */
  short: boolean;
  seconds: number | null;
  period: Period | null;
  readonly style: string[];
  /** "… and nothing else". */
  nothingElse: boolean;
}

/** "tech tech tech" */
const REPEATED = /^(.{2,20}?)(?: ?\1)+$/u;

/** A phrase without what ties it to its neighbours. */
export const bareOf = (phrase: string): string =>
  phrase
    .replace(/\s+/g, ' ')
    .replace(REPEATED, '$1')
    .replace(/^[的のはがを]+|[的のはがを]+$/gu, '');

/** "Skip the election and go deep on climate": a verb of its own is not refused with what went before. */
export const goesDeep = (cue: string): boolean =>
  /^(?:go|dig|dive|get|give|brauche|donne|dame|me dá|geh|gehe|steig|plonge[rz]?|va|allez|entre|profundiza|ve|vete|aprofund|vá)(?!\p{L})/iu.test(
    cue,
  );

/** "No details" is short, and not in depth; "no headlines" is the other way round. */
export function takeFormat(manner: Manner, cue: MannerCue, mode: Mode): void {
  const refusesDepth = mode === 'exclude' && cue === 'in_depth';
  const refusesHeadlines = mode === 'exclude' && cue === 'headlines';
  if (cue === 'short' || refusesDepth) manner.short = true;
  if (refusesHeadlines) manner.format = 'in_depth';
  else if (cue !== 'short') manner.format = refusesDepth ? 'brief' : cue;
}

/** The first of each counts; "one minute thirty seconds" is one length. */
export function takeQuantity(manner: Manner, quantity: Quantity, continues: boolean): void {
  if (quantity.kind === 'period') manner.period ??= quantity.period;
  else manner.seconds = continues ? (manner.seconds ?? 0) + quantity.seconds : (manner.seconds ?? quantity.seconds);
}
