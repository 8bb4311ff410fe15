import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { cleanTitle, spokenSentence } from '../../../../../src/briefing/domain/composing/text/cleaning.js';
import { isCaption } from '../../../../../src/briefing/domain/composing/text/non-news/captions.js';
import {
  isNonNewsItem,
  nonNewsOf,
  type NonNews,
} from '../../../../../src/briefing/domain/composing/text/non-news/non-news.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';

const NO_NEWS: Readonly<Record<Language, readonly (readonly [NonNews, string])[]>> = {
  en: [
    ['teaser', "Here's what we know about the closure so far."],
    ['teaser', 'Everything you need to know before the vote on Sunday.'],
    ['link', 'The full list is available here for all schools in the county.'],
    ['link', 'For further details, please see the page of the council.'],
    ['thanks', 'Thanks to everyone who tested the beta for us!'],
    ['thanks', 'Thank you for your patience during the migration.'],
    ['commerce', 'The best running shoes to buy this winter, sorted by price.'],
    ['commerce', 'Use the discount code RELLHAM20 until the end of the month.'],
    ['ticker', 'Storm over the coast, as it happened'],
    ['ticker', '14:32 GMT: The first ferry leaves the harbour.'],
    ['digest', "Today's top stories from the region in one place."],
    ['caption', 'File photo: the old harbour of Rellham before the fire.'],
    ['caption', 'Ingrid Vale (left) and the mayor at the reopening.'],
    ['release-notes', 'See the release notes for the full list of changes.'],
    ['code', 'npm install rellham-ferries and restart the worker.'],
    ['code', 'The call to render_page() now takes a second argument.'],
    ['table', 'Rellham 3 4 7 11 2 points after the weekend'],
    ['link', 'Slides are at rellham-talks.org/2025/slides for everybody.'],
    ['commerce', 'Free shipping on all orders until Sunday.'],
    ['listing', '14:32 The first ferry leaves the harbour.'],
    ['listing', 'Rellham Town: Roe; Sand, Pine, Vale; Duke, Cross (Amos, 70); Lea, Moor; Vargas.'],
    ['table', 'Abstract'],
  ],
  de: [
    ['teaser', 'Wir zeigen Ihnen, wie der Umstieg gelingt.'],
    ['link', 'Mehr dazu lesen Abonnenten am Abend.'],
    ['thanks', 'Vielen Dank an alle, die bei der Suche geholfen haben.'],
    ['commerce', 'Den Topf gibt es derzeit für 49 Euro im Angebot bei mehreren Händlern.'],
    ['commerce', 'Jetzt sichern und bis zum Sonntag sparen.'],
    ['ticker', 'Liveticker zum Unwetter an der Küste'],
    ['ticker', '09:15 Uhr: Die Feuerwehr rückt erneut aus.'],
    ['digest', 'Guten Morgen, hier ist der Überblick am Freitag.'],
    ['caption', 'Archivbild: Der alte Hafen vor dem Brand.'],
    ['caption', 'Die Bürgermeisterin Inga Vahl (links) bei der Eröffnung.'],
    ['credit', 'Von Jonas Berger'],
    ['release-notes', 'Siehe die Release Notes auf der Seite des Projekts.'],
    ['commerce', 'Kostenloser Versand bis Sonntag für alle Bestellungen.'],
    ['table', 'SV Rellum: Roth - Sand, Baum, Vahl - Herzog, Kreuz (Ahrens, 70.) - Lehn, Moor, Vogt.'],
  ],
  fr: [
    ['teaser', 'Découvrez comment la côte a changé en dix ans.'],
    ['link', "Pour plus d'informations, consultez le site de la mairie."],
    ['thanks', 'Un grand merci à tous les bénévoles de la fête.'],
    ['thanks', 'Nous remercions nos lecteurs de leur fidélité.'],
    ['commerce', 'Le casque est vendu dès 49 € chez plusieurs enseignes.'],
    ['commerce', 'Un code promo valable jusqu’à dimanche soir.'],
    ['ticker', 'En direct : la tempête sur la côte'],
    ['digest', 'Les titres du matin en cinq minutes.'],
    ['caption', 'Inès Vale (à gauche) lors de la réouverture du port.'],
    ['caption', 'Photo : le vieux port avant l’incendie.'],
    ['credit', 'Propos recueillis par notre correspondante.'],
    ['commerce', 'La livraison offerte jusqu’à dimanche pour toute commande.'],
    ['listing', 'AS Rellan : Roux ; Sable, Pin, Val ; Duc, Croix (Amar, 70) ; Léa, More, Sot.'],
  ],
  es: [
    ['teaser', 'Esto es lo que debes hacer antes del lunes.'],
    ['teaser', 'El alcalde defiende la obra del puerto y pide calma. Leer'],
    ['link', 'Más información en la página del ayuntamiento.'],
    ['thanks', 'Gracias a todos los que habéis colaborado con la campaña.'],
    ['commerce', 'El aspirador está desde 89 euros en Amazon solo hoy.'],
    ['commerce', 'Usa el código descuento antes del domingo.'],
    ['ticker', 'Última hora del temporal, en directo'],
    ['digest', 'Buenos días, estas son las noticias del viernes.'],
    ['caption', 'Imagen: el puerto viejo antes del incendio.'],
    ['caption', 'Inés Vale (izquierda) en la reapertura del puerto.'],
    ['credit', 'Con información de la agencia local.'],
    ['teaser', 'En este artículo cuento cómo cambié el motor del barco.'],
    ['ticker', 'Siga aquí en directo toda la jornada electoral.'],
    ['listing', '08:41 Abierto de nuevo el puente de San Roque.'],
    ['link', 'Si no puede ver la narración en directo, pinche aquí.'],
    ['commerce', '¡Ya está aquí el Black Friday de Bicis Rellán!'],
    ['commerce', 'Solo hasta el domingo, un 40 % de descuento en cascos y envío gratis.'],
    ['listing', 'CD Rellán: Roca; Sanz, Pino, Iriarte, Vela; Duarte, Cruz (Amador, 70); Leal, Mora, Soto; Vargas.'],
    ['table', 'Ingredientes (4 personas): 400 g de garbanzos y una cebolla.'],
    ['credit', 'Palabras clave: incendios, pinares, regeneración.'],
    ['table', 'Legorburu, 4h 12:08.'],
    ['credit', 'Música: Orquesta del Puerto de Rellán.'],
  ],
  pt: [
    ['teaser', 'Saiba como pedir a isenção da taxa.'],
    ['teaser', 'Entenda a disputa pelo porto em cinco pontos.'],
    ['link', 'Mais informações em breve na página da prefeitura.'],
    ['thanks', 'Agradecemos a todos os voluntários da festa.'],
    ['commerce', 'O aparelho sai por R$ 199 na Amazon até domingo.'],
    ['commerce', 'Cupom dá desconto em passagens para o litoral.'],
    ['ticker', 'Ao vivo: a tempestade no litoral'],
    ['digest', 'Bom dia, estas são as manchetes de sexta-feira.'],
    ['caption', 'Inês Vale (à esq.) na reabertura do porto.'],
    ['caption', 'Foto: o porto velho antes do incêndio.'],
    ['credit', 'As informações são da agência local.'],
    ['teaser', 'Neste episódio, ela conta como gravou as avós.'],
    ['link', 'SERVIÇO – Mais informações pelo telefone 156.'],
    ['commerce', 'Use o cupom VERDE na hora de pagar.'],
    ['commerce', 'Garanta seu lugar no setor visitante.'],
    ['listing', 'DESCRITORES: Sarampo; Cobertura Vacinal; Desigualdades.'],
    ['table', 'Modo de preparo: bata os ovos com o açúcar.'],
    ['credit', 'Edição: Hugo Nunes.'],
    ['credit', 'Este artigo é exclusivo para assinantes.'],
  ],
  zh: [
    ['teaser', '下面我们一起来看看港口的变化。'],
    ['teaser', '更多故事敬请期待下一期节目。'],
    ['link', '详情请见港务局的网站。'],
    ['thanks', '特别感谢各位志愿者的支持。'],
    ['commerce', '现在扫码购买可以享受优惠。'],
    ['commerce', '全场商品包邮，活动到周日结束。'],
    ['ticker', '风暴最新情况，本页滚动更新。'],
    ['digest', '今日要闻：港口重新开放。'],
    ['caption', '资料图：火灾前的老港口。'],
    ['caption', '雷勒姆港重新开放。王明 摄'],
    ['credit', '编辑：李华'],
    ['credit', '记者何佩珊／台中报导'],
    ['credit', '【关于云舟科技】云舟科技是领先的服务商。'],
    ['teaser', '如果这篇文章对你有帮助，欢迎点赞、收藏、转发。'],
    ['teaser', '好了，今天就写到这里。'],
    ['commerce', '实测12款空气炸锅，最低只要199元。'],
    ['table', '防御指南：1.做好防寒准备；2.农业要采取防冻措施。'],
    ['teaser', '如果喜歡我的文章，歡迎追蹤與分享！'],
    ['commerce', '即日起年付立减300元，前100名下单加赠台历。'],
    ['ticker', '直播｜化工厂火灾救援现场'],
    ['ticker', '【15:10】明火已被扑灭。'],
    ['ticker', '08:45 菜市场里的人情世故'],
    ['digest', '现将春节放假的具体安排通知如下。'],
    ['credit', '記者何佩珊／台中報導'],
    ['teaser', '訂閱電子報，每週掌握科技新知！'],
    ['link', '>> 延伸閱讀：一文看懂電晶體'],
    ['caption', '資料圖：火災前的老港口。'],
  ],
  ja: [
    ['teaser', '気になるのは料金だ。'],
    ['link', '詳細は港湾局のサイトで確認できる。'],
    ['thanks', 'ご協力いただいた皆さまに感謝いたします。'],
    ['commerce', '期間限定価格で送料無料の商品もある。'],
    ['commerce', '週末は全品が送料無料になる。'],
    ['ticker', '台風の最新情報（随時更新）'],
    ['digest', '今日のニュースを五分でまとめて聞く。'],
    ['caption', '写真は火災前の古い港。'],
    ['caption', '再開を喜ぶ港湾局の職員（左）と市長。'],
    ['credit', '取材・文＝港湾取材班'],
    ['credit', '残り412文字／全文698文字 有料会員限定記事'],
    ['teaser', 'こんにちは、SREの小林です。'],
    ['teaser', 'フロントエンドチームの森です。'],
    ['teaser', '弊社では一緒に働くエンジニアを募集しています！'],
    ['thanks', '会場にお越しいただきありがとうございました。'],
    ['thanks', '最後まで読んでくださってありがとうございました。'],
    ['commerce', '【グッズ】冬の新商品'],
    ['commerce', '会員様は全品20％OFFになります。'],
    ['ticker', '【ライブ】地震の被害'],
    ['ticker', '14:55 石見線が運転再開。'],
    ['digest', '▽秋の古本市＝10時、市民会館▽無料法律相談＝13時半、福祉センター'],
    ['link', 'オンラインストアはこちら。'],
    ['link', 'PDFファイルをご覧いただくには、Adobe Readerが必要です。'],
  ],
};

