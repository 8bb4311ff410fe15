import { describe, expect, test } from '@jest/globals';
import { parseUpload } from '../../../../../src/shared/delivery/http/bodies/form-upload.js';
import { InvalidRequest } from '../../../../../src/shared/kernel/domain-error.js';

const TYPE = 'multipart/form-data; boundary=----WebKitFormBoundary7MA4';
const DELIMITER = '------WebKitFormBoundary7MA4';

const field = (name: string, value: string): string =>
  `${DELIMITER}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string): string =>
  `${DELIMITER}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/xml\r\n\r\n${content}\r\n`;
const parse = (...parts: readonly string[]) => parseUpload(Buffer.from(`${parts.join('')}${DELIMITER}--\r\n`), TYPE);

describe('a form with a file', () => {
  test('has its fields and the bytes of the file', async () => {
    const { fields, file: chosen } = await parse(
      field('form_token', 'äb'),
      file('feeds %221%22.opml', '<opml>\r\n--x</opml>'),
    );
    expect({ ...fields }).toEqual({ form_token: 'äb' });
    expect(chosen?.bytes.toString()).toBe('<opml>\r\n--x</opml>');
  });

  test('has no file where none was chosen', async () => {
    expect((await parse(field('a', ''), file('', ''))).file).toBeNull();
  });

  test.each([
    ['a field twice', [field('a', '1'), field('a', '2')]],
    ['two files', [file('a', 'x'), file('b', 'y')]],
    ['U+0000 in a field', [field('a', '\0')]],
    ['an endless head', [`${DELIMITER}\r\n${'X: y\r\n'.repeat(100_000)}\r\nv\r\n`]],
    ['ten thousand fields', Array.from({ length: 10_000 }, (_, index) => field(`f${index}`, ''))],
  ])('is refused with %s', async (_, parts) => {
    await expect(parse(...parts)).rejects.toThrow(InvalidRequest);
  });

  test.each([
    ['has another delimiter', 'multipart/form-data; boundary=other'],
    ['says no delimiter', 'multipart/form-data'],
    // Readers take one or the other: what is bounded by one must not be read by the other.
    ['says two delimiters', `multipart/form-data; boundary=other; boundary=${DELIMITER.slice(2)}`],
    [
      'hides a delimiter in another parameter',
      `multipart/form-data; x="; boundary=other"; ${TYPE.split('; ')[1] ?? ''}`,
    ],
  ])('is refused when it %s', async (_, type) => {
    const body = Buffer.from(`${field('a', 'b')}${DELIMITER}--\r\n`);
    await expect(parseUpload(body, type)).rejects.toThrow(InvalidRequest);
  });

  test('takes no time where a file nearly ends on every line', async () => {
    const { file: chosen } = await parse(file('a', `\r\n${DELIMITER.slice(0, -1)}`.repeat(20_000)));
    expect(chosen?.bytes.length).toBeGreaterThan(500_000);
  });
});
