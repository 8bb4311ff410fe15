import { describe, expect, test } from '@jest/globals';
import { LockedPage, UnlockPage } from '../../../../../src/briefing/audit/adapters/web/history-access-pages.js';
import { HistoryPage } from '../../../../../src/briefing/audit/adapters/web/history-page.js';
import type { HistoryModel } from '../../../../../src/briefing/audit/adapters/web/history-model.js';
import { historyWordsFor } from '../../../../../src/briefing/audit/adapters/web/history-locale.js';
import { wordsFor } from '../../../../../src/briefing/adapters/web/locale.js';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { renderPage } from '../../../../../src/shared/delivery/web/serving/render.js';
import { everyWord } from '../../../../support/words/every-word.js';
import { composedData } from '../../../domain/samples.js';
import { archived, auditedModel, frameIn, historyIn, historyModel, lifeIn, SLUG } from './sample-histories.js';

const render = (model: HistoryModel): string => renderPage(<HistoryPage model={model} />);

const SCRIPT = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

describe('the history page', () => {
  const page = render(historyIn('en'));

  test('says that nothing was changed', () => {
    expect(page).toContain('All 6 entries are as they were recorded.');
    expect(page).not.toContain('role="alert"');
  });

  test('says which entry was changed, at the top and where it stands', () => {
    const problems = { 3: { kind: 'broken', message: 'x' } } as const;
    const broken = render(historyModel(archived(lifeIn('en'), problems)));
    expect(broken).toContain('This history is not as it was recorded.');
    expect(broken).toContain('<a href="#entry-3">Entry 3</a>: This entry, or the one before it, was changed.');
    expect(broken).toMatch(/<li id="entry-3" class="wrong">/);
    expect(broken).not.toContain('as they were recorded');
  });

  test('leads from each entry to the state after it, without scripts too', () => {
    for (const { revision } of historyIn('en').entries) {
      expect(page).toContain(`href="/b/${SLUG}/history?at=${revision}#state"`);
    }
    expect(page.match(/data-state="\d" hidden/g)).toHaveLength(5);
    expect(render(historyModel(archived(lifeIn('en')), 2))).toMatch(/data-state="2">/);
  });

  test('shows moments to the second, and what links the entries', () => {
    expect(page).toMatch(/data-local="exact">Jul 28, 2026, 6:30:04\sAM UTC<\/time>/);
    expect(page).toContain('6f9619ff-8b86-5011-b42d-00c04fc964f3');
    expect(page).toContain('3'.repeat(64));
  });

  test('says who has read it', () => {
    expect(page).toContain('An auditor<code>usr_9</code>');
    expect(page).toContain('and 9 earlier');
  });

  test('calls the owner so where an auditor reads', () => {
    const audited = render(auditedModel(archived(lifeIn('en'))));
    expect(audited).toContain('The owner');
    expect(audited).toContain('An auditor<code>usr_9</code>');
    expect(audited).not.toMatch(/>You</);
    expect(page).toMatch(/>You</);
    expect(page).not.toContain('The owner');
  });

  test('escapes every text that is not ours', () => {
    const [first, , ...rest] = lifeIn('en');
    const hostile = archived([first!, { type: 'BriefingComposed', data: { ...composedData, title: SCRIPT } }, ...rest]);
    const markup = render(historyModel(hostile.map((entry) => ({ ...entry, actor: SCRIPT, chain: SCRIPT }))));
    expect(markup).toContain('&lt;script>alert(1)');
    expect(markup).not.toContain('<script>');
    expect(markup).not.toContain('<img');
  });
});

describe('the page that refuses a history', () => {
  test('says why it is closed and how an owner opens it', () => {
    const page = renderPage(<LockedPage model={frameIn('en')} signedIn={false} />);
    expect(page).toContain('Only its owner can open this history');
    expect(page).toContain(`href="/signin?returnTo=%2Fb%2F${SLUG}%2Fhistory"`);
    expect(page).toContain('POST /api/v1/audit/briefings/link');
    expect(page).toContain(`href="/b/${SLUG}"`);
  });

  test('tells somebody who is signed in that it is not theirs, and does not send them to sign in again', () => {
    const page = renderPage(<LockedPage model={frameIn('en')} signedIn={true} />);
    expect(page).toContain('this briefing does not belong to your account');
    expect(page).not.toContain('/signin');
  });

  test('asks before the key of a link is used up, and shows nothing of the briefing', () => {
    const page = renderPage(<UnlockPage model={frameIn('en')} secret="k" formToken="t" />);
    expect(page).toContain(`<form class="actions" method="post" action="/b/${SLUG}/history">`);
    expect(page).toContain(
      '<input type="hidden" name="form_token" value="t"/><input type="hidden" name="key" value="k"/>',
    );
    expect(page).not.toContain(composedData.title);
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = [...everyWord(wordsFor(language)), ...everyWord(historyWordsFor(language))];

  test('are all there', () => {
    expect(words.filter(([, word]) => word.trim() === '' || word.includes('undefined'))).toEqual([]);
    expect(words.map(([key]) => key)).toEqual(
      [...everyWord(wordsFor('en')), ...everyWord(historyWordsFor('en'))].map(([key]) => key),
    );
  });

  test('are the language’s own', () => {
    const english = new Map(everyWord(historyWordsFor('en')));
    const borrowed = everyWord(historyWordsFor(language)).filter(([key, word]) => english.get(key) === word);
    expect(borrowed.length).toBe(language === 'en' ? english.size : 0);
  });

  test('speak on the history page and on the page that refuses it', () => {
    const book = historyWordsFor(language);
    const page = render(historyIn(language));
    for (const word of [book.heading, book.timeline, book.accesses, book.statuses.ready]) expect(page).toContain(word);
    expect(renderPage(<LockedPage model={frameIn(language)} signedIn={false} />)).toContain(book.locked.how);
    expect(renderPage(<UnlockPage model={frameIn(language)} secret="k" formToken="t" />)).toContain(book.unlock.open);
  });
});
