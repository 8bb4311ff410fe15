import { wordsFor as preferenceWords } from '../../../../src/preferences/adapters/web/locale.js';
import { wordsFor as showWords } from '../../../../src/shows/adapters/web/locale.js';
import { wordsFor as mailWords } from '../../../../src/shows/mail/adapters/web/locale.js';
import { wordsFor as webhookWords } from '../../../../src/shows/webhooks/adapters/web/locale.js';
import { translatedWordsContract } from '../../../support/words/translated-words.contract.js';

/** Said as in English by those who speak the language, or figures alone. */
const LOANWORDS = [
  'Webhooks',
  'Test',
  'Format',
  'Briefing',
  'Notifications',
  'Episodes',
  '0',
  '1',
  '2',
  'Sources',
  'Name',
];

const PAGES = [preferenceWords, showWords, mailWords, webhookWords];

translatedWordsContract('the pages of settings and shows', PAGES, (word) => LOANWORDS.includes(word));
