import { describe, expect, test } from '@jest/globals';
import { fold } from '../../../src/shared/kernel/fold.js';

describe('Folded text', () => {
  test.each([
    ['ÉCONOMIE', 'economie'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['ПРИВЕТ', 'привет'],
    ['ＡＢＣ１２', 'abc12'],
    ['ﾎﾟｯﾄﾞ', 'ポッド'],
    ['が', 'が'],
    ['서울', '서울'],
    ['हिन्दी', 'हिन्दी'],
    ['San José', 'san jose'],
    ['C++\tNODE.js\n24"', 'c++\tnode.js\n24"'],
  ])('of %s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('is the same when folded again', () => {
    const folded = fold('Ænima ŒUVRE Größe 東京 ガ');
    expect(fold(folded)).toBe(folded);
  });
});
