import type { Language } from '../../../shared/kernel/language.js';

/** A sentence that the composer chose: all that a language model is given to write from, by its id. */
export interface Evidence {
  /** e1, e2 … */
  readonly id: string;
  /** As a host would read it aloud. */
  readonly text: string;
  /** As it stands in the item. */
  readonly quote: string;
  readonly itemId: string;
  /** Who publishes it, as a host names them. */
  readonly source: string;
  /** Index into `Script.stories`. */
  readonly story: number;
}

/** What a host could say, as a language model wrote it. Nothing is known of it yet but its shape. */
export interface ProposedLine {
  /** Index into `Script.hosts`. */
  readonly host: number;
  /** Index into `Script.stories`; null: it opens or closes the briefing. */
  readonly story: number | null;
  readonly text: string;
  /** Ids of Evidence; none where it only asks or leads over. */
  readonly cites: readonly string[];
}

/** What a line is verified with besides its evidence. */
export interface VerifyingContext {
  readonly language: Language;
  /** What the hosts are called: they may name each other. */
  readonly hosts: readonly string[];
}

/** `reason` goes back to the model: in English, what is wrong and with which words of the line. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/**
 * Whether a line says nothing but what the sentences that it cites say. `cited` are those sentences, of all
 * ids of the line; of none follows only what states nothing. Pure and total.
 */
export type VerifyLine = (line: ProposedLine, cited: readonly Evidence[], context: VerifyingContext) => Verdict;
