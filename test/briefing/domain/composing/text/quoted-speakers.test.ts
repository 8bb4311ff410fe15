import { describe, expect, test } from '@jest/globals';
import { quotesNobody } from '../../../../../src/briefing/domain/composing/text/referents/quoted-speakers.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

/** A quotation, and a sentence before it that speaks of nobody who could have said it. */
const ADRIFT: readonly (readonly [Language, string, string])[] = [
  ['en', '“We always knew it was coming,” she said.', 'They expect a temporary track to open by mid-December.'],
  ['en', '"It is a disaster," he added.', 'The road is closed until spring.'],
  ['de', '„Wir haben es immer gewusst“, sagte sie.', 'Die Straße ist bis zum Mai gesperrt.'],
  ['fr', '« On le savait », dit-elle.', 'La route est coupée depuis mardi.'],
  ['es', '«Lo sabíamos», dijo.', 'La carretera está cortada desde el martes.'],
  ['pt', '“Já sabíamos”, disse ela.', 'A estrada está cortada desde terça-feira.'],
];

/** The same, where somebody was just spoken of. */
const SPOKEN_OF: readonly (readonly [Language, string, string])[] = [
  ['en', '“We always knew it was coming,” she said.', 'Margaret Oakes opened her curtains and the road was gone.'],
  ['en', '“We did all we could,” she said.', 'The mayor rejected the criticism.'],
  ['en', '“We did all we could,” she said.', 'A spokeswoman rejected the criticism.'],
  ['en', '“We did all we could,” she said.', 'Yesterday she rejected the criticism.'],
  ['en', '“We did all we could,” said Oakes.', 'The road is closed until spring.'],
  ['de', '„Wir haben alles getan“, sagte er.', 'Der Bürgermeister wies die Kritik zurück.'],
  ['de', '„Wir haben alles getan“, sagte Tamm.', 'Die Straße ist bis zum Mai gesperrt.'],
  ['fr', '« Nous avons tout fait », dit-elle.', 'La maire rejette les critiques.'],
  ['es', '«Hicimos todo», dijo.', 'El alcalde rechazó las críticas.'],
  ['pt', '“Fizemos tudo”, disse.', 'O prefeito rejeitou as críticas.'],
  ['ja', '「分かっていた」と話した。', '道路は春まで通行止めだ。'],
];

describe('a quotation', () => {
  test.each(ADRIFT)('(%s) %s after "%s" quotes nobody that a listener knows', (language, sentence, before) => {
    expect(quotesNobody(sentence, before, language)).toBe(true);
  });

  test.each(SPOKEN_OF)('(%s) %s after "%s" has its speaker', (language, sentence, before) => {
    expect(quotesNobody(sentence, before, language)).toBe(false);
  });

  test('is looked at in linear time', () => {
    for (const worst of ['“a” ', 'a', ' er', 'A, ', '” she '])
      expect(quotesNobody(`${worst.repeat(20_000)}” she said.`, worst.repeat(20_000), 'en')).toBeDefined();
  });
});
