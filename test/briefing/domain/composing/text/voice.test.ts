import { describe, expect, test } from '@jest/globals';
import { voiceOf } from '../../../../../src/briefing/domain/composing/text/non-news/voice/voice.js';
import { sentenceSpans } from '../../../../../src/briefing/domain/composing/text/sentences.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { TRUE_NEWS } from './true-news/true-news.js';

const sentencesOf = (text: string, language: Language): string[] =>
  sentenceSpans(text, language).map(({ start, end }) => text.slice(start, end));

const IS_NEWS = LANGUAGES.flatMap((language) =>
  TRUE_NEWS[language].map(([title, text]) => [language, title, text] as const),
);

describe('the voice of a sentence', () => {
  test.each([
    ['en', 'Officers thanked everyone who sent in footage, police said.', 'report'],
    ['en', 'You should never share your code, the bank warned.', 'report'],
    ['en', 'Add the onions and stir well.', 'reader'],
    ['en', 'World War I ended on a Monday.', 'report'],
    ['de', 'Die Firma verkaufte ihre Werke.', 'report'],
    ['de', 'Schreiben Sie uns Ihre Meinung.', 'reader'],
    ['fr', 'Nous avons déménagé.', 'author'],
    ['zh', '我国南方有大雨。', null],
    ['zh', '大家觉得怎么样呢？', 'reader'],
    ['ja', '市は計画を撤回すると発表した。', 'report'],
    ['ja', 'いかがでしょうか。', 'reader'],
    ['es', 'Mi madre dice que me he vuelto raro, y yo le digo que no.', 'author'],
    ['es', '"Yo no firmé", dijo el alcalde de Burgos.', 'report'],
    ['es', '—Yo escribí esa carta —explicó la ministra.', 'report'],
    ['pt', '— Eu escrevi essa carta — explicou a ministra.', 'report'],
    ['de', 'Ich trete zurück, hieß es in der Erklärung der Ministerin.', 'report'],
    ['pt', 'O prefeito disse que não assinou.', 'report'],
    ['pt', '"Eu não mudo de ideia", disse o presidente do banco.', 'report'],
    ['de', '„Ich gehe“, sagte die Ministerin.', 'report'],
    ['de', 'Wie ich der Polizei schon sagte, war ich zu Hause.', 'author'],
    ['fr', '« Je pars », a déclaré la ministre.', 'report'],
    ['es', 'El diputado de Soria, Ángel Cebrián, recuerda que el enlace se cerró.', 'report'],
  ] as const)('in %s shows who speaks to whom: %s', (language, sentence, voice) => {
    expect(voiceOf(sentence, language)).toBe(voice);
  });

  test.each([
    ['en', 'Inflation in the euro zone fell to two per cent in May.'],
    ['en', 'Fire in the old town killed two people.'],
    ['en', 'Yesterday the mayor resigned.'],
    ['en', 'Now the council has to find a new site.'],
    ['en', 'Vote today decides the fate of the coalition.'],
    ['en', 'Happy Valley won four prizes.'],
    ['en', 'Your Party elected a new leader in Leeds.'],
    ['de', 'Am Samstag findet ihr Konzert in Köln statt.'],
    ['de', 'Die Bitte um Hilfe blieb ohne Antwort.'],
    ['de', 'In Hamburg blieben am Montag alle Schulen geschlossen.'],
    ['de', 'Jetzt sollen Gutachter die Ursache klären.'],
    ['fr', 'Me Dupont, avocat de la famille, a fait appel.'],
    ['fr', 'La cathédrale Notre-Dame accueille des visiteurs.'],
    ['fr', 'Réduire les dépenses sera difficile.'],
    ['fr', 'Chantier en cours, la rue est fermée.'],
    ['es', 'El partido Podemos pierde su escaño.'],
    ['pt', 'O programa Minha Casa, Minha Vida terá mais verba.'],
    ['pt', 'Leve queda no desemprego anima o mercado.'],
    ['pt', 'Nunca tantos turistas visitaram o país.'],
    ['zh', '山林大火造成三人死亡。'],
    ['zh', '总理呼吁加强自我保护意识。'],
    ['zh', '事故原因主要是连日暴雨。'],
    ['zh', '我航天员完成出舱活动。'],
    ['ja', 'フライパン約十万個を自主回収する。'],
    ['ja', '台風が上陸しそう。'],
  ] as const)('in %s is that of nobody who speaks to somebody: %s', (language, sentence) => {
    expect([null, 'report']).toContain(voiceOf(sentence, language));
  });

  test.each(IS_NEWS)('in %s is not left out of news: %s', (language, _title, text) => {
    const further = sentencesOf(text, language).slice(1);
    expect(
      further.filter(
        (sentence) => ['author', 'reader'].includes(voiceOf(sentence, language) ?? '') && !/\d/u.test(sentence),
      ),
    ).toEqual([]);
  });

  test('in quotation marks is not that of the report', () => {
    expect(voiceOf('"You have my word," Roe Amador said.', 'en')).toBe('report');
    expect(voiceOf('«No nos iremos», dijo la alcaldesa.', 'es')).toBe('report');
  });

  test.each(LANGUAGES)('is heard at once in %s in a text without an end', (language) => {
    const long = ['a ', 'Sie ', '“', 'you ', 'Abcd ', '我', 'ます', 'n, ', '! '].map((part) =>
      part.repeat(20_000 / part.length),
    );
    expect(long.map((text) => voiceOf(text, language))).toHaveLength(9);
  });
});
