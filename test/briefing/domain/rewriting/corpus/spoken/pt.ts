import type { CorpusStory } from '../corpus.js';

export const portuguese: readonly CorpusStory[] = [
  {
    evidence: [
      'Eco da Cidade | A câmara municipal de Marlow aprovou na quarta-feira o prolongamento da linha 4 do elétrico até ao aeroporto, um projeto que deverá custar 312 milhões de euros.',
      'Eco da Cidade | As obras devem começar em março de 2027 e os primeiros elétricos poderão circular no final de 2030, disse a responsável pelos transportes, Nadia Okafor.',
      'Via Férrea | Os moradores do bairro de Kelling temem o ruído e recolheram 2.347 assinaturas contra o traçado.',
    ],
    faithful: [
      'e1 | Em Marlow, a câmara municipal deu luz verde, na quarta-feira, ao prolongamento da linha 4 do elétrico até ao aeroporto.',
      'e1 e3 | O prolongamento deverá custar 312 milhões de euros, mas nem todos estão satisfeitos: em Kelling, os moradores têm medo do ruído.',
      'e2 | E quando fica pronto? Segundo a responsável pelos transportes, Nadia Okafor, os primeiros elétricos poderão andar no final de 2030.',
      'e2 | O início das obras está previsto para março de 2027, explicou Nadia Okafor.',
      'e3 | Mais de 2.300 assinaturas contra o traçado foram reunidas pelos moradores de Kelling.',
    ],
    unfaithful: [
      'tense e2 | As obras começaram, disse a responsável pelos transportes, Nadia Okafor.',
      'number e3 | Mais de 2.400 assinaturas contra o traçado foram recolhidas pelos moradores de Kelling.',
      'role e1 | Os moradores de Marlow aprovaram na quarta-feira o prolongamento da linha 4 do elétrico até ao aeroporto.',
      'intensity e3 | Os moradores do bairro de Kelling estão furiosos com o ruído.',
      'cause e1 e3 | A câmara municipal aprovou o prolongamento porque os moradores recolheram assinaturas.',
    ],
  },
  {
    evidence: [
      'Saúde Hoje | As autoridades de saúde do vale de Soria confirmaram 41 casos de sarampo desde o início de outubro, a maioria em crianças com menos de cinco anos.',
      'Saúde Hoje | Dois doentes estão a ser tratados nos cuidados intensivos, mas não foram registadas mortes, afirmou Inês Falk, diretora da clínica regional.',
      'Correio do Vale | A região vai oferecer vacinas gratuitas em todas as escolas a partir da próxima segunda-feira.',
    ],
    faithful: [
      'e1 | Desde o início de outubro, foram confirmados cerca de 40 casos de sarampo no vale de Soria, sobretudo em crianças com menos de cinco anos.',
      'e2 | Inês Falk, que dirige a clínica regional, diz que dois doentes se encontram nos cuidados intensivos e que, até agora, não foram registadas mortes.',
      'e3 | E o que acontece agora? Desde a próxima segunda-feira, a região vai dar vacinas grátis em cada escola.',
      'e1 | A confirmação dos 41 casos de sarampo vem das autoridades de saúde do vale de Soria.',
    ],
    unfaithful: [
      'number e1 | Foram confirmados cerca de 50 casos de sarampo no vale de Soria desde o início de outubro.',
      'negation e2 | Foram registadas duas mortes, afirmou Inês Falk, diretora da clínica regional.',
      'scope e1 | Todos os 41 casos de sarampo confirmados são de crianças com menos de cinco anos.',
      'modality e3 | A partir da próxima segunda-feira, as vacinas serão obrigatórias em todas as escolas.',
    ],
  },
  {
    evidence: [
      'Desporto Diário | O avançado Tomas Renko, de 24 anos, troca o Vardal pelo Porto Azul por 18,5 milhões de euros, anunciaram os dois clubes na sexta-feira.',
      'Desporto Diário | Assinou um contrato até 2030 e vai vestir a camisola número 9.',
      'Rádio Adepto | "Sonho com isto desde criança", contou Renko à Rádio Adepto, acrescentando que espera vencer o campeonato na primeira época.',
    ],
    faithful: [
      'e1 | Os dois clubes já anunciaram: o avançado de 24 anos Tomas Renko deixa o Vardal e muda-se para o Porto Azul por 18,5 milhões de euros.',
      'e2 | O contrato vai até 2030, e ele vai usar a camisola número 9.',
      'e3 | Renko disse à Rádio Adepto que sonha com isto desde criança.',
      'e3 | E o que quer ele alcançar? Na primeira época, disse Renko, espera ganhar o campeonato.',
    ],
    unfaithful: [
      'direction e1 | Tomas Renko troca o Porto Azul pelo Vardal por 18,5 milhões de euros, anunciaram os dois clubes.',
      'number e2 | O contrato vai até 2031.',
      'intent e3 | Renko disse à Rádio Adepto que vai vencer o campeonato na primeira época.',
      'role e1 | A Rádio Adepto anunciou que Tomas Renko troca o Vardal pelo Porto Azul.',
    ],
  },
];
