import { describe, expect, test } from '@jest/globals';
import { AccountPage } from '../../../../src/identity/access/adapters/web/account-page.js';
import { CompletePage } from '../../../../src/identity/access/adapters/web/complete-page.js';
import { ConsentPage } from '../../../../src/identity/access/adapters/web/consent-page.js';
import { formProblemOf } from '../../../../src/identity/adapters/web/form-problem.js';
import { ConfirmPairingPage, EnterCodePage } from '../../../../src/identity/access/adapters/web/pair-pages.js';
import { SignUpPage, type SignUpModel } from '../../../../src/identity/accounts/adapters/web/sign-up-page.js';
import { agentWordsFor } from '../../../../src/identity/access/adapters/web/access-locale.js';
import { wordsFor } from '../../../../src/identity/adapters/web/locale.js';
import { InvalidFields } from '../../../../src/identity/accounts/domain/member.js';
import { SignInRefused, SignUpRefused } from '../../../../src/identity/accounts/domain/sign-in.js';
import { TooManyAttempts } from '../../../../src/identity/domain/attempt-counter.js';
import { NotFound } from '../../../../src/shared/kernel/domain-error.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { renderPage } from '../../../../src/shared/delivery/web/serving/render.js';
import { accountModel, confirmModel, consentModel } from './sample-people.js';

const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(1)>\u202eevil';

describe.each(LANGUAGES)('an agent or client that asks to be let in, in %s', (language) => {
  const { pair, consent, abilities } = agentWordsFor(language);

  test('is shown with its code, what it brings, what it may do, and a warning', () => {
    const page = renderPage(<ConfirmPairingPage model={confirmModel(language)} />);
    const shown = ['BCDF-GHJK', 'News Desk Agent', 'mia@example.org', pair.work.subscriptions(12), pair.warning];
    for (const word of [...shown, pair.confirm.advice, ...abilities.list]) expect(page).toContain(word);
  });

  test('is shown with who vouches for it, where the browser goes, and a warning', () => {
    const page = renderPage(<ConsentPage model={consentModel(language)} />);
    const shown = ['Claude', consent.known.dynamic, '<bdi>claude.ai</bdi>', 'mia@example.org', consent.advice];
    for (const word of [...shown, ...abilities.list]) expect(page).toContain(word);
  });
});

describe('a client', () => {
  const render = (client: Parameters<typeof consentModel>[1]) =>
    renderPage(<ConsentPage model={consentModel('en', client)} />);

  test('whose id is a URL has the host of that URL behind it', () => {
    const page = render({ known: 'document', id: 'https://app.example.com/oauth/client.json' });
    expect(page).toContain('The site app.example.com');
    expect(page).not.toContain('has registered itself');
  });

  test('on this device is said to be on this device', () => {
    expect(render({ redirectUri: 'http://127.0.0.1:33418/cb' })).toContain(
      'a program on this device (127.0.0.1:33418)',
    );
    expect(render({ redirectUri: 'cursor://anysphere/cb' })).toContain('a program on this device (cursor:)');
  });

  test('of our own is shown without a name that somebody could have chosen', () => {
    const redirectUri = 'https://briefings.example.org/auth/skill/complete';
    const page = render({ known: 'built_in', name: 'skill', redirectUri });
    expect(page).toContain('a page of this service that shows you a code for your agent');
    expect(page).not.toContain('strangers-word');
  });
});

describe('a hostile name', () => {
  const pages = (name: string) =>
    [
      <ConfirmPairingPage model={confirmModel('en', name)} />,
      <ConsentPage model={consentModel('en', { name })} />,
      <AccountPage model={accountModel('en', name)} />,
    ].map((page) => renderPage(page));

  test('is shown as text, within bounds, and changes no writing direction', () => {
    for (const page of pages(HOSTILE)) {
      expect(page).toContain('<bdi');
      expect(page).not.toMatch(/<script>|<img|\u202e/);
      expect(page).toContain('&quot;>&lt;script>');
    }
  });

  test('of ten thousand characters is cut', () => {
    for (const page of pages('w'.repeat(10_000))) {
      expect(page).toContain(`${'w'.repeat(79)}…`);
      expect(page).not.toContain('w'.repeat(80));
    }
  });

  test('that is empty is said to be missing', () => {
    expect(pages('\u202e')[0]).toContain('Without a name');
  });
});

