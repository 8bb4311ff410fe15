import { productionWordsFor } from '../../../../src/briefing/adapters/web/admin/production-locale.js';
import { adminFeedWordsFor } from '../../../../src/feed/adapters/web/admin/admin-feed-locale.js';
import { operatorWordsFor } from '../../../../src/identity/operators/adapters/web/locale.js';
import { adminWordsFor } from '../../../../src/shared/delivery/admin/admin-locale.js';
import { showsStateWordsFor } from '../../../../src/shows/adapters/web/admin/shows-state-words.js';
import { translatedWordsContract } from '../../../support/words/translated-words.contract.js';

const PAGES = [adminWordsFor, operatorWordsFor, adminFeedWordsFor, productionWordsFor, showsStateWordsFor];

/** Said as in English by those who speak the language. */
const LOANWORDS = /^(Feeds|Total|Database|Agents?|Operator)$/;

translatedWordsContract('the pages of operators', PAGES, (word) => LOANWORDS.test(word));
