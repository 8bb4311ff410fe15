import { pageWordsFor } from '../../../../../src/shared/delivery/web/language/locale.js';
import { translatedWordsContract } from '../../../../support/words/translated-words.contract.js';

/** Said as in English by those who speak the language. */
const LOANWORDS = ['Briefings', 'Feeds'];

translatedWordsContract('all pages', [pageWordsFor], (word) => LOANWORDS.includes(word));