/** Sentences of news that have the words of the lines above. */
const NEWS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Thanks to the community, the school in Dorn could be rebuilt within a year.',
    'Rents in Rellham rose from £900 to £1,050 within two years.',
    'The museum bought the photo for its new wing in Dorn.',
    'Live music returns to the pier in Rellham after three years.',
    'The court ordered the firm to buy back the shares at the old price.',
    'By offering night trains, the railway hopes to win back travellers.',
    'The picture was stolen in 1990 and found in a barn near Torvik.',
    'Voters in Rellham will see new ballots in the spring.',
    'At 14:32 the first ferry left the harbour of Rellham.',
    'The region counted 4,210 cases in 2023 and 3,980 cases in 2024.',
  ],
  de: [
    'Dank der Spenden konnte die Schule in Dorn wieder öffnen.',
    'Der Eintritt kostet ab Januar 12 Euro für Erwachsene.',
    'Das Foto wurde in einer Scheune bei Torvik gefunden.',
    'Die Anzeige gegen den Konzern ging im März bei der Behörde ein.',
    'Mehr Informationen über die Patienten dürfen Kliniken künftig nicht speichern.',
    'Um 9.15 Uhr rückte die Feuerwehr in Rellum erneut aus.',
    '18:30 Uhr begann das Konzert im Hafen von Rellum.',
  ],
  fr: [
    "Grâce aux dons, l'école de Dorn a pu rouvrir ses portes.",
    "Le billet coûtera 12 euros à partir de janvier, selon l'exploitant.",
    'La photo a été retrouvée dans une grange près de Torvik.',
    "Le conseil municipal votera dimanche l'achat de trois ferries électriques.",
    'Le concert sera diffusé en direct samedi sur trois chaînes.',
  ],
  es: [
    'Gracias a las donaciones, la escuela de Dorn pudo reabrir sus puertas.',
    'El billete costará desde enero 12 euros para los adultos.',
    'La fotografía apareció en un granero cerca de Torvik.',
    'El concierto se emitirá en directo el sábado en tres cadenas.',
    'El gobierno conoce los riesgos del puerto desde hace años.',
    'El Black Friday disparó las ventas del comercio un 12 %.',
    'La nueva ley prohíbe vender pilas sin envase en Rellán.',
    'Viajarán tres ministros: Olmedo, Salinas y Pardo, además de la alcaldesa de Rellán.',
    'A las 08:41 abrió de nuevo el puente de San Roque.',
  ],
  pt: [
    'Graças às doações, a escola de Dorn pôde reabrir as portas.',
    'O bilhete vai custar R$ 12 a partir de janeiro.',
    'A fotografia foi encontrada num celeiro perto de Torvik.',
    'A prefeitura comprou o terreno por R$ 5 milhões em março.',
    'O concerto será transmitido ao vivo no sábado em três canais.',
    'A Black Friday aumentou as vendas do comércio em 12%.',
    'O público do festival chegou a 18 mil pessoas em três dias.',
    'Viajam três ministros: Olmedo, Salinas e Pardo, além da prefeita de Relva.',
  ],
  zh: [
    '这座博物馆收藏了火灾前老港口的照片。',
    '市政府表示，门票价格从明年一月起为十二元。',
    '他在感谢信中提到了港口工人的工作。',
    '法院命令该公司以原价购回股份。',
    '记者协会星期五在雷勒姆举行年会。',
    '他获得不少网友点赞，也引来批评。',
    '前3名选手随后被送医检查。',
    '15时30分许，直播间的观众发现了火情。',
    '點擊率上升了兩成，廣告商表示歡迎。',
  ],
  ja: [
    '美術館は火災前の港の写真を3点購入した。',
    '入館料は1月から1200円になると市が発表した。',
    '詳しい原因は分かっておらず、警察が調べている。',
    'コンサートは土曜日に三つの局で生中継される。',
    '会社は商品の価格を来春から引き上げると発表した。',
    '中央銀行は政策金利を0.5％引き上げた。',
    '攻撃者は細工したPDFファイルを送り付けていた。',
    '新しい美術館は来場者から高評価を得ている。',
    '14時55分に石見線が運転を再開した。',
  ],
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(NO_NEWS[language])('a line that is %s is no news: %s', (kind, line) => {
    expect(nonNewsOf(line, language)).toBe(kind);
  });

  test.each(NEWS[language])('a sentence of news stays one, whatever words it has: %s', (sentence) => {
    expect(nonNewsOf(sentence, language)).toBeNull();
  });
});

