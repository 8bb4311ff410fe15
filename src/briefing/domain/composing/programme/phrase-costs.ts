import { CLOSING_MS, meanDurationFactor, OPENING_MS, PAUSE_BETWEEN_PARTS_MS } from '../../production/pace.js';
import type { SpokenHost } from '../../script.js';
import type { PhraseBook, PhraseKind } from '../phrase-book/phrase-book.js';
import { averageMs } from '../phrase-deck.js';
import type { PhraseCosts } from '../telling.js';

/** What the hosts' own words take, to plan with. What they really take is measured. */
export function phraseCostsOf(book: PhraseBook, hosts: readonly SpokenHost[]): PhraseCosts {
  const durationFactor = meanDurationFactor(hosts);
  const isDuo = hosts.length > 1;
  const phrasesMs = (kinds: readonly PhraseKind[]): number => averageMs(book, kinds) * durationFactor;
  return {
    durationFactor,
    frame: OPENING_MS + phrasesMs(['welcome', isDuo ? 'agenda' : 'agendaAlone', 'closing', 'goodbye']) + CLOSING_MS,
    story: phrasesMs(['reports']) + PAUSE_BETWEEN_PARTS_MS,
    question: isDuo ? phrasesMs(['askFigures']) : 0,
    addition: phrasesMs(['reports']),
    spread: phrasesMs(['manySources']) / 2,
  };
}
