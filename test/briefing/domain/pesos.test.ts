import { expect, test } from '@jest/globals';
import { inPesos } from '../../../src/briefing/domain/pesos.js';
import { pacedLines } from '../../../src/briefing/domain/programme.js';
import type { Language } from '../../../src/shared/kernel/language.js';

/** Whether "$ 180.000" of an item with this address is spoken as pesos. */
function isInPesos(url: string | null, text = 'El alquiler cuesta $ 180.000.', language: Language = 'es'): boolean {
  const item = { id: 'item', title: text, url, sourceId: 'source', sourceTitle: 'Source', at: 0 };
  const script = {
    language,
    lines: [{ host: 0, text, story: 0, citation: { itemId: 'item', quote: text } }],
    chapters: [],
    stories: [{ title: text, items: [item] }],
  };
  return inPesos(script, pacedLines(script))[0]?.inPesos === true;
}

test.each([
  'https://www.ejemplo.com.ar/economia/1',
  'https://noticias.ejemplo.cl/1',
  'https://www.ejemplo.com.mx/1',
  'https://www.ejemplo.com.uy/1',
  'https://ejemplo.co/1',
  'https://www.infobae.com/economia/1',
])('an amount in $ of %s is in pesos', (url) => {
  expect(isInPesos(url)).toBe(true);
});

test.each(['https://www.ejemplo.es/1', 'https://ejemplo.com.ec/1', 'https://archive.example/1', 'no address', null])(
  'an amount in $ of %s is in dollars',
  (url) => {
    expect(isInPesos(url)).toBe(false);
  },
);

test('what has no such amount, or is in another language, is left as it is', () => {
  expect(isInPesos('https://www.ejemplo.com.ar/1', 'El alquiler cuesta 180.000 pesos.')).toBe(false);
  expect(isInPesos('https://www.ejemplo.com.ar/1', 'The rent is $ 180,000.', 'en')).toBe(false);
});

test('an amount in $ is in pesos in a Spanish sentence of an English briefing, too', () => {
  const text = 'El alquiler cuesta $ 180.000.';
  const item = { id: 'item', title: text, url: 'https://ejemplo.cl/1', sourceId: 'source', sourceTitle: 'S', at: 0 };
  const line = { host: 0, text, story: 0, citation: { itemId: 'item', quote: text }, language: 'es' as const };
  const script = { language: 'en' as const, lines: [line], chapters: [], stories: [{ title: text, items: [item] }] };
  expect(inPesos(script, pacedLines(script))[0]?.inPesos).toBe(true);
});