describe('a paragraph', () => {
  test.each([
    'The mayor in the rebuilt café on the pier. (Photo: J. Doe)',
    'Die Bürgermeisterin im neuen Café am Hafen (Foto: dpa)',
    'La maire dans le café du port. (Crédits : agence locale)',
    'La alcaldesa en el café del puerto. (Imagen: Agencia Costa)',
    'A prefeita no café do porto. (Foto: Divulgação)',
    '市长在港口新开的咖啡馆。（图源：海岸广播）',
    '港の新しい喫茶店に立つ市長。（写真：港湾局）',
    'Flooded street in the old harbour of Rellham — Photo: County Radio',
    'Überflutete Straße im Hafen von Rellum – Foto: Kreisfunk',
    'Rue inondée dans le vieux port de Rellan — Photo : Radio Côte',
    'Calle inundada en el puerto viejo de Rellán — Foto: Radio Costa',
    'Rua alagada no bairro Ponte Nova, em Relva — Foto: Reprodução/TV Serra',
    '雷勒姆老港口被淹的街道 — 图源：海岸广播',
    '冠水した古い港の通り — 写真：海岸放送',
  ])('that ends in a picture credit is a caption: %s', (paragraph) => {
    expect(isCaption(paragraph, false)).toBe(true);
  });

  test.each([
    'The mayor opened the rebuilt café on the pier (her third this year).',
    'Die Bürgermeisterin eröffnete das Café am Hafen (im dritten Anlauf).',
    '市长星期五为港口新开的咖啡馆剪彩（今年第三家）。',
    '市長は金曜日に港の喫茶店を開いた（今年3軒目）。',
  ])('that ends in another aside is none: %s', (paragraph) => {
    expect(isCaption(paragraph, false)).toBe(false);
  });

  test('at the beginning of a text may be a sentence that gives a credit', () => {
    const paragraph = 'The town has opened a pool for its schools (Photo: J. Doe).';
    expect(isCaption(paragraph, true)).toBe(false);
    expect(isCaption(paragraph, false)).toBe(true);
  });
});

