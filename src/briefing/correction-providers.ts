import { CitationFactsListener } from './adapters/events/citation-facts.listener.js';
import { TypeormCitationIndex } from './adapters/typeorm-citations/typeorm-citation-index.js';
import { CitationReview } from './application/citation-review.js';
import { ReviewCitationsHandler } from './application/commands/review-citations.js';
import { ReviewRevisedItemsHandler } from './application/commands/review-revised-items.js';
import { DueCorrections } from './application/due-corrections.js';
import { ListenerMemory } from './application/listener-memory.js';
import { CitationIndex } from './application/ports/citation-index.js';
import { SeriesCorrections } from './application/series-corrections.js';

/** What notices that sources change what briefings cite, and has it told. */
export const CORRECTION_PROVIDERS = [
  CitationReview,
  ReviewCitationsHandler,
  ReviewRevisedItemsHandler,
  DueCorrections,
  SeriesCorrections,
  ListenerMemory,
  { provide: CitationIndex, useClass: TypeormCitationIndex },
  CitationFactsListener,
];
