import type { Language } from '../../../shared/kernel/language.js';
import type { Kind, MannerCue } from './cue-types.js';
import type { Quantity, Span } from './quantities.js';

/** A part of a request. */
export type Token = Span &
  (
    | { readonly kind: Kind | 'break' | 'comma' | 'list' | 'hash' | 'colon' | 'sign' | 'cross' | 'tick' | 'word' }
    | { readonly kind: 'quoted'; readonly text: string }
    /** "politics-free" */
    | { readonly kind: 'refused'; readonly text: string }
    /** Somebody says of it what nothing here understands. */
    | { readonly kind: 'unsure'; readonly text: string }
    | {
        readonly kind: 'source';
        readonly id: string;
        readonly ref: boolean;
        readonly marked: boolean;
        /** It is a folder, and `id` is its name. */
        readonly folder?: true;
      }
    | { readonly kind: 'format'; readonly format: MannerCue }
    | { readonly kind: 'style'; readonly style: string }
    | { readonly kind: 'quantity'; readonly quantity: Quantity }
  );

export interface RequestText {
  readonly shown: string;
  readonly lower: string;
  /** Surest first. */
  readonly languages: readonly Language[];
}
