import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '../../../../src');
const SCRIPTS = globSync('{shared/delivery/web,*/adapters/web,*/*/adapters/web}/assets/*.js', { cwd: SOURCES }).map(
  (path) => ({ name: basename(path), text: readFileSync(join(SOURCES, path), 'utf8') }),
);

/** They go on for as long as the document: they replace its pages, or play on while pages are replaced. */
const OF_THE_DOCUMENT = ['dock.js', 'listening.js', 'page-life.js', 'queue.js', 'soft-navigation.js'];

/** What goes on when the elements of a page are gone. */
const OUTLIVES = /(?:^|[^.\w])(?:window\.|document\.)?addEventListener\(|setInterval\(|new EventSource\(/m;

/** Pages are replaced without a new document while a briefing plays (ADR 0089). */
describe('the scripts of the pages', () => {
  const others = SCRIPTS.filter(({ name }) => !OF_THE_DOCUMENT.includes(name));

  test('end with their page whatever outlives its elements: they take its signal', () => {
    expect(others.length).toBeGreaterThan(20);
    const endless = others.filter(({ text }) => OUTLIVES.test(text) && !text.includes('signal'));
    expect(endless.map(({ name }) => name)).toEqual([]);
  });

  test('ask for their page again in the way that lets a briefing play on', () => {
    expect(others.filter(({ text }) => text.includes('location.reload(')).map(({ name }) => name)).toEqual([]);
  });

  test.each([
    "addEventListener('keydown', tell);",
    "document.addEventListener('click', tell);",
    "  window.addEventListener('pagehide', tell);",
    'const timer = setInterval(tell, 5);',
    "const stream = new EventSource('/b/x/events');",
  ])('are recognised by %s', (line) => expect(OUTLIVES.test(line)).toBe(true));

  test('may listen to their own elements, which go with the page', () =>
    expect(OUTLIVES.test("button.addEventListener('click', tell);")).toBe(false));
});
