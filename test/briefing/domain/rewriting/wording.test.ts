import { describe, expect, test } from '@jest/globals';
import type { Language } from '../../../../src/shared/kernel/language.js';
import { verifyLine } from '../../../../src/briefing/domain/rewriting/verify-line.js';
import { tokensOf } from '../../../../src/briefing/domain/rewriting/verifying/reading.js';
import { standsFor } from '../../../../src/briefing/domain/rewriting/verifying/thesaurus.js';

/** Whether a line holds that cites one sentence. */
function holds(text: string, given: string, language: Language = 'en'): boolean {
  const cited = { id: 'e1', text: given, quote: given, itemId: 'itm_1', source: 'Harbour Post', story: 0 };
  return verifyLine({ host: 0, story: 0, text, cites: ['e1'] }, [cited], { language, hosts: ['Ana', 'Ben'] }).ok;
}

describe('A wider word', () => {
  const given = 'About 400 villagers were moved to a school in Porto.';

  test('may stand for a narrower one', () => {
    expect(holds('About 400 people were moved to a school in Porto.', given)).toBe(true);
  });

  test.each([
    ['a narrower one for it', 'About 400 villagers came to Porto.', 'About 400 people came to Porto.'],
    ['for what is none of its kind', 'About 400 people were moved to Porto.', 'About 400 cars were moved to Porto.'],
    ['and its contrary', 'The price of oil fell in Porto.', 'The price of oil rose in Porto.'],
  ])('does not make %s stand there', (_, text, sentence) => {
    expect(holds(text, sentence)).toBe(false);
  });

  test('is found in any of its forms, however long the word is that it is compared with', () => {
    const [people, long, villagers] = tokensOf(`people ${'village'.repeat(3_000)} villagers`, 'en');
    expect(standsFor(people!, villagers!, 'en')).toBe(true);
    expect(standsFor(villagers!, people!, 'en')).toBe(false);
    expect(standsFor(people!, long!, 'en')).toBe(false);
  });
});

describe('What is not certain yet', () => {
  test.each([
    ['en', 'Firefighters will control the blaze by Monday.', 'Firefighters hope to control the blaze by Monday.'],
    ['en', 'The plant creates 300 jobs.', 'The plant would create 300 jobs.'],
    ['en', 'Further eruptions follow in the coming days.', 'Experts fear further eruptions in the coming days.'],
    ['es', 'La abogada ha recurrido la sentencia.', 'La abogada recurrirá la sentencia.'],
    ['es', 'Falk compró Bruno.', 'Falk comprará Bruno.'],
    ['fr', 'Elle fore la glace.', 'Elle doit forer la glace.'],
    ['pt', 'O banco pagou o custo.', 'O banco pagará o custo.'],
    ['de', 'Die Bank hat im Juni den Zins gesenkt.', 'Die Bank hat im Juni eine Senkung in Aussicht gestellt.'],
    ['ja', 'この買収は承認されました。', 'この買収には承認が必要です。'],
    ['zh', '机构批准了交易。', '交易须获得机构批准。'],
  ] as const)('is not told as if it were, in %s: %s', (language, text, given) => {
    expect(holds(text, given, language)).toBe(false);
  });

  test('may be told as the future of whoever pledges it', () => {
    const given = 'Su abogada, Sofía Reina, anunció que recurrirá la sentencia.';
    expect(holds('Su abogada recurrirá la sentencia.', given, 'es')).toBe(true);
    expect(holds('Su abogada ha recurrido la sentencia.', given, 'es')).toBe(false);
  });
});

describe('Who asks', () => {
  test.each([
    ['en', 'Mayor Rey demands more buses.', 'Mayor Rey wants more buses.'],
    ['en', 'Mayor Rey demanded more buses.', 'Mayor Rey urged more buses.'],
    ['es', 'El alcalde Rey exige más autobuses.', 'El alcalde Rey pide más autobuses.'],
    ['es', 'El sindicato exige un aumento del 5 %.', 'El sindicato quiere un aumento del 5 %.'],
    ['pt', 'O prefeito Rey exige mais ônibus.', 'O prefeito Rey quer mais ônibus.'],
    ['fr', 'Le maire Rey réclame plus de bus.', 'Le maire Rey souhaite plus de bus.'],
    ['de', 'Bürgermeister Rey fordert mehr Busse.', 'Bürgermeister Rey will mehr Busse.'],
    ['zh', '市长雷伊要求增加公交车。', '市长雷伊呼吁增加公交车。'],
  ] as const)('does not demand, in %s: %s', (language, text, given) => {
    expect(holds(text, given, language)).toBe(false);
  });

  test.each([
    ['en', 'More buses were demanded by Mayor Rey.', 'Mayor Rey demanded more buses.'],
    ['es', 'El alcalde Rey pide más autobuses.', 'El alcalde Rey exige más autobuses.'],
    ['de', 'Mehr Busse fordert Bürgermeister Rey.', 'Bürgermeister Rey verlangt mehr Busse.'],
  ] as const)('is who demands, too, in %s: %s', (language, text, given) => {
    expect(holds(text, given, language)).toBe(true);
  });
});

describe('Who does something', () => {
  test.each([
    [
      'de',
      'Das Gericht hatte sechs Jahre gefordert.',
      'Die Anklage hatte sechs Jahre gefordert; das Gericht fand keine Beweise.',
    ],
    ['en', 'The company warned the agency in April.', 'The agency warned the company in April.'],
    ['zh', '该公司向运输局发出警告。', '运输局向该公司发出警告。'],
    ['zh', '陈明的律师王芳说，他会上诉。', '王芳的律师陈明说，他会上诉。'],
  ] as const)('stands in the clause of what is done, and on its side of it, in %s: %s', (language, text, given) => {
    expect(holds(text, given, language)).toBe(false);
  });
});

describe('Some of them', () => {
  test.each([
    ['en', 'The villages were evacuated.', 'Some villages were evacuated.'],
    ['de', 'Die Dörfer wurden geräumt.', 'Einige Dörfer wurden geräumt.'],
    ['zh', '所有村庄已经疏散。', '村庄已经疏散。'],
    ['ja', 'ヨーロッパですべての車を回収します。', 'ヨーロッパで車を回収します。'],
  ] as const)('are not all of them, in %s: %s', (language, text, given) => {
    expect(holds(text, given, language)).toBe(false);
  });
});

describe('A fraction in characters', () => {
  test.each([
    ['zh', '三分之二的列车停运。', '三分之一的列车停运。'],
    ['ja', '列車の3分の2が運休します。', '列車の3分の1が運休します。'],
  ] as const)('is one number, in %s: %s', (language, text, other) => {
    expect(holds(` ${text}`, text, language)).toBe(true);
    expect(holds(other, text, language)).toBe(false);
  });
});

test('A question may ask with words of its own, and a statement may not say them', () => {
  const given = 'Ivo Brandl conceded defeat in Porto.';
  expect(holds('How did Ivo Brandl react?', given)).toBe(true);
  expect(holds('Ivo Brandl did react.', given)).toBe(false);
});
