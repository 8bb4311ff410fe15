import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';

import { decodeText } from '../../../../src/feed/adapters/text/character-encoding.js';
import { ALPHABETS, OTHER_SCRIPTS } from '../formats/support/alphabets.js';

const GERMAN = 'Größere Schiffe für den Hafen';
const JAPANESE = '港の新しい桟橋が完成し、市長が式典に出席した。'.repeat(20);
const RUSSIAN = 'Новый причал открыли в гавани, сообщил мэр города на торжественной церемонии.'.repeat(5);

const declared = (encoding: string, words: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><rss><title>${words}</title></rss>`;

describe('the encoding of a document', () => {
  test.each([
    ['utf-8', 'utf-8', null],
    ['its XML declaration', 'iso-8859-1', null],
    ['windows-1252 called iso-8859-1', 'windows-1252', null],
    ['iso-8859-15', 'iso-8859-15', null],
    ['a header without a declaration', 'windows-1252', 'text/xml; charset="windows-1252"'],
  ])('is found: %s', async (_what, encoding, contentType) => {
    const source = declared(contentType === null ? encoding : 'x', GERMAN);
    expect(await decodeText(iconv.encode(source, encoding), contentType)).toContain(GERMAN);
  });

  test.each(['shift_jis', 'euc-jp', 'iso-2022-jp', 'gb18030', 'utf-16le', 'utf-16be', 'utf-32le'])(
    'is found: %s',
    async (encoding) => {
      // Not every encoder knows ISO-2022-JP: bytes written out.
      const bytes =
        encoding === 'iso-2022-jp'
          ? Buffer.concat([
              Buffer.from('<?xml version="1.0" encoding="iso-2022-jp"?><t>'),
              Buffer.from('1b24423941 1b2842'.replace(/ /g, ''), 'hex'),
              Buffer.from('</t>'),
            ])
          : iconv.encode(declared(encoding, JAPANESE), encoding, { addBOM: false });
      expect(await decodeText(bytes, null)).toContain(encoding === 'iso-2022-jp' ? '港' : JAPANESE);
    },
  );

  describe.each(Object.entries(ALPHABETS))('%s', (encoding, words) => {
    const read = (declaration: string, contentType: string | null): Promise<string> =>
      decodeText(iconv.encode(`<?xml version="1.0"${declaration}?><t>${words}</t>`, encoding), contentType);

    test('is believed where it is declared', async () => {
      expect(await read(` encoding="${encoding}"`, null)).toContain(words);
    });

    test('is believed where the header says it', async () => {
      expect(await read('', `text/xml; charset=${encoding}`)).toContain(words);
    });

    test('is believed although the server says Latin-1 of everything', async () => {
      expect(await read(` encoding="${encoding}"`, 'text/xml; charset=ISO-8859-1')).toContain(words);
    });

    test('is found where UTF-8 is declared by mistake', async () => {
      expect(await read(' encoding="utf-8"', 'text/xml; charset=utf-8')).toContain(words);
    });

    test('is found where nothing is declared', async () => {
      expect(await read('', null)).toContain(words);
    });
  });

  test.each(OTHER_SCRIPTS)('is not Latin-1 where it cannot be: %s', async (encoding) => {
    const words = ALPHABETS[encoding] ?? '';
    expect(await decodeText(iconv.encode(declared('iso-8859-1', words), encoding), null)).toContain(words);
  });

  test('is not what is declared where the bytes say otherwise', async () => {
    expect(await decodeText(iconv.encode(declared('euc-jp', JAPANESE), 'shift_jis'), null)).toContain(JAPANESE);
  });

  test('is not UTF-8 for its mark alone', async () => {
    const bytes = Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      iconv.encode(declared('iso-8859-1', GERMAN), 'windows-1252'),
    ]);
    expect(await decodeText(bytes, null)).toContain(GERMAN);
  });

  test('is UTF-8 that ends within a character, whatever is declared', async () => {
    const whole = Buffer.from(declared('iso-8859-1', GERMAN.repeat(9)));
    const within = whole.lastIndexOf(Buffer.from('ü')) + 1;
    expect(await decodeText(whole.subarray(0, within), null)).toMatch(/Größere Schiffe f\ufffd$/);
  });

  test('is two bytes wide without a mark, after white space', async () => {
    const source = `\n ${declared('utf-16', GERMAN)}`;
    expect(await decodeText(iconv.encode(source, 'utf-16be', { addBOM: false }), null)).toBe(source);
  });

  test('is not two bytes wide for a few zeros', async () => {
    expect(await decodeText(Buffer.from(`<rss>\0\0<t>${GERMAN}</t></rss>`), null)).toContain(GERMAN);
  });

  test('is told by a byte order mark whatever is declared', async () => {
    const bytes = iconv.encode(declared('iso-8859-1', GERMAN), 'utf-16le', { addBOM: true });
    const text = await decodeText(bytes, 'text/xml; charset=windows-1251');
    expect(text).toContain(GERMAN);
    expect(text.startsWith('<?xml')).toBe(true);
  });

  test('is UTF-8 when the bytes are, whatever is declared', async () => {
    const bytes = Buffer.from(declared('iso-8859-1', GERMAN));
    expect(await decodeText(bytes, 'application/xml; charset=us-ascii')).toContain(GERMAN);
  });

  test('is UTF-8 in spite of a few wrong bytes', async () => {
    const bytes = Buffer.concat([Buffer.from(GERMAN), Buffer.from([0xc3]), Buffer.from(GERMAN)]);
    expect(await decodeText(bytes, null)).toBe(`${GERMAN}\ufffd${GERMAN}`);
  });

  test.each(['big5', 'Big5-HKSCS'])('may have the characters of Hong Kong: %s', async (encoding) => {
    const words = '港鐵觀塘綫今早發生訊號故障，數千名乘客受阻，衞生署啲職員到場。';
    expect(await decodeText(iconv.encode(declared(encoding, words), 'big5hkscs'), null)).toContain(words);
  });

  test('is not what a liar declares: UTF-8 that is windows-1252', async () => {
    const bytes = iconv.encode(declared('utf-8', `${GERMAN} ${GERMAN} über Straße und Fußweg`), 'windows-1252');
    expect(await decodeText(bytes, 'text/xml; charset=utf-8')).toContain(GERMAN);
  });

  test('is guessed when nobody says it', async () => {
    expect(await decodeText(iconv.encode(RUSSIAN, 'windows-1251'), null)).toBe(RUSSIAN);
    expect(await decodeText(iconv.encode(JAPANESE, 'shift_jis'), null)).toBe(JAPANESE);
  });

  test('may have a name that nobody knows, and bytes that mean nothing', async () => {
    expect(await decodeText(Buffer.from(declared('klingon', 'plain')), 'x; charset=')).toContain('plain');
    expect(typeof (await decodeText(Buffer.from([0xff, 0xff, 0x81, 0]), 'text/xml; charset=utf-7'))).toBe('string');
    expect(await decodeText(Buffer.alloc(0), null)).toBe('');
  });
});
