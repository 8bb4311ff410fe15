import { describe, expect, test } from '@jest/globals';
import { isPitch } from '../../../../../src/briefing/domain/composing/text/non-news/pitch.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';

/** A text that sells, and one of the same things that is news. */
const TEXTS: Readonly<Record<Language, readonly [string, string]>> = {
  en: [
    'Our winter boots are here! From £49. Get yours while they last.',
    'The boot maker Ostrava will close its mill in Leigham. Its boots cost from £49.',
  ],
  de: [
    'Unsere Winterstiefel sind da! Ab 49 Euro, wir beraten Sie gern.',
    'Der Stiefelhersteller Ostrava schließt sein Werk in Ahlum. Ein Paar kostet 49 Euro.',
  ],
  fr: [
    'Nos bottes sont arrivées ! Dès 49 €, elles vous attendent.',
    'Le fabricant de bottes Ostrava ferme son usine de Vernay. Une paire coûte 49 €.',
  ],
  es: [
    '¡Nuestras botas ya están aquí! Desde 49 euros. Reserva tu par.',
    'El fabricante de botas Ostrava cierra su planta de Vernal. Un par cuesta 49 euros.',
  ],
  pt: [
    'Nossas botas chegaram! A partir de R$ 49. Garanta já.',
    'A fabricante de botas Ostrava fecha a fábrica de Vernal. O par custa R$ 49.',
  ],
  zh: ['本店冬靴到货啦！每双499元，欢迎选购。', '制靴厂奥斯特将关闭工厂，冬靴每双499元。'],
  ja: [
    '当店の冬ブーツが入荷しました！一足4900円、ぜひどうぞ。',
    '靴メーカーのオストラバは工場を閉鎖する。一足4900円。',
  ],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const [selling, news] = TEXTS[language];

  test('a short text of ours that names a price and speaks to the reader sells', () => {
    expect(isPitch('', selling, language)).toBe(true);
  });

  test('a text about what something costs is news', () => {
    expect(isPitch('', news, language)).toBe(false);
  });

  test('a long text is no pitch', () => {
    expect(isPitch('', `${selling} ${news.repeat(20)}`, language)).toBe(false);
  });
});
