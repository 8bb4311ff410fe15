import type { CorpusStory } from '../corpus.js';

export const portuguese: readonly CorpusStory[] = [
  {
    evidence: [
      'Diário das Ilhas | A tempestade Marta deixou 12 mil casas sem luz nos Açores e obrigou a cancelar 31 voos no sábado.',
      'Diário das Ilhas | A proteção civil pediu à população que não saia de casa até segunda-feira.',
      'Atlântico FM | O governo regional promete reparar as estradas em dez dias.',
    ],
    faithful: [
      'e1 | No sábado, a tempestade Marta deixou doze mil casas sem luz nos Açores.',
      'e1 | Nos Açores, a tempestade Marta obrigou a cancelar trinta e um voos.',
      'e2 | Até segunda-feira, a proteção civil pediu à população que não saia de casa.',
      'e3 | O governo regional promete reparar as estradas em 10 dias.',
      'e1 e3 | A tempestade Marta deixou 12 mil casas sem luz, e o governo regional promete reparar as estradas.',
    ],
    unfaithful: [
      'number e1 | A tempestade Marta deixou 31 mil casas sem luz nos Açores e obrigou a cancelar 12 voos no sábado.',
      'negation e2 | A proteção civil pediu à população que saia de casa até segunda-feira.',
      'hedge e3 | O governo regional reparou as estradas em dez dias.',
      'unit e3 | O governo regional promete reparar as estradas em dez semanas.',
      'swap e2 | A população pediu à proteção civil que não saia de casa até segunda-feira.',
    ],
  },
  {
    evidence: [
      'Painel | O deputado Jonas Prado é suspeito de desviar 2,6 milhões de reais destinados a escolas do Maranhão.',
      'Painel | A Polícia Federal apreendeu três carros e documentos na casa do deputado na quarta-feira.',
      'Tribuna do Norte | Prado diz que é vítima de perseguição e que vai provar a sua inocência.',
    ],
    faithful: [
      'e1 | Jonas Prado, deputado, é suspeito de desviar 2,6 milhões de reais destinados a escolas.',
      'e2 | Na quarta-feira, três carros e documentos foram apreendidos pela Polícia Federal na casa do deputado.',
      'e3 | Segundo Prado, ele é vítima de perseguição.',
      'e3 | Prado diz que vai provar a sua inocência.',
      'e1 e3 | O deputado Jonas Prado é suspeito de desviar 2,6 milhões de reais; Prado diz que é vítima de perseguição.',
    ],
    unfaithful: [
      'hedge e1 | O deputado Jonas Prado desviou 2,6 milhões de reais destinados a escolas do Maranhão.',
      'number e1 | O deputado Jonas Prado é suspeito de desviar 6,2 milhões de reais destinados a escolas do Maranhão.',
      'speaker e3 | O deputado é vítima de perseguição.',
      'name e2 | A Polícia Civil apreendeu três carros e documentos na casa do deputado na quarta-feira.',
      'date e2 | A Polícia Federal apreendeu três carros e documentos na casa do deputado na sexta-feira.',
    ],
  },
];
