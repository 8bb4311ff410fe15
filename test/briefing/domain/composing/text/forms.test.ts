import { describe, expect, test } from '@jest/globals';
import { isForm } from '../../../../../src/briefing/domain/composing/text/non-news/forms.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

type Formed = readonly [Language, string, ...string[]];

const formed = ([language, title, ...sentences]: Formed): boolean => isForm({ language, title, sentences });

describe('an item that is a form by its own words', () => {
  test.each<Formed>([
    ['fr', 'Notes de version 8.4.2', "Correction : plantage à l'ouverture."],
    ['ja', 'v1.8.2 リリースノート', '修正：起動時に落ちる不具合。'],
    ['en', 'What’s new in 4.2', 'Tables can be sorted.'],
    [
      'en',
      'Win a weekend for two in Bath',
      'Answer the question below before midnight.',
      'Terms and conditions apply.',
    ],
    ['de', 'Zwei Karten für Nora Blum', 'Rufen Sie uns an.', 'Der Rechtsweg ist ausgeschlossen.'],
    ['zh', '参与互动赢门票', '关注公众号并留言，即有机会获得演唱会门票两张。'],
    ['ja', 'おことわり', '18日朝刊の記事で、議員の年齢が誤っていました。', 'おわびして訂正します。'],
    ['en', 'Leeds council', 'The article misstated the age of the mayor of Leeds.', 'He is 54.'],
    ['de', 'AW: Schnecken im Wintersalat', 'Hat jemand Erfahrung mit Kupferband?'],
    ['zh', '【已解决】温室加热器跳闸', '原来是插线板的问题。'],
    ['es', 'Resultados', 'Gales 24 - Fiyi 19.', 'Bath 31 - Sale 10.'],
    ['zh', '早安海城', '①岚江大桥合龙 ②新增三条公交线 ③周末降温。'],
  ])('is one, in %s: %s', (...item) => {
    expect(formed(item)).toBe(true);
  });

  test.each<Formed>([
    ['en', 'Quill 3.0 drops support for 32-bit machines', 'The editor no longer runs on 32-bit systems.'],
    ['de', 'Rechtsstreit um Lotterie', 'Das Landgericht Halle hat die Klage eines Spielers abgewiesen.'],
    ['ja', '市長が記者会見で謝罪', '市長は17日、記者会見で「おわびしたい」と述べた。'],
    ['zh', '工信部发布新规', '新规要求应用不得强制索取通讯录权限，2026年3月起施行。'],
  ])('is not what reports of the same things, in %s: %s', (...item) => {
    expect(formed(item)).toBe(false);
  });
});