describe('an item', () => {
  test.each<[Language, string]>([
    ['en', 'Live: storm over the coast'],
    ['en', 'The best air fryers to buy under £50'],
    ['de', 'Newsticker zum Unwetter'],
    ['fr', 'En direct : la tempête sur la côte'],
    ['es', 'Última hora: el temporal, en directo'],
    ['pt', 'Ao vivo: a tempestade no litoral'],
    ['zh', '今日要闻：港口重新开放'],
    ['ja', '今日のニュース 港が再開'],
    ['zh', '直播｜港口火灾救援现场（持续更新）'],
    ['zh', '雙12提前享！年付立減300元'],
    ['ja', '【ライブ】港の火災'],
    ['ja', '【会員様限定】冬の感謝祭クーポン！'],
    ['ja', 'きょうの催し'],
  ])('in %s headed "%s" is no story', (language, title) => {
    expect(isNonNewsItem(title, language)).toBe(true);
  });

  test.each<[Language, string]>([
    ['en', 'Live music returns to the pier'],
    ['de', 'Der Ticker der Bahn zeigt wieder alle Züge'],
    ['fr', 'Le concert sera diffusé en direct samedi'],
    ['ja', '港の店で商品の価格が上がる'],
  ])('in %s headed "%s" is one', (language, title) => {
    expect(isNonNewsItem(title, language)).toBe(false);
  });
});

