import { feedsWordsFor } from '../../../../src/feed/adapters/web/feeds/feeds-locale.js';
import { wordsFor } from '../../../../src/subscriptions/adapters/web/locale.js';
import { translatedWordsContract } from '../../../support/words/translated-words.contract.js';

/** Words that are the same in several languages. */
const SHARED = new Set(['Feeds', 'Feed', 'Name', 'Site']);

/** Figures and signs are said alike everywhere, and counts of feeds in several languages. */
const isShared = (word: string): boolean => !/\p{L}{4}/u.test(word) || /feeds?$/.test(word) || SHARED.has(word);

translatedWordsContract('the pages of one’s feeds', [wordsFor], isShared);
translatedWordsContract('the pages of one feed and of rules', [feedsWordsFor], isShared);
