import type { Language } from '../../../../shared/kernel/language.js';
import type { Disclosure } from '../../disclosure.js';
import type { Format } from '../../request/understood.js';
import type { Chapter, Line } from '../../script.js';
import type { DueCorrection } from '../memory/due-correction.js';
import type { Telling } from '../telling.js';
import type { PhraseDeck } from '../phrase-deck.js';
import type { PhraseBook } from '../phrase-book/phrase-book.js';
import type { SpokenDays } from '../spoken-days.js';
import type { Subjects } from './subjects.js';

/** Why there is little to tell. */
export type Sparse =
  | { readonly kind: 'shorter' }
  /** All of it was told before: there is nothing else. */
  | { readonly kind: 'nothingNew' }
  /** What was asked for or left out, as the hosts name it, and how many items were looked at. */
  | { readonly kind: 'onlyLittle' | 'withoutLittle'; readonly topics: string; readonly items: number };

/** What the hosts say in one language. */
export interface Wording {
  readonly language: Language;
  readonly book: PhraseBook;
  readonly deck: PhraseDeck;
  readonly days: SpokenDays;
}

/** Everything the hosts need to know to speak. */
export interface Setting extends Wording {
  /** What stands around a sentence of another language is said in it, too: one voice says the whole line. */
  readonly wordingIn: (language: Language) => Wording;
  readonly hosts: readonly { readonly name: string }[];
  readonly now: number;
  readonly subjects: Subjects;
  /** What is said of a request that leaves little; null: nothing. */
  readonly sparse: Sparse | null;
  readonly foreign: boolean;
  /** What the hosts say of themselves; null: nothing. */
  readonly disclosure: Disclosure | null;
  readonly format: Format;
  /** How many headlines open the briefing, where there are so many. */
  readonly headlines: number;
  /** Whether the first headlines are said again at the end. */
  readonly recap: boolean;
  /** Whether the last story was put there because it is light. */
  readonly lightEnd: boolean;
  /** What sources changed of what earlier briefings told. */
  readonly corrections: readonly DueCorrection[];
}

export interface Dialogue {
  readonly lines: readonly Line[];
  readonly chapters: readonly Chapter[];
  /** In the order in which they are told; `Line.story` counts in it. */
  readonly tellings: readonly Telling[];
  /** `Line.correction` counts in it. */
  readonly corrections: readonly DueCorrection[];
}
