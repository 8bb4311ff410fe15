import { describe, expect, test } from '@jest/globals';

import { languageOf } from '../../../../src/feed/adapters/text/item-language.js';

const HEADLINES: readonly (readonly [string, string])[] = [
  ['en', 'Harbour opens new quay after two years'],
  ['en', 'The mayor said the work cost more than planned.'],
  ['en', 'Storm delays ferries across the bay'],
  ['en', 'Five things to know about the vote'],
  ['en', 'Police arrest man after robbery'],
  ['en', 'Live: England v France'],
  ['en', 'How to bake bread at home'],
  ['de', 'Hafen eröffnet neuen Kai nach zwei Jahren'],
  ['de', 'Die Bürgermeisterin sagte, die Arbeiten seien teurer geworden.'],
  ['de', 'Sturm verzögert Fähren'],
  ['de', 'Polizei nimmt Mann nach Überfall fest'],
  ['de', 'Neue Regeln für Mieter ab Januar'],
  ['de', 'Wetter: Regen am Wochenende'],
  ['de', 'Bundestag beschließt Rentenpaket'],
  ['fr', 'Le port inaugure un nouveau quai après deux ans'],
  ['fr', 'La maire a déclaré que les travaux ont coûté plus cher que prévu.'],
  ['fr', 'La tempête retarde les ferries'],
  ['fr', 'Cinq choses à savoir sur le vote'],
  ['fr', 'Un homme arrêté après un vol'],
  ['fr', 'Grève des transports lundi à Paris'],
  ['fr', 'Le Sénat adopte la réforme'],
  ['es', 'El puerto inaugura un nuevo muelle tras dos años'],
  ['es', 'La alcaldesa dijo que las obras costaron más de lo previsto.'],
  ['es', 'La tormenta retrasa los ferris hasta la noche'],
  ['es', 'Cinco cosas que debes saber sobre la votación'],
  ['es', 'Detienen a un hombre tras un robo'],
  ['es', 'El Gobierno aprueba la nueva ley de vivienda'],
  ['es', 'El tiempo: lluvia el fin de semana'],
  ['pt', 'O porto inaugura um novo cais após dois anos'],
  ['pt', 'A prefeita disse que as obras custaram mais do que o previsto.'],
  ['pt', 'Tempestade atrasa as balsas'],
  ['pt', 'Cinco coisas que você precisa saber sobre a votação'],
  ['pt', 'Homem é preso após assalto'],
  ['pt', 'Governo aprova nova lei da habitação'],
  ['pt', 'Greve dos comboios em Lisboa'],
  ['ja', '港に新しい桟橋が完成'],
  ['ja', '市長は費用が予定を上回ったと述べた。'],
  ['ja', '台風でフェリー遅延'],
  ['ja', '投票について知っておくべき五つのこと'],
  ['ja', '男を逮捕 強盗の疑い'],
  ['ja', '新幹線が一時運転見合わせ'],
  ['ja', 'Apple、新型iPhoneを発表'],
  ['zh', '港口新码头落成'],
  ['zh', '市长表示工程费用超出预算。'],
  ['zh', '台风导致渡轮延误'],
  ['zh', '关于投票需要知道的五件事'],
  ['zh', '警方逮捕一名男子'],
  ['zh', '港口新碼頭昨天落成，市長出席儀式'],
  ['zh', '苹果发布新款 iPhone 手机'],
];

const OTHERS: readonly (readonly [string, string])[] = [
  ['it', 'Il sindaco ha detto che i lavori sono costati più del previsto.'],
  ['nl', 'De burgemeester zei dat het werk duurder werd dan gepland.'],
  ['pl', 'Port otwiera nowe nabrzeże po dwóch latach budowy'],
  ['ru', 'Порт открыл новый причал спустя два года'],
  ['ko', '항구에 새 부두가 완공됐다'],
  ['ar', 'افتتح الرصيف الجديد في الميناء، وقال رئيس البلدية'],
];

const right = (declared: (language: string) => string | null): number =>
  HEADLINES.filter(([language, text]) => languageOf(text, declared(language)) === language).length / HEADLINES.length;

describe('the language of an item', () => {
  test.each([...HEADLINES, ...OTHERS])('is detected in %s: %s', (language, text) => {
    expect([language, null]).toContain(languageOf(text, null));
  });

  test('is known of most headlines without a word from the publisher', () => {
    expect(right(() => null)).toBeGreaterThan(0.9);
  });

  test('is known of all headlines where the publisher says it', () => {
    expect(right((language) => language)).toBe(1);
  });

  test('is what is written although the publisher never changed the settings', () => {
    expect(languageOf('Die Bürgermeisterin sagte, die Arbeiten seien teurer geworden als geplant.', 'en')).toBe('de');
    expect(languageOf('市长表示工程费用超出预算。', 'en')).toBe('zh');
  });

  test('is what the publisher says of words that are few, names or numbers', () => {
    expect(languageOf('Ada Lovelace', 'pt')).toBe('pt');
    expect(languageOf('1 : 0', 'de')).toBe('de');
    expect(languageOf('東京株式市場 続伸', 'ja')).toBe('ja');
    expect(languageOf('', 'fr')).toBe('fr');
  });

  test('may be unknown', () => {
    expect(languageOf('1 : 0', null)).toBeNull();
    expect(languageOf('https://harbour.example/the/quay/is/open/again', null)).toBeNull();
  });
});
