import { describe, expect, test } from '@jest/globals';
import { cleanTitle, spokenSentence } from '../../../../../src/briefing/domain/composing/text/cleaning.js';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { spokenSource } from '../../../../../src/briefing/domain/composing/source-name.js';
import { sentenceSpans, spansOutside } from '../../../../../src/briefing/domain/composing/text/sentences.js';
import { detectLanguage } from '../../../../../src/briefing/domain/composing/text/spoken-language.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { item } from '../requests.js';

const sentences = (text: string, language: Language): string[] =>
  sentenceSpans(text, language).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  test('are not ended by the short name of a German day before its hour', () => {
    expect(sentences('So. 16 Uhr Bläser auf dem Balkon. Der Markt schließt um acht.', 'de')).toEqual([
      'So. 16 Uhr Bläser auf dem Balkon.',
      'Der Markt schließt um acht.',
    ]);
  });

  test('are parted where German opens a quotation with the mark that closes a French one', () => {
    expect(sentences('Mehr Flaschen kamen zurück. »Sie hat den Fall gelöst«, sagte Bachmann.', 'de')).toEqual([
      'Mehr Flaschen kamen zurück.',
      '»Sie hat den Fall gelöst«, sagte Bachmann.',
    ]);
    expect(sentences('« Il est parti. » Le maire s’en va.', 'fr')).toEqual(['« Il est parti. »', 'Le maire s’en va.']);
  });

  test.each<[Language, string[]]>([
    ['en', ['Dr. Smith met Mr. J. R. Brown on Nov. 20 at 5 p.m. in the U.S. Treasury.', 'The talks went on.']],
    ['en', ['It fell to 3.5 percent, i.e. less than expected.', '“Stop!” he said.', 'Then it rained.']],
    ['en', ['They moved to the U.S. in May.', 'It was cold.']],
    ['en', ['He said: "We won. We are glad." and left.', 'Nobody followed.']],
    ['en', ['Doors open at 6 p.m.', 'Storm Maren follows on Nov. 20 at 7 p.m. GMT.', 'He said no.', 'We agreed.']],
    ['fr', ['Elle ouvre six jours sur sept.', 'Elle ferme le 3 sept. 2026 à 16 h.', 'Le soir vient.']],
    ['de', ['Am 3. Oktober feiert z. B. Dr. Vahl ca. 5 Stunden.', 'Danach regnet es.']],
    ['de', ['„Wir sind bereit. Es geht los“, sagte Prof. Lind.', 'Der Zug fuhr ab.']],
    ['es', ['El Gobierno de EE. UU. y el Sr. Gómez firmaron.', '¿Qué pasará?', 'Nadie lo sabe.']],
    ['pt', ['O Sr. Silva e a Dra. Costa chegaram à Av. Central.', 'Foi tarde.']],
    ['fr', ['M. Dupont et Mme Roy arrivent à St. Malo.', 'Il pleut « toujours ! » dit-on.', 'Fin.']],
    ['zh', ['他说：“我们准备好了。出发吧！”', '列车随后开动。', '天气很好！']],
    ['ja', ['市長は「準備はできた。始めよう」と述べた。', '雨が降った。']],
  ])('in %s end where a reader would end them: %j', (language, expected) => {
    expect(sentences(expected.join(language === 'zh' || language === 'ja' ? '' : ' '), language)).toEqual(expected);
  });

  test('that a feed cut off are marked as incomplete', () => {
    const spans = sentenceSpans('The first is whole. The second was cut off by the […]', 'en');
    expect(spans.map(({ complete }) => complete)).toEqual([true, false]);
  });
});

