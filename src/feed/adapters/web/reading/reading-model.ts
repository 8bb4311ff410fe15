import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { ItemSummary } from '../../../application/ports/item-reader.js';
import type { ReadingChoicesOf } from '../../../application/ports/reading-choices.js';
import type { BrowsedItem } from '../../../application/queries/browse-items.js';
import type { Neighbours } from '../../../application/queries/find-neighbours.js';
import type { ReadableItem } from '../../../application/queries/read-item.js';
import type { Block } from '../../../domain/content-block.js';
import type { ItemSearch, SearchFault } from './item-search.js';
import type { ReadingDays } from './reading-days.js';

export interface ListModel extends FormPage {
  readonly search: ItemSearch;
  /** What is wrong with the words; then there are no rows. */
  readonly fault: SearchFault | null;
  readonly choices: ReadingChoicesOf;
  readonly days: ReadingDays;
  readonly rows: readonly BrowsedItem[];
  /** Of the page that is shown; null: it is the first one. */
  readonly cursor: string | null;
  /** Of the next older page; null: there is none. */
  readonly next: string | null;
  /** How far down the list that is; null: to its end. */
  readonly reached: EpochMs | null;
  /** Something was marked as read just now. */
  readonly marked: boolean;
}

export interface ItemModel extends FormPage, Omit<ReadableItem, 'blocks'> {
  /** The list that it was opened from. */
  readonly search: ItemSearch;
  readonly days: ReadingDays;
  /** Of the part that is shown. */
  readonly blocks: readonly Block[];
  /** Counted from 1. */
  readonly part: number;
  readonly parts: number;
  readonly isOpened: boolean;
  readonly neighbours: Neighbours;
  /** The reader has asked for the pictures. */
  readonly pictures: boolean;
}

export const timeOf = ({ publishedAt, createdAt }: ItemSummary): EpochMs => publishedAt ?? createdAt;

/** More marks on one letter than any script needs climb over the lines above. */
const PILED_MARKS = /(\p{M}{5})\p{M}+/gu;

/** A text of a feed without piles of combining marks. */
export const calm = (text: string): string => text.replace(PILED_MARKS, '$1');

/** Two lines of a list hold no more. */
const LONGEST_SUMMARY = 220;

/** How a summary begins. */
export function beginningOf(summary: string): string {
  const text = calm(summary);
  if (text.length <= LONGEST_SUMMARY) return text;
  // Half of a character is none.
  const head = text.slice(0, LONGEST_SUMMARY).toWellFormed().replaceAll('\ufffd', '');
  const space = head.lastIndexOf(' ');
  return `${(space > LONGEST_SUMMARY / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}