describe('a code on a page', () => {
  test('of a link is filled in, and nothing more happens', () => {
    const page = renderPage(
      <EnterCodePage model={{ language: 'en', formToken: 't', signedIn: true, code: 'BCDF-GHJK', problem: null }} />,
    );
    expect(page).toMatch(/<input[^>]* value="BCDF-GHJK"/);
    expect(page).not.toMatch(/<script(?! type="module" src="\/assets\/carry-on\.)/);
  });

  test('for an agent stands in the page once, to be copied', () => {
    const completion = { kind: 'given', code: 'the-one-time-code', state: 'st-1' } as const;
    const page = renderPage(<CompletePage language="en" completion={completion} />);
    expect(page.match(/the-one-time-code/g)).toHaveLength(1);
    expect(page).toMatch(/<button[^>]* hidden data-copy="code"/);
  });
});

describe('a form that was refused', () => {
  const model: SignUpModel = {
    language: 'en',
    formToken: 't',
    returnTo: '/pair',
    invitation: { token: 'tok', email: null },
    email: 'mia@example',
    name: HOSTILE,
    problem: formProblemOf(
      new InvalidFields([
        { field: 'email', problem: 'malformed', message: '' },
        { field: 'password', problem: 'common', message: '' },
      ]),
    ),
  };
  const page = renderPage(<SignUpPage model={model} />);

  test('says so first, and leads to each field that is wrong', () => {
    expect(page).toMatch(/<title>That did not work · /);
    expect(page).toMatch(/<div class="problem-summary" role="alert" tabindex="-1" autofocus/);
    for (const field of ['email', 'password']) {
      expect(page).toContain(`<a href="#${field}">`);
      expect(page).toMatch(new RegExp(`<input[^>]* id="${field}"[^>]* aria-invalid="true"`));
      expect(page).toMatch(new RegExp(`aria-describedby="[^"]*${field}-fault"`));
    }
    expect(page).not.toMatch(/<input[^>]* id="name"[^>]* aria-invalid/);
  });

  test('keeps what was typed, but no password', () => {
    expect(page).toContain('value="mia@example"');
    expect(page).toContain('value="&quot;>&lt;script>');
    expect(page).not.toMatch(/<input[^>]* type="password"[^>]* value=/);
  });

  test('keeps where the person was going, and the invitation', () => {
    expect(page).toContain('action="/signup?returnTo=%2Fpair"');
    expect(page).toContain('<input type="hidden" name="invitation" value="tok"/>');
  });
});

describe('what is wrong with a form', () => {
  const field = (name: 'email' | 'name' | 'password' | 'current', problem: 'malformed' | 'email' | 'not_invited') =>
    formProblemOf(new InvalidFields([{ field: name, problem, message: '' }]))?.faults[name];

  test('is said of its field', () => {
    expect(field('email', 'malformed')).toBe('email');
    expect(field('email', 'not_invited')).toBe('notInvited');
    expect(field('password', 'email')).toBe('passwordIsEmail');
    expect(field('name', 'malformed')).toBe('name');
    expect(field('current', 'malformed')).toBe('wrongCurrent');
  });

  test('is said of the whole where a field would tell too much', () => {
    expect(formProblemOf(new SignInRefused())).toMatchObject({ status: 422, refusal: 'signInRefused', faults: {} });
    expect(formProblemOf(new SignUpRefused())).toMatchObject({ status: 422, refusal: 'signUpRefused', faults: {} });
    expect(formProblemOf(new TooManyAttempts(61))).toMatchObject({ status: 429, retryAfterSeconds: 61 });
  });

  test('is left to the error page when the form cannot mend it', () => {
    expect(formProblemOf(new NotFound('x'))).toBeNull();
    expect(formProblemOf(new Error('bug'))).toBeNull();
  });
});

describe('the account page', () => {
  const page = renderPage(<AccountPage model={accountModel('en')} />);

  test('has a button for each agent and app that can come in, and none for those that cannot', () => {
    expect(page.match(/name="ref" value="ref-[12]"/g)).toHaveLength(2);
    expect(page).not.toContain('ref-3');
    expect(page).toContain('aria-label="End access: Claude"');
    expect(page).toContain('1 that has ended');
  });

  test('says what happened in words for every kind of event', () => {
    for (const words of Object.values(wordsFor('en').account.events.kinds)) expect(page).toContain(words);
  });

  test('offers to sign out elsewhere only when there are other sessions', () => {
    expect(page).toContain('Sign out everywhere else');
    const [current] = accountModel('en').sessions;
    const alone = { ...accountModel('en'), sessions: current === undefined ? [] : [current] };
    expect(renderPage(<AccountPage model={alone} />)).not.toContain('Sign out everywhere else');
  });
});
