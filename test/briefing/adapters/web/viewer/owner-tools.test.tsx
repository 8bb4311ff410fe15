import { describe, expect, test } from '@jest/globals';
import { notUnderstood } from '../../../../../src/briefing/adapters/web/viewer/asked-line.js';
import { ownerWordsFor } from '../../../../../src/briefing/adapters/web/viewer/owner-words.js';
import { understand } from '../../../../../src/briefing/domain/request/understand.js';
import { NOTHING_UNDERSTOOD } from '../../../../../src/briefing/domain/request/understood.js';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { readyModel } from '../sample-models.js';
import { render } from './viewer-markup.js';

const owner = (said: readonly string[]) => ({
  id: 'abr_1',
  userRequest: 'Science, wibble wobble',
  notUnderstood: said,
  formToken: 'token',
  shareUrl: 'https://briefings.example/b/x',
});

describe('what was not understood of a request', () => {
  test.each(LANGUAGES)('is said to its owner in %s', (language) => {
    const page = render(readyModel(language, { owner: owner(['wibble', '<b>wobble</b>']) }));
    expect(page).toContain(ownerWordsFor(language).notUnderstood);
    for (const said of ['wibble', '&lt;b>wobble&lt;/b>']) expect(page).toContain(` <q>${said}</q>`);
  });

  test.each(LANGUAGES)('is no sentence in %s where everything was understood', (language) => {
    expect(render(readyModel(language, { owner: owner([]) }))).not.toContain(ownerWordsFor(language).notUnderstood);
  });

  test('is not shown to anybody else', () => {
    expect(render(readyModel())).not.toContain(ownerWordsFor('en').notUnderstood);
  });

  test('is what nothing followed from, as the hosts would say it, and never a long list', () => {
    const leftOver = [
      'on',
      '\u202Ewibble\u200B',
      'wibble',
      '蜂群',
      ...Array.from({ length: 9 }, (_, at) => `word${at}`),
    ];
    const said = notUnderstood({ ...NOTHING_UNDERSTOOD, leftOver });
    expect(said.slice(0, 2)).toEqual(['wibble', '蜂群']);
    expect(said).toHaveLength(6);
    expect(notUnderstood(understand('Only science, please', 'en'))).toEqual([]);
    expect(notUnderstood(undefined)).toEqual([]);
  });
});
