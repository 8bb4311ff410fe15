import { ownerWordsFor } from '../../../../../src/briefing/adapters/web/viewer/owner-words.js';
import { libraryWordsFor } from '../../../../../src/briefing/library/adapters/web/locale.js';
import { translatedWordsContract } from '../../../../support/words/translated-words.contract.js';

/** Words that several languages share. */
const SHARED = new Set(['Format', 'Briefing', 'Briefings']);

translatedWordsContract('the pages on which briefings are kept', [libraryWordsFor, ownerWordsFor], (word) =>
  SHARED.has(word),
);
