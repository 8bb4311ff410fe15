import { describe, expect, test } from '@jest/globals';
import { genreOf, type Genre } from '../../../../../src/briefing/domain/composing/text/non-news/genre.js';
import { genresOf } from '../../../../../src/briefing/domain/composing/text/non-news/genres.js';
import { sentenceSpans } from '../../../../../src/briefing/domain/composing/text/sentences.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { TRUE_NEWS } from './true-news/true-news.js';

const sentencesOf = (text: string, language: Language): string[] =>
  sentenceSpans(text, language).map(({ start, end }) => text.slice(start, end));

const judged = (title: string, text: string, language: Language, url: string | null = null): Genre =>
  genreOf({ title, url, sentences: sentencesOf(text, language), language, isFilledIn: false });

const IS_NEWS = LANGUAGES.flatMap((language) =>
  TRUE_NEWS[language].map(([title, text]) => [language, title, text] as const),
);

describe('the genre of an item', () => {
  test.each(IS_NEWS)('in %s is news: %s', (language, title, text) => {
    expect(judged(title, text, language)).toBe('news');
  });

  test.each([
    [
      'de',
      'Quartalszahlen: Halden enttäuscht',
      'Umsatz: 4,1 Milliarden Euro. Gewinn: 310 Millionen Euro. Halden verfehlt die Erwartungen. Die Aktie verliert sechs Prozent.',
    ],
    [
      'de',
      'Strom wird teurer',
      'Die Stadtwerke erhöhen zum 1. Januar den Strompreis. Ein Haushalt zahlt dann 80 Euro mehr im Jahr. Kunden können bis 15. Dezember kündigen.',
    ],
    [
      'en',
      'Wash hands, doctors urge as virus spreads',
      'Hospitals are full of patients with the winter virus. Wash your hands often and stay at home if you are ill, doctors urge. The wave may peak in January.',
    ],
    [
      'es',
      'Podemos rechaza el presupuesto',
      'Podemos rechaza el presupuesto. El partido pide más gasto social. El Gobierno busca apoyos. Sumar y Podemos votarán por separado.',
    ],
    [
      'fr',
      'Canicule à Rome',
      "Rome atteint 43 degrés. Buvez de l'eau et évitez le soleil, conseille le ministère. Deux touristes sont morts.",
    ],
    [
      'en',
      'Beer gets dearer',
      'The price of a pint is set to pass £6 in London. Brewers blame taxes. Pubs fear for their trade. You may pay more.',
    ],
    ['zh', '诗人去世', '诗人安然去世，享年九十一岁。她的诗集《我的家》出版于1958年。她自我要求严格。'],
  ] as const)('in %s is news of accounts, prices, advice and names: %s', (language, title, text) => {
    expect(judged(title, text, language)).toBe('news');
  });

  test.each([
    [
      'en',
      'Warning over fake parcel texts',
      'Police warn of fake texts about parcels. Do not click on the link. Banks never ask for your PIN. Victims lost £2m.',
    ],
    [
      'de',
      'Betrug mit Paket-SMS',
      'Die Polizei warnt vor falschen SMS. Klicken Sie nicht auf den Link. Geben Sie keine Daten ein. Der Schaden ist hoch.',
    ],
  ] as const)('in %s is told where the text reports first, and then says what to do: %s', (language, title, text) => {
    expect(['news', 'doubtful']).toContain(judged(title, text, language));
  });

  test.each([
    [
      'en',
      'How to clean a kettle',
      'Fill the kettle with water and vinegar. Let it stand for an hour, then rinse it twice. Your kettle will look like new!',
    ],
    [
      'de',
      'So bleibt der Wasserkocher sauber',
      'Füllen Sie den Kocher mit Wasser und Essig. Danach spülen Sie ihn zweimal aus. Fertig!',
    ],
    [
      'fr',
      'Détartrer sa bouilloire',
      'Versez un verre de vinaigre et faites bouillir. Laissez agir une heure. Votre bouilloire sera comme neuve !',
    ],
    [
      'es',
      'Cómo limpiar el hervidor',
      'Pon agua y vinagre en el hervidor. Deja que repose una hora. ¡Tu hervidor quedará como nuevo!',
    ],
    [
      'pt',
      'Como limpar a chaleira',
      'Misture água e vinagre na chaleira. Você só precisa esperar uma hora. Fica uma beleza!',
    ],
    ['zh', '手把手教你清洗水壶', '先把水和白醋倒进水壶，等一个小时。你会发现水垢都不见了哦。'],
    ['ja', '電気ケトルの洗い方', '水と酢を入れて1時間おきましょう。あとは2回すすぐだけ。みなさんも試してくださいね。'],
  ] as const)('in %s is advice where the text tells the reader what to do: %s', (language, title, text) => {
    expect(judged(title, text, language)).toBe('service');
  });

  test.each([
    [
      'en',
      'Why I gave up my watch',
      'My father gave me a watch when I was ten. I wore it for thirty years. Last week I put it in a drawer and felt lighter.',
    ],
    [
      'de',
      'Warum ich keine Uhr mehr trage',
      'Mein Vater schenkte mir mit zehn eine Uhr. Ich trug sie dreißig Jahre. Letzte Woche legte ich sie in eine Schublade.',
    ],
    [
      'fr',
      "J'ai rangé ma montre",
      "Mon père m'a offert une montre. Je l'ai portée trente ans. La semaine dernière, je l'ai rangée dans un tiroir.",
    ],
  ] as const)('in %s is talk where the author tells of themselves: %s', (language, title, text) => {
    expect(judged(title, text, language)).toBe('talk');
  });

  test.each([
    [
      'en',
      'Light on Water',
      'Until 30 January. Open daily, 10am to 5pm. Forty watercolours by the Calder Group. Admission £7, students free.',
    ],
    [
      'de',
      'Licht auf Wasser',
      'Bis 30. Januar, täglich von 10 bis 17 Uhr. Vierzig Aquarelle der Ostheimer Gruppe. Eintritt 7 Euro, Studierende frei.',
    ],
    [
      'fr',
      "Lumière sur l'eau",
      "Jusqu'au 30 janvier, de 10 h à 17 h. Quarante aquarelles du groupe de Cergny. Entrée 7 €, gratuit pour les étudiants.",
    ],
    [
      'ja',
      '水の上の光',
      '1月30日まで。月曜休館、10時から17時。江崎派の水彩画40点、初公開も多数。入場700円、学生無料。',
    ],
  ] as const)('in %s is a notice where all is what it costs and when it is open: %s', (language, title, text) => {
    expect(judged(title, text, language)).toBe('service');
  });

  test('is not decided by where it was filed where the text reports', () => {
    const text =
      'Halden agreed to buy its rival Tarn for $2bn on Sunday. The price was a third above the market, the company said.';
    expect(judged('Halden to buy Tarn', text, 'en', 'https://wire.example/shopping/halden')).toBe('news');
  });

  test('is news for a headline without a text, wherever it was filed', () => {
    expect(judged('Unemployment falls', '', 'en', 'https://wire.example/vacancies/unemployment')).not.toBe('service');
  });

  test('of a diary is only doubtful in a feed of diaries', () => {
    const [title, text] = [
      'On paper',
      'I started to keep a diary in March. I write in it on the ferry. My hand hurts when I do.',
    ];
    const sentences = sentencesOf(text, 'en');
    const entry = { title, url: null, sentences, language: 'en', sourceId: 'diary', sourceTitle: 'On Paper' } as const;
    const news = {
      ...entry,
      title: 'Bridge closed',
      sentences: ['The bridge was closed on Sunday.'],
      sourceId: 'paper',
    };
    expect(genresOf([entry, news])).toEqual(['doubtful', 'news']);
    expect(genresOf([{ ...entry, sourceId: 'paper' }, news, { ...news, title: 'Bridge open' }])[0]).toBe('talk');
  });
});
