import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { ErrorPage } from '../../../../src/shared/delivery/web/shell/error-page.js';
import { ExternalLink, webUrl } from '../../../../src/shared/delivery/web/shell/links.js';
import { Page } from '../../../../src/shared/delivery/web/shell/page.js';
import { languageOf, preferredLanguage } from '../../../../src/shared/delivery/web/language/page-language.js';
import { renderPage } from '../../../../src/shared/delivery/web/serving/render.js';

describe('a link from a feed', () => {
  test.each(['https://example.org/a?b=1&c=2', 'http://example.org/'])('to %s is kept', (url) => {
    expect(webUrl(url)).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'https://user:secret@example.org/',
    '//example.org/x',
    '/relative',
    'not a url',
    '',
    null,
    undefined,
  ])('that is %p is dropped', (url) => {
    expect(webUrl(url)).toBeNull();
  });

  test('becomes plain text when it is dropped', () => {
    expect(renderPage(<ExternalLink url="javascript:alert(1)">Headline</ExternalLink>)).toBe(
      '<!doctype html><span>Headline</span>',
    );
  });

  test('opens in a new window without a referrer', () => {
    const markup = renderPage(<ExternalLink url="https://example.org/?a=1&b=2">x</ExternalLink>);
    expect(markup).toContain('rel="noopener noreferrer nofollow ugc"');
    expect(markup).toContain('target="_blank"');
    expect(markup).toContain('href="https://example.org/?a=1&amp;b=2"');
  });
});

describe('the page shell', () => {
  const shell = renderPage(
    <Page
      language="zh"
      title={'</title><script>alert(1)</script>'}
      footer={null}
      scripts={['viewer.js']}
      refresh={{ seconds: 5, to: '/b/x' }}
      share={{ url: 'https://b.example/b/1', description: '"><script>', image: 'https://b.example/c.jpg' }}
    >
      content
    </Page>,
  );

  test('has the language, a way past the header, and the landmarks', () => {
    expect(shell).toMatch(/^<!doctype html><html lang="zh-Hans">/);
    expect(shell).toContain('<a class="skip-link" href="#content">');
    for (const landmark of ['<header', '<main id="content"', '<footer']) expect(shell).toContain(landmark);
  });

  test('does not repeat the name of the site in its preview', () => {
    const page = renderPage(
      <Page
        language="en"
        title="Hosts · Podcast Briefings"
        footer={null}
        share={{ url: 'https://b.example/', description: 'x' }}
      >
        content
      </Page>,
    );
    expect(page).toContain('<meta property="og:title" content="Hosts"/>');
    expect(page).toContain('<meta property="og:site_name" content="Podcast Briefings"/>');
  });

  test('is not indexed, and looks like itself when shared', () => {
    expect(shell).toContain('<meta name="robots" content="noindex"/>');
    expect(shell).toContain('<meta property="og:image" content="https://b.example/c.jpg"/>');
  });

  test('has no inline script or style, and loads nothing from other hosts', () => {
    expect(shell).not.toContain('<style');
    expect(shell).not.toContain('style=');
    expect(shell.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/type="module" src="\/assets\/carry-on\.[\w-]+\.js"/),
      expect.stringMatching(/type="module" src="\/assets\/viewer\.[\w-]+\.js"/),
    ]);
    expect(shell).not.toMatch(/(src|href)="(https?:)?\/\/(?!b\.example)/);
  });

  test('goes on by itself for readers without scripts only', () => {
    expect(shell).toContain('<noscript><meta http-equiv="refresh" content="5;url=/b/x"/></noscript>');
  });

  test('escapes what it is given', () => {
    expect(shell).not.toContain('<script>alert');
    expect(shell).toContain('&lt;/title');
  });
});

describe('an error page', () => {
  test.each(LANGUAGES)('says what to do in %s', (language) => {
    const page = renderPage(<ErrorPage kind="not_found" language={language} />);
    expect(page).toMatch(/<h1>.+<\/h1><p class="lead">.+<\/p>/);
  });

  test('speaks the first language of the browser that it knows', () => {
    expect(preferredLanguage('nl-NL,nl;q=0.9,de-AT;q=0.8,en;q=0.7')).toBe('de');
    expect(preferredLanguage('ja')).toBe('ja');
    expect(preferredLanguage('ZH-hant-TW')).toBe('zh');
    expect(preferredLanguage('nl')).toBe('en');
    expect(preferredLanguage(undefined)).toBe('en');
  });

  test('speaks the language that the browser wants most, whatever it names first', () => {
    expect(preferredLanguage('en;q=0.5, de;q=0.9, fr;q=0.9')).toBe('de');
    expect(preferredLanguage('de;q=0, fr;q=0.1')).toBe('fr');
    expect(preferredLanguage('de; q=nonsense, fr; q=0.001')).toBe('fr');
    expect(preferredLanguage('nl, *;q=0.5')).toBe('en');
    expect(preferredLanguage('en;q=0, *')).toBe('zh');
    expect(preferredLanguage('de;q=0.5, *')).toBe('en');
    expect(preferredLanguage('deu')).toBe('en');
    expect(preferredLanguage(`${'x;q=1,'.repeat(20_000)}de`)).toBe('en');
  });

  test('speaks the language that was chosen in this browser before all others', () => {
    const speak = (cookie: string) => languageOf({ headers: { cookie, 'accept-language': 'fr' } });
    expect(speak('a=b; briefings.language=ja')).toBe('ja');
    expect(speak('briefings.language=xx')).toBe('fr');
  });

  test('has the way home, and says when another try is worth it', () => {
    const page = renderPage(<ErrorPage kind="too_many" language="en" waitSeconds={61} />);
    expect(page).toContain('href="/"');
    expect(page).toContain('Try again in 2 min.');
  });
});
