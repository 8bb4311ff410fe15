import type { Language } from '../../../shared/kernel/language.js';
import type { Material } from './material.js';

/** The place of a headline, which comes before the text. */
export const HEADLINE = -1;

/** Words of an item and how they are read aloud. */
export interface SpokenQuote {
  readonly item: Material;
  readonly quote: string;
  readonly spoken: string;
  /** In which it is read aloud. */
  readonly language: Language;
}

/** A sentence that may be read aloud, and what it is worth to its story. */
export interface Candidate extends SpokenQuote {
  /** Order of its item within the story; 0 leads. */
  readonly member: number;
  /** Place within the item, from 0; HEADLINE comes before. */
  readonly position: number;
  /** In a default voice. */
  readonly ms: number;
  readonly score: number;
  /** The sentence that must have been heard before this one. */
  readonly needs: Candidate | null;
}