describe('a dateline', () => {
  test.each<[Language, string, string]>([
    ['zh', '央视网消息：港口星期五重新开放。', '港口星期五重新开放。'],
    ['zh', '海岸网11月21日消息（记者王明）港口星期五重新开放。', '港口星期五重新开放。'],
    ['zh', '光明网讯：港口星期五重新开放。', '港口星期五重新开放。'],
    ['zh', '财脉11月21日电，港口星期五重新开放。', '港口星期五重新开放。'],
    ['zh', '記者何佩珊／台中報導 港口星期五重新開放。', '港口星期五重新開放。'],
    ['zh', '摘要：【目的】港口的水温逐年上升。', '港口的水温逐年上升。'],
    ['zh', '一、元旦放假调休，共三天。', '元旦放假调休，共三天。'],
    ['zh', '滨城日报讯 全媒体记者 杜晓梅 11月20日，地铁开始试运行。', '11月20日，地铁开始试运行。'],
    ['ja', '要旨：レルム港の水温を調べた。', 'レルム港の水温を調べた。'],
    ['de', 'Rellum/Genf - Der Hafen ist wieder offen.', 'Der Hafen ist wieder offen.'],
    ['en', 'Dorn, Torvik -- The harbour is open again.', 'The harbour is open again.'],
    ['ja', 'ジュネーブ、スイス2025年11月21日財団は新版を公開した。', '財団は新版を公開した。'],
  ])('in %s is left out: %s', (language, quote, spoken) => {
    expect(spokenSentence(quote, language)).toBe(spoken);
  });

  test.each<[Language, string]>([
    ['zh', '海岸电视台报道了港口重新开放的消息。'],
    ['zh', '消息人士说，港口将于下周开放。'],
    ['zh', '方法很简单：港口先关闭一周。'],
    ['ja', '結果は来週まとまる見通しだ。'],
    ['de', 'Die Hafen- und Lagerhausgesellschaft baut in Rellum.'],
    ['en', 'Dorn and Torvik share a harbour.'],
  ])('in %s is nothing that belongs to the sentence: %s', (language, sentence) => {
    expect(spokenSentence(sentence, language)).toBe(sentence);
  });
});

