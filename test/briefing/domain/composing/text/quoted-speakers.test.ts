import { describe, expect, test } from '@jest/globals';
import {
  namesSpeaker,
  quotesNobody,
} from '../../../../../src/briefing/domain/composing/text/referents/quoted-speakers.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

/** A quotation, and a sentence before it that speaks of nobody who could have said it. */
const ADRIFT: readonly (readonly [Language, string, string])[] = [
  ['en', '“We always knew it was coming,” she said.', 'They expect a temporary track to open by mid-December.'],
  ['en', '"It is a disaster," he added.', 'The road is closed until spring.'],
  ['de', '„Wir haben es immer gewusst“, sagte sie.', 'Die Straße ist bis zum Mai gesperrt.'],
  ['fr', '« On le savait », dit-elle.', 'La route est coupée depuis mardi.'],
  ['es', '«Lo sabíamos», dijo.', 'La carretera está cortada desde el martes.'],
  ['pt', '“Já sabíamos”, disse ela.', 'A estrada está cortada desde terça-feira.'],
  ['pt', '“Limpem as sarjetas”, pediu.', 'A estrada está cortada desde terça-feira.'],
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

/** A quotation, its verb, and a title with a name. */
const NAMED: readonly (readonly [Language, string])[] = [
  ['en', '“It is the worst fire in ten years,” said firefighter Luke Paz.'],
  ['en', '"This is over," the captain, Rita Mel, said.'],
  ['en', 'Chief nurse Fiona Adeyemi said: "We are deeply sorry to every family."'],
  ['de', '„Das ist der schlimmste Brand seit zehn Jahren“, klagte Feuerwehrmann Lukas Paz.'],
  ['de', '„Das ist vorbei“, räumte Nuno Esteves ein.'],
  ['fr', "« C'est le pire incendie en dix ans », déplore le pompier Luc Paz."],
  ['fr', "« Cela n'a plus de sens », estime Nuno Esteves."],
  ['es', '«Es el peor incendio en diez años», lamentó el bombero Luis Paz.'],
  ['es', '«Esto se acabó», admitió Nuno Esteves.'],
  ['pt', '“Limpem as sarjetas antes da chuva”, pediu o comandante Nuno Esteves.'],
  ['pt', '“Isto acabou”, admitiu Nuno Esteves.'],
  ['zh', '“这是十年来最大的火灾。”消防员卢平说。'],
  ['zh', '指挥官埃斯特维斯呼吁：“请清理排水沟。”'],
  ['ja', '「この10年で最悪の火事だ」と消防士のパスさんは語った。'],
  ['ja', '「それは違う」と林社長は反論した。'],
];

/** Nobody is named, or somebody else is spoken of. */
const NOT_NAMED: readonly (readonly [Language, string])[] = [
  ['en', '“She stops within her own length,” the captain said.'],
  ['en', '"He knew everything," prosecutor Jane Reis told the court.'],
  ['de', '„Wir gehen nicht“, sagte die Bürgermeisterin.'],
  ['de', '„Er wusste alles“, sagte Staatsanwältin Jana Reis.'],
  ['fr', '« Une saignée », dénonce l’opposition.'],
  ['es', '«Fue horrible», contó una vecina.'],
  ['pt', '«Limpem as sarjetas», apelou o vereador.'],
  ['zh', '“我们不会离开。”一位居民说。'],
  ['ja', '「出て行かない」と同氏は話した。'],
];

describe('a quotation', () => {
  test.each(NAMED)('(%s) %s names who speaks', (language, sentence) => {
    expect(namesSpeaker(sentence, language)).toBe(true);
  });

  test.each(NOT_NAMED)('(%s) %s leaves somebody unnamed', (language, sentence) => {
    expect(namesSpeaker(sentence, language)).toBe(false);
  });

  test.each(ADRIFT)('(%s) %s after "%s" quotes nobody that a listener knows', (language, sentence, before) => {
    expect(quotesNobody(sentence, before, language)).toBe(true);
  });

  test.each(SPOKEN_OF)('(%s) %s after "%s" has its speaker', (language, sentence, before) => {
    expect(quotesNobody(sentence, before, language)).toBe(false);
  });

  test('is looked at in linear time', () => {
    for (const worst of ['“a” ', 'a', ' er', 'A, ', '” she ', '« ', '「と']) {
      expect(quotesNobody(`${worst.repeat(20_000)}” she said.`, worst.repeat(20_000), 'en')).toBeDefined();
      expect(namesSpeaker(worst.repeat(20_000), 'ja')).toBeDefined();
    }
  });
});
