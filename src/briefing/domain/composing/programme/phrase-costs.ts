import { PAUSE_BETWEEN_PARTS_MS } from '../../pace.js';
import type { PhraseCosts } from '../telling.js';
import { averageMs } from '../phrase-deck.js';
import type { PhraseBook } from '../phrase-book/phrase-book.js';

/** What the hosts' own words take, to plan with. What they really take is measured. */
export const phraseCostsOf = (book: PhraseBook, { isDuo }: { readonly isDuo: boolean }): PhraseCosts => ({
  frame: averageMs(book, ['welcome', isDuo ? 'agenda' : 'agendaAlone', 'closing', 'goodbye']),
  story: averageMs(book, ['reports']) + PAUSE_BETWEEN_PARTS_MS,
  question: isDuo ? averageMs(book, ['askFigures']) : 0,
  addition: averageMs(book, ['reports']),
  spread: averageMs(book, ['manySources']) / 2,
});