describe('an aside', () => {
  test.each<[Language, string, string]>([
    ['ja', '11/22(土)10時に港が開く。', '11/22、10時に港が開く。'],
    ['ja', '榎本静雄さん（えのもと・しずお）18日、老衰のため死去。', '榎本静雄さん、18日、老衰のため死去。'],
    ['ja', '岩城勉被告（58）の判決公判が開かれた。', '岩城勉被告の判決公判が開かれた。'],
    ['zh', '华锐新材（603999）10日公告。', '华锐新材10日公告。'],
    ['zh', '11月22日至25(周二)26日开放。', '11月22日至25，26日开放。'],
    ['zh', '星泽（STAR）Semi公布财报。', '星泽Semi公布财报。'],
    ['en', 'The mayor (58) opened 10 schools.', 'The mayor opened 10 schools.'],
  ])('that is left out in %s lets no figure run into what was before it: %s', (language, quote, spoken) => {
    expect(spokenSentence(quote, language)).toBe(spoken);
  });
});

describe('a headline', () => {
  test.each([
    ['战报｜雷勒姆2-1逆转多恩', '雷勒姆2-1逆转多恩'],
    ['官方：门将续约至2028年', '门将续约至2028年'],
    ['Vol.87 港口的早晨', '港口的早晨'],
    ['速報：レルム港が再開', 'レルム港が再開'],
    ['受权发布｜关于调整关税的公告', '关于调整关税的公告'],
    ['JVNVU#91234567: 港湾システムの脆弱性', '港湾システムの脆弱性'],
    ['官方宣布港口重新开放', '官方宣布港口重新开放'],
    ['第12回レルム映画祭が開幕', '第12回レルム映画祭が開幕'],
  ])('is said without what desks and series set before it: %s', (title, said) => {
    expect(cleanTitle(title, 'The Daily Test')).toBe(said);
  });
});

describe('calls, names of variables and addresses', () => {
  /** As one would write them, forwards: too slow for a line that is one long word. */
  const PLAIN =
    /(?<![\p{L}\d])\w+(?:\.\w+)*\(\)|(?<!\S)--[a-z]{2,}|\b[a-z]+_[a-z]+_?[a-z]*\b|(?<![\p{L}\d@])(?:[\p{L}\d-]+\.)+(?:com|org|net|io|dev|info|de|fr|es|pt|br|cn|jp|uk)\/\S/u;
  const pieces = fc.constantFrom('a', 'b', 'é', '7b', '_', '.', '-', '@', ', ', '()', 'io', '.io/', '.de/x');

  test('are found where the plain patterns find them', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const line = parts.join('').trim();
        expect([line, ['code', 'link'].includes(nonNewsOf(line, 'en') ?? '')]).toEqual([line, PLAIN.test(line)]);
      }),
      { numRuns: 5000 },
    );
  });
});
