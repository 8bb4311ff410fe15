import { describe, expect, test } from '@jest/globals';
import { agentWordsFor } from '../../../../src/identity/access/adapters/web/access-locale.js';
import { wordsFor } from '../../../../src/identity/adapters/web/locale.js';
import { signOnWordsFor } from '../../../../src/identity/single-sign-on/adapters/web/sign-on-locale.js';
import { InvalidFields, memberFieldsOf } from '../../../../src/identity/accounts/domain/member.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { translatedWordsContract } from '../../../support/words/translated-words.contract.js';

/** What the domain says of a new member whose every field is wrong. */
function refusalOfNothing(): InvalidFields {
  try {
    memberFieldsOf({ email: '', name: '', password: '' });
  } catch (error) {
    if (error instanceof InvalidFields) return error;
  }
  throw new Error('nothing at all is accepted');
}

const refused = refusalOfNothing();

/** Words that several languages share. */
const SHARED = new Set([
  'Code',
  'App',
  'Agent',
  'Browser',
  'E-mail',
  'Token',
  '2 briefings',
  '1 briefing',
  '0 briefings',
]);

translatedWordsContract('people’s pages', [wordsFor, agentWordsFor, signOnWordsFor], (word) => SHARED.has(word));

describe.each(LANGUAGES)('the words of people’s pages in %s', (language) => {
  test('name the bounds that forms are checked by', () => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
    const message = (field: string) => refused.problems.find((problem) => problem.field === field)?.message ?? '';
    const { faults } = wordsFor(language).problems;
    expect(numbers(faults.password)).toEqual(numbers(message('password')));
    expect(numbers(wordsFor(language).fields.passwordHint)).toEqual(numbers(message('password')).slice(0, 1));
    expect(numbers(message('name'))).toEqual(expect.arrayContaining(numbers(faults.name)));
  });
});
