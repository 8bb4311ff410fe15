import { describe, expect, test } from '@jest/globals';
import { completionOf } from '../../../../../src/identity/access/adapters/web/complete-page.js';
import { destinationOf } from '../../../../../src/identity/access/adapters/web/destination.js';
import { shownName } from '../../../../../src/identity/access/adapters/web/shown-name.js';

describe('the name that a stranger gives itself', () => {
  test('is shown as it is when it is a name', () => {
    for (const name of ['Claude', 'Zoës Agent № 7', '新聞エージェント', 'وكيل الأخبار', '👩‍💻 desk', 'نامه‌رسان']) {
      expect(shownName(name)).toBe(name);
    }
  });

  test('stays on one line', () => {
    expect(shownName(' a\r\nb\u2028c\u2029d\te\u0085f ')).toBe('a b c d e f');
  });

  test('does not change the writing direction of the words around it', () => {
    expect(shownName('good\u202egnp.exe\u202c')).toBe('good gnp.exe');
    expect(shownName('\u2066a\u2069\u200f\u061c')).toBe('a');
  });

  test('is bounded, in whole characters', () => {
    expect(shownName('x'.repeat(80))).toBe('x'.repeat(80));
    expect(shownName('𝕏'.repeat(10_000))).toBe(`${'𝕏'.repeat(79)}…`);
  });

  test.each([null, '', '  ', '\u200b\u202e\u0000'])('is nothing when nothing can be seen of it: %j', (name) => {
    expect(shownName(name)).toBeNull();
  });
});

describe('the destination of the answer', () => {
  const ours = 'https://briefings.example.org';
  const site = (host: string) => ({ kind: 'site', host });
  const device = (place: string) => ({ kind: 'this_device', place });

  test.each([
    ['https://claude.ai/api/mcp/auth_callback', site('claude.ai')],
    ['https://chatgpt.com:8443/x', site('chatgpt.com:8443')],
    ['https://briefings.example.org/auth/skill/complete', { kind: 'this_service' }],
    ['http://127.0.0.1:33418/callback', device('127.0.0.1:33418')],
    ['http://localhost:6274/oauth/callback', device('localhost:6274')],
    ['http://[::1]:9/', device('[::1]:9')],
    ['cursor://anysphere.cursor-mcp/oauth/callback', device('cursor:')],
    ['com.example.app:/oauth', device('com.example.app:')],
  ])('is named for %s', (uri, destination) => expect(destinationOf(uri, ours)).toEqual(destination));

  test('is named by its real host when its address only looks like another one', () => {
    expect(destinationOf('https://localhost.evil.example/', ours)).toEqual(site('localhost.evil.example'));
    expect(destinationOf('https://127.0.0.1.evil.example/', ours)).toEqual(site('127.0.0.1.evil.example'));
    expect(destinationOf('https://claude.ai@evil.example/', ours)).toEqual(site('evil.example'));
    expect(destinationOf('https://briefings.example.org.evil.example/', ours)).toEqual(
      site('briefings.example.org.evil.example'),
    );
    // A Cyrillic а.
    expect(destinationOf('https://cl\u0430ude.ai/', ours)).toEqual(site('xn--clude-5ve.ai'));
  });
});

describe('the completion of the skill flow', () => {
  const code = 'dGhpcy1pcy1hLWNvZGU_0-9';

  test('has the code and the state of the agent', () => {
    expect(completionOf({ code, state: 'abc.DEF_123-~', iss: 'x' })).toEqual({
      kind: 'given',
      code,
      state: 'abc.DEF_123-~',
    });
  });

  test('shows no text that a stranger put into its address', () => {
    expect(completionOf({ code, state: 'Call +1 555 0100 now!' })).toEqual({ kind: 'given', code, state: null });
    for (const wrong of ['<b>', 'two words', 'short', 'x'.repeat(513), ['a', 'b'], undefined]) {
      expect(completionOf({ code: wrong })).toEqual({ kind: 'missing' });
    }
  });

  test('is a refusal when the server says so, whatever else it says', () => {
    expect(completionOf({ error: 'access_denied', code })).toEqual({ kind: 'denied' });
  });
});
