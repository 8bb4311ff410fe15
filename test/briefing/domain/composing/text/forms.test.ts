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
    ['zh', '晨读｜大桥合龙；公交改线；周末降温', '1. 岚江大桥合龙。', '2. 三条公交改线。', '3. 周末降温十度。'],
    ['zh', '海城明日天气：多云转小雨', '市气象台预计，明天多云转小雨，气温6到11度。'],
    ['zh', '关于举办第五届摄影大赛的公告', '现面向社会公开征集作品。'],
    ['ja', 'きょうの天気：日本海側は雪', '北日本の日本海側は雪で、ふぶく所もあるでしょう。'],
    ['ja', '入札公告（一般競争）：庁舎清掃', '入札書の提出期限は12月5日正午です。'],
    ['en', 'Hygiene ratings', 'The Anchor, Quay Street: 4.', 'Wok House, Mill Lane: 5.'],
  ])('is one, in %s: %s', (...item) => {
    expect(formed(item)).toBe(true);
  });

  test.each<Formed>([
    ['en', 'Quill 3.0 drops support for 32-bit machines', 'The editor no longer runs on 32-bit systems.'],
    ['de', 'Rechtsstreit um Lotterie', 'Das Landgericht Halle hat die Klage eines Spielers abgewiesen.'],
    ['ja', '市長が記者会見で謝罪', '市長は17日、記者会見で「おわびしたい」と述べた。'],
    ['zh', '工信部发布新规', '新规要求应用不得强制索取通讯录权限，2026年3月起施行。'],
    [
      'en',
      'Weather: two dead as gales close bridges',
      'Two people died on Friday.',
      'Temperatures will fall on Sunday.',
    ],
    [
      'de',
      'Wetter: Unwetterwarnung für Sachsen',
      'Der Wetterdienst warnt vor Starkregen.',
      'Auf 12 bis 15 Strecken fahren keine Züge.',
    ],
    ['ja', '天気：台風接近、4万人に避難指示', '県は4万人に避難指示を出した。', '雨は強まる見込みです。'],
    ['en', 'Medals after the final day', 'Norway led the table.', 'Norway: 12.', 'Germany: 9.', 'Canada: 7.'],
    [
      'en',
      'Bridge reopens | News | Gazette',
      '1. The bridge reopened.',
      '2. Repairs cost 40 million.',
      '3. Lorries wait.',
    ],
    ['zh', '关于开展食品安全整治的通知', '市监局周一发布通知，将在全市开展食品安全整治。'],
    ['ja', '入札情報を漏らした疑い、市職員を逮捕', '県警は入札情報を漏らした疑いで市職員を逮捕した。'],
    ['zh', '国务院印发关于促进就业的通知', '通知提出24项措施。'],
    ['zh', '关于调整成品油价格的公告发布', '汽油每吨下调70元。'],
    ['zh', '关于废止三项收费的通知', '三项收费自明年1月起取消。'],
    ['zh', '极端天气：暴雨致五人死亡', '暴雨引发山洪，五人死亡。'],
    ['zh', '央行降息；股市上涨', '1. 央行下调利率25个基点。', '股市收盘上涨2%。'],
    ['zh', '会议决定', '1. 取消收费站。', '2. 提高补贴。', '3. 新建两所医院。'],
    ['ja', '大雪の天気、列車20本が運休', '北海道で大雪となり、列車20本が運休した。'],
    ['ja', '入札談合で3社に課徴金', '公正取引委員会は17日、3社に課徴金を命じた。'],
    ['ja', '募集要項に誤り、大学が謝罪', '大学は募集要項に誤りがあったと発表した。'],
    ['en', 'Weather: storm leaves 3,000 homes without power', 'Power lines came down in Rellham on Monday.'],
    ['en', 'Vote on the bypass', 'The council voted by 31 to 12.', 'The mayor had asked for it.'],
    ['de', 'Wetter: Sturm deckt Schule ab', 'In Hollern hat der Sturm das Dach der Schule abgedeckt.'],
    ['fr', 'Météo : la neige bloque 200 camions', 'Quelque 200 camions sont bloqués sur l’A75.'],
    ['es', 'El tiempo: la riada corta la N-340', 'La riada cortó la carretera el lunes.'],
    ['pt', 'Tempo: chuva deixa dois mortos', 'A chuva deixou dois mortos em Petrópolis.'],
  ])('is not what reports of the same things, in %s: %s', (...item) => {
    expect(formed(item)).toBe(false);
  });
});
