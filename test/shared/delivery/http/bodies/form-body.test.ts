import { describe, expect, test } from '@jest/globals';
import { parseForm } from '../../../../../src/shared/delivery/http/bodies/form-body.js';

describe('a form', () => {
  test('is read as browsers write it', () => {
    expect({ ...parseForm('name=Ada+L%C3%B6w&empty=&sum=1%2B1%3D2&flag') }).toEqual({
      name: 'Ada Löw',
      empty: '',
      sum: '1+1=2',
      flag: '',
    });
    expect({ ...parseForm('') }).toEqual({});
    expect({ ...parseForm('a=1&&b=2&') }).toEqual({ a: '1', b: '2' });
  });

  test('keeps line breaks and every script of the world', () => {
    const text = 'line 1\r\nline 2 \u{1f600} 日本語 \u202e';
    expect(parseForm(new URLSearchParams({ text }).toString())['text']).toBe(text);
  });

  test('cannot reach a prototype', () => {
    const fields = parseForm('__proto__=polluted&constructor=x&toString=y');
    expect(Object.getPrototypeOf(fields)).toBeNull();
    expect(fields['__proto__']).toBe('polluted');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each<[string, string, string]>([
    ['a field twice', 'a=1&b=2&a=3', 'The form has a field twice.'],
    ['a field twice, written differently', 'a=1&%61=2', 'The form has a field twice.'],
    ['a broken escape', 'a=%zz', 'The form is not encoded'],
    ['a cut-off escape', 'a=%4', 'The form is not encoded'],
    ['broken UTF-8', 'a=%ff%fe', 'The form is not encoded'],
    ['overlong UTF-8', 'a=%c0%af', 'The form is not encoded'],
    ['half a surrogate pair', 'a=%ed%a0%80', 'The form is not encoded'],
    ['a broken name', '%zz=a', 'The form is not encoded'],
    ['U+0000', 'a=x%00y', 'The form must not contain U+0000.'],
    ['too many fields', Array.from({ length: 401 }, (_, at) => `a${at}=1`).join('&'), 'at most 400 fields'],
  ])('with %s is refused', (_, text, message) => {
    expect(() => parseForm(text)).toThrow(message);
  });
});
