import type { CorpusStory } from '../corpus.js';

export const portuguese: readonly CorpusStory[] = [
  {
    evidence: [
      'Trilhos | Os maquinistas de trem da Bélgica pararam de trabalhar na manhã de segunda-feira para exigir salários melhores; cerca de dois terços dos trens estão cancelados até a noite de quarta-feira.',
      'Trilhos | O sindicato ACV afirma que seus membros não têm um aumento real desde 2019.',
      'Bruxelas Hoje | O ministro dos Transportes, Luc Maes, pediu que os dois lados voltem a negociar e se disse "decepcionado, mas esperançoso".',
    ],
    faithful: [
      'e1 | Na Bélgica, os maquinistas de trem estão em greve por salários melhores, e aproximadamente dois terços dos trens foram cancelados até a noite de quarta-feira.',
      'e2 | Segundo o sindicato ACV, seus membros estão sem aumento real desde 2019.',
      'e3 | Luc Maes, ministro dos Transportes, pediu aos dois lados que retomem as negociações.',
      'e3 | O ministro dos Transportes se diz "decepcionado, mas esperançoso".',
      'e1 | A paralisação dos maquinistas da Bélgica começou na manhã de segunda-feira.',
    ],
    unfaithful: [
      'number e1 | Cerca de um terço dos trens está cancelado até a noite de quarta-feira.',
      'stale e2 | O sindicato ACV afirma que seus membros tiveram um aumento real neste ano.',
      'quote e3 | O ministro dos Transportes, Luc Maes, se disse "furioso e decepcionado".',
      'cause e1 | Os maquinistas de trem da Bélgica pararam de trabalhar para exigir mais segurança.',
      'scope e1 | Todos os trens estão cancelados até a noite de quarta-feira.',
    ],
  },
  {
    evidence: [
      'Ciência em Dia | Pesquisadores da Universidade de Coimbra descobriram que pessoas que dormem menos de seis horas por noite têm 20 por cento mais risco de pegar um resfriado.',
      'Ciência em Dia | O estudo acompanhou 764 adultos por dois anos, mas não prova que dormir pouco causa infecções, escrevem os autores.',
      'Saúde Já | Dana Okafor, especialista em sono que não participou do estudo, considera os resultados plausíveis.',
    ],
    faithful: [
      'e1 | Quem dorme menos de seis horas por noite tem um risco 20 por cento maior de pegar um resfriado, descobriram pesquisadores da Universidade de Coimbra.',
      'e2 | Durante dois anos, 764 adultos foram acompanhados.',
      'e2 | Os autores ressaltam, no entanto, que o estudo não comprova que dormir pouco causa infecções.',
      'e3 | Para a especialista em sono Dana Okafor, que não fez parte do estudo, os resultados são plausíveis.',
      'e1 | O que descobriram os pesquisadores da Universidade de Coimbra?',
    ],
    unfaithful: [
      'negation e2 | O estudo prova que dormir pouco causa infecções, escrevem os autores.',
      'comparison e1 | Pessoas que dormem mais de seis horas por noite têm 20 por cento mais risco de pegar um resfriado.',
      'role e3 | Dana Okafor, que liderou o estudo, considera os resultados plausíveis.',
      'number e2 | O estudo acompanhou 674 adultos por dois anos.',
      'unit e1 | Pessoas que dormem menos de seis horas por semana têm 20 por cento mais risco de pegar um resfriado.',
    ],
  },
  {
    evidence: [
      'O Ilhéu | O vulcão Keli, na ilha de Suran, entrou em erupção na madrugada de domingo e lançou cinzas a até oito quilômetros de altura.',
      'O Ilhéu | Não há registro de feridos até agora, mas o aeroporto continua fechado, informaram as autoridades.',
      'Agência Pacífico | Especialistas temem novas erupções nos próximos dias; alguns vilarejos da encosta oeste foram evacuados.',
    ],
    faithful: [
      'e1 | Na ilha de Suran, o vulcão Keli entrou em erupção e expeliu cinzas a até oito quilômetros de altura.',
      'e2 | Segundo as autoridades, não há feridos por enquanto, mas o aeroporto segue fechado.',
      'e3 | Os especialistas temem que haja novas erupções nos próximos dias.',
      'e3 | Na encosta oeste, alguns povoados foram evacuados.',
      'e1 e2 | Depois da erupção do vulcão Keli, o aeroporto permanece fechado, dizem as autoridades.',
    ],
    unfaithful: [
      'scope e3 | Todos os vilarejos da encosta oeste foram evacuados.',
      'negation e2 | Há registro de feridos, informaram as autoridades.',
      'unit e1 | O vulcão Keli lançou cinzas a até oito metros de altura.',
      'hedge e3 | Haverá novas erupções nos próximos dias.',
      'language e1 | El volcán Keli, en la isla de Suran, entró en erupción en la madrugada del domingo.',
    ],
  },
  {
    evidence: [
      'Jornal Negócios | A rede de supermercados Falk vai comprar a rival Mercado Bruno por 2,1 bilhões de euros, anunciaram as duas empresas na quarta-feira.',
      'Jornal Negócios | O negócio ainda precisa ser aprovado pelo órgão de defesa da concorrência, que deve decidir até o fim do ano.',
      'Cidade Jornal | Os sindicatos temem até 900 demissões; a presidente da Falk, Inês Roth, nega.',
    ],
    faithful: [
      'e1 | A Falk vai adquirir a rival Mercado Bruno por 2,1 bilhões de euros, segundo as duas empresas.',
      'e2 | O órgão de defesa da concorrência ainda tem de aprovar o negócio e deve decidir até o final do ano.',
      'e3 | Os sindicatos receiam até 900 demissões, o que a presidente da Falk, Inês Roth, nega.',
      'e1 | O Mercado Bruno será comprado pela rede de supermercados Falk por 2,1 bilhões de euros.',
      'e2 | O negócio ainda não está fechado: falta a aprovação do órgão de defesa da concorrência.',
    ],
    unfaithful: [
      'swap e1 | A rede de supermercados Mercado Bruno vai comprar a rival Falk por 2,1 bilhões de euros.',
      'tense e2 | O negócio foi aprovado pelo órgão de defesa da concorrência.',
      'speaker e3 | A presidente da Falk, Inês Roth, teme até 900 demissões.',
      'currency e1 | A rede de supermercados Falk vai comprar o Mercado Bruno por 2,1 bilhões de dólares.',
      'merged e2 e3 | O órgão de defesa da concorrência nega o negócio.',
    ],
  },
];