describe('sentences outside of stretches of a text', () => {
  const spans = Array.from({ length: 1000 }, (_, index) => ({
    start: 10 * index,
    end: 10 * index + 9,
    complete: true,
  }));

  test('are those that begin in none of them', () => {
    const stretches = [
      { from: 0, to: 1 },
      { from: 15, to: 31 },
      { from: 40, to: 50 },
    ];
    const left = spansOutside(spans.slice(0, 7), stretches);
    expect(left.map(({ start }) => start)).toEqual([10, 50, 60]);
    expect(spansOutside(spans, [])).toEqual(spans);
  });

  test('are found by looking at each stretch once, however many there are', () => {
    let looked = 0;
    const stretches = spans.map(({ start, end }) => ({
      from: start + 1,
      get to(): number {
        looked++;
        return end;
      },
    }));
    expect(spansOutside(spans, stretches)).toEqual(spans);
    expect(looked).toBeLessThanOrEqual(spans.length + stretches.length);
  });
});

describe('a caption that begins where reading ends', () => {
  const unread = `${'a'.repeat(23_950)}\n`;
  const passages = (paragraph: string): number =>
    readItems([item('A title', `${unread}${paragraph}`)], () => 'en')[0]?.passages.length ?? 0;
  const paragraph = 'The old harbour of Rellham lies in the fog. The mayor stands next to the ferry that was lost';

  test('is known by the credit beyond', () => {
    expect(passages(`${paragraph}.`)).toBeGreaterThan(0);
    expect(passages(`${paragraph} (Photo: dpa)`)).toBe(0);
  });
});

describe('reading aloud', () => {
  test.each<[Language, string, string]>([
    ['en', 'LONDON, Nov 20 (Reuters) - Shares fell on Friday (by 3 %).', 'Shares fell on Friday.'],
    ['en', 'WASHINGTON — The vote was close.', 'The vote was close.'],
    ['de', 'Berlin (dpa) – Die Sitzung ist beendet', 'Die Sitzung ist beendet.'],
    ['es', 'Madrid, 20 nov (EFE).- El tren llegó tarde.', 'El tren llegó tarde.'],
    ['fr', 'PARIS, 21 nov. (AFP) - Le vote a eu lieu : oui.', 'Le vote a eu lieu : oui.'],
    ['zh', '新华社北京11月20日电（记者李明）会议今天结束。', '会议今天结束。'],
    ['ja', '【ロンドン＝共同】会議は終わった。', '会議は終わった。'],
    ['en', '🎉 #Dorn opens its pool 👩‍👧 today.', 'Dorn opens its pool today.'],
  ])('in %s leaves out what is for the eye: %s', (language, raw, spoken) => {
    expect(spokenSentence(raw, language)).toBe(spoken);
  });

  test('keeps a title and the name of a source short and clean', () => {
    expect(cleanTitle('[Video] Port reopens after storm - The Harbour Times', 'The Harbour Times - RSS')).toBe(
      'Port reopens after storm',
    );
    expect(spokenSource('The Harbour Times - RSS Feed')).toBe('The Harbour Times');
    expect(spokenSource('All Posts | My Blog')).toBe('My Blog');
    expect(spokenSource('https://example.org/feed')).toBe('');
  });
});

describe('a language', () => {
  test.each([
    ['en', 'The council of the town has agreed to the plan with a large majority.'],
    ['de', 'Der Rat der Stadt hat dem Plan mit großer Mehrheit zugestimmt, und die Arbeit beginnt.'],
    ['fr', 'Le conseil de la ville a approuvé le projet et les travaux commencent dans un mois.'],
    ['es', 'El consejo de la ciudad aprobó el plan y las obras empiezan en un mes, según el alcalde.'],
    ['pt', 'O conselho da cidade aprovou o plano e as obras começam em um mês, segundo os vereadores.'],
    ['zh', '市议会以压倒性多数通过了这项计划，工程将于一个月后在市中心开始。'],
    ['ja', '市議会は大多数でこの計画を承認し、工事は一か月後に始まる。'],
    ['other', 'Il consiglio della città ha approvato il piano e i lavori non sono ancora iniziati nel centro.'],
    ['other', 'Городской совет одобрил план подавляющим большинством голосов.'],
    [undefined, 'Volkswagen Golf GTI'],
  ] as const)('%s is told from its words', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });
});
