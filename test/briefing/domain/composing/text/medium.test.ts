import { describe, expect, test } from '@jest/globals';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { item } from '../requests.js';

const said = (title: string, text: string, language: Language): readonly string[] =>
  readItems([item(title, text)], () => language).flatMap(({ passages }) => passages.map(({ quote }) => quote));

interface Spoken {
  readonly title: string;
  readonly news: string;
  /** Of the publication, and of nothing that the news is about. */
  readonly medium: readonly string[];
  /** Words of the medium in news: said by somebody, counted, or spoken of before. */
  readonly told: readonly string[];
}

const OF_MEDIUM: Readonly<Record<Language, Spoken>> = {
  en: {
    title: 'Harbour wall collapses in Tarn',
    news: 'The harbour wall in Tarn collapsed on Monday night.',
    medium: [
      'Ida Cole filed this story.',
      'More pages of it hang in the foyer.',
      'Readers have until noon to write in.',
      'The editor takes letters until the 20th.',
      'It is on newsstands for £2.',
    ],
    told: [
      'A video of the harbour shows the wall falling.',
      'The police are looking at photographs.',
      'It sold 40,000 newsletters.',
    ],
  },
  de: {
    title: 'Hafenmauer in Tarn eingestürzt',
    news: 'Die Hafenmauer in Tarn ist am Montag eingestürzt.',
    medium: [
      'Das Heft liegt im Foyer aus.',
      'Die Sendung läuft am Abend.',
      'Leser dürfen mitreden.',
      'Das Abonnement kostet 9 Euro.',
    ],
    told: ['Ein Video vom Hafen zeigt die Mauer in Tarn.', 'Die Polizei wertet Fotos aus.'],
  },
  fr: {
    title: 'Le mur du port de Tarn s’est effondré',
    news: 'Le mur du port de Tarn s’est effondré lundi soir.',
    medium: [
      'La brochure est au guichet.',
      'Les lecteurs ont la parole.',
      'L’abonnement coûte 9 €.',
      'Reproduction soumise à accord.',
    ],
    told: ['Une vidéo du port montre la chute du mur.', 'La police étudie des photos.'],
  },
  es: {
    title: 'Se hunde el muro del puerto de Tarn',
    news: 'El muro del puerto de Tarn se hundió el lunes.',
    medium: [
      'El folleto queda en la entrada.',
      'Los lectores tienen la palabra.',
      'La suscripción cuesta 9 euros.',
      'Reproducción sujeta a permiso.',
    ],
    told: ['Un vídeo del puerto muestra la caída del muro.', 'La policía estudia las fotos.'],
  },
  pt: {
    title: 'Muro do porto de Tarn desaba',
    news: 'O muro do porto de Tarn desabou na segunda-feira.',
    medium: [
      'O folheto fica na entrada.',
      'Os leitores têm a palavra.',
      'A assinatura custa R$ 9.',
      'Reprodução sujeita a licença.',
    ],
    told: ['Um vídeo do porto mostra a queda do muro.', 'A polícia estuda as fotos.'],
  },
  zh: {
    title: '塔恩港堤坝坍塌',
    news: '塔恩港堤坝周一晚坍塌，港务局说无人受伤。',
    medium: ['编辑室期待各方来稿。', '更多视频陆续上线。'],
    told: ['一段视频显示堤坝坍塌的经过。', '警方正在查看现场图片。'],
  },
  ja: {
    title: 'ターン港の岸壁が崩壊',
    news: 'ターン港の岸壁が月曜の夜に崩れた。',
    medium: ['担当の編集部は木曜が休み。', 'ご感想お待ちの番組もある。'],
    told: ['岸壁が崩れる動画が港で撮られた。', '警察は写真を調べている。'],
  },
};

describe.each(LANGUAGES)('in a report, in %s,', (language) => {
  const { title, news, medium, told } = OF_MEDIUM[language];

  test.each(medium)('what speaks of the publication alone is not told: %s', (line) => {
    expect(said(title, `${news}\n\n${line}`, language)).toEqual([news]);
  });

  test.each(told)('pictures and papers of the event are told: %s', (line) => {
    expect(said(title, `${news}\n\n${line}`, language)).toContain(line);
  });
});
