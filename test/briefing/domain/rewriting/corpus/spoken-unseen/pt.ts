import type { CorpusStory } from '../corpus.js';

export const portuguese: readonly CorpusStory[] = [
  {
    evidence: [
      'Diário Técnico | A loja online Corvex disse na terça-feira que piratas informáticos roubaram os nomes e endereços de e-mail de cerca de 640 mil clientes.',
      'Diário Técnico | As senhas e os dados de pagamento não foram afetados, disse a empresa, que informou a autoridade de proteção de dados.',
      'Relatório Byte | Segundo a investigadora de segurança Mina Tal, os atacantes exploraram uma falha conhecida desde maio.',
    ],
    faithful: [
      'e1 | Piratas informáticos apoderaram-se dos nomes e endereços de e-mail de aproximadamente 640 mil clientes da Corvex, anunciou a loja online na terça-feira.',
      'e2 | A boa notícia: nem as senhas nem os dados de pagamento foram atingidos, segundo a empresa.',
      'e3 | Como entraram os atacantes? Através de uma vulnerabilidade que era conhecida desde maio, explica a investigadora de segurança Mina Tal.',
      'e2 | A autoridade de proteção de dados foi avisada, diz a empresa.',
    ],
    unfaithful: [
      'negation e2 | As senhas e os dados de pagamento também foram afetados, disse a empresa.',
      'number e1 | Piratas informáticos roubaram os nomes e endereços de e-mail de cerca de 460 mil clientes, disse a Corvex na terça-feira.',
      'role e3 | Segundo a Corvex, os atacantes exploraram uma falha conhecida desde maio.',
      'cause e2 e3 | A empresa informou a autoridade de proteção de dados porque a falha era conhecida desde maio.',
    ],
  },
  {
    evidence: [
      'Notícias Regionais | Após quatro meses sem chuva, as albufeiras em redor de Almera estão a apenas 27 por cento da capacidade, informou a autoridade da água.',
      'Notícias Regionais | A partir de quinta-feira, as famílias já não podem regar jardins nem encher piscinas; quem violar as regras arrisca multas de até 900 euros.',
      'Campo | Os agricultores esperam que a colheita de azeitona caia quase um terço e pedem ajuda ao Governo.',
    ],
    faithful: [
      'e1 | Não chove há quatro meses em redor de Almera, e as albufeiras estão só a 27 por cento da capacidade, segundo a autoridade da água.',
      'e2 | O que significa isso para as famílias? Desde quinta-feira, é proibido regar jardins e encher piscinas.',
      'e2 | As multas para quem violar as regras podem chegar a 900 euros.',
      'e3 | Os agricultores preveem uma queda de quase um terço na colheita de azeitona e querem apoio do Governo.',
    ],
    unfaithful: [
      'number e1 | As albufeiras em redor de Almera estão a 72 por cento da capacidade, informou a autoridade da água.',
      'negation e2 | A partir de quinta-feira, as famílias podem voltar a regar jardins e encher piscinas.',
      'bound e2 | Quem violar as regras arrisca multas de pelo menos 900 euros.',
      'tense e3 | A colheita de azeitona caiu quase um terço, dizem os agricultores.',
    ],
  },
  {
    evidence: [
      'Cultura Hoje | O drama irlandês Salt Road venceu no sábado à noite o prémio principal do festival de cinema de Lindau.',
      'Cultura Hoje | A realizadora Aoife Brannigan dedicou a distinção à sua falecida mãe, que aparece na última cena do filme.',
      'Ecrã | O júri, presidido pelo ator Paul Decker, elogiou a coragem discreta do filme; cerca de 70 mil pessoas assistiram ao festival, mais 5 por cento do que no ano passado.',
    ],
    faithful: [
      'e1 | O prémio principal do festival de cinema de Lindau foi para Salt Road, um drama da Irlanda.',
      'e2 | Aoife Brannigan, a realizadora, dedicou o prémio à sua falecida mãe, que se vê na cena final do filme.',
      'e3 | O júri do ator Paul Decker louvou a coragem discreta do filme.',
      'e3 | E quantas pessoas foram? Aproximadamente 70 mil, um aumento de 5 por cento face ao ano passado.',
    ],
    unfaithful: [
      'name e1 | O drama escocês Salt Road venceu o prémio principal do festival de cinema de Lindau.',
      'role e2 | O ator Paul Decker dedicou a distinção à sua falecida mãe.',
      'direction e3 | Cerca de 70 mil pessoas assistiram ao festival, menos 5 por cento do que no ano passado.',
      'invention e3 | O júri elogiou a coragem discreta do filme e a sua música.',
    ],
  },
];
