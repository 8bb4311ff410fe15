import type { CorpusStory } from '../corpus.js';

export const portuguese: readonly CorpusStory[] = [
  {
    evidence: [
      'O Porto | Uma avaria num cabo deixou sem luz 18 mil casas da cidade portuária de Vesterhavn na noite de segunda-feira, informou a operadora da rede Nordnet.',
      'O Porto | A energia voltou à maioria das casas antes da meia-noite, mas cerca de 900 continuavam sem eletricidade na manhã de terça-feira.',
      'Rádio Costa | A presidente da câmara, Karin Holt, agradeceu às equipas de reparação e disse que a cidade vai rever os planos de emergência.',
    ],
    faithful: [
      'e1 | Cerca de 18 mil casas de Vesterhavn ficaram sem luz na noite de segunda-feira devido a uma avaria num cabo, segundo a operadora da rede Nordnet.',
      'e2 | Antes da meia-noite, a maioria das casas já tinha energia outra vez.',
      'e2 | Na manhã de terça-feira, aproximadamente 900 casas ainda estavam sem eletricidade.',
      'e3 | A presidente da câmara, Karin Holt, disse obrigado às equipas de reparação.',
      'e3 | E o que vai fazer a cidade? Vai rever os planos de emergência, anunciou Karin Holt.',
    ],
    unfaithful: [
      'part e2 | A energia voltou a todas as casas antes da meia-noite.',
      'number e1 | Uma avaria num cabo deixou sem luz 80 mil casas, informou a operadora da rede Nordnet.',
      'cause e1 | Uma tempestade deixou sem luz 18 mil casas na noite de segunda-feira, informou a operadora da rede Nordnet.',
      'role e3 | As equipas de reparação agradeceram à presidente da câmara, Karin Holt.',
      'tense e3 | A cidade reviu os planos de emergência, disse a presidente da câmara, Karin Holt.',
    ],
  },
  {
    evidence: [
      'A Serra | Um lobo foi fotografado no parque nacional de Ardel pela primeira vez em 120 anos, anunciou na sexta-feira a direção do parque.',
      'A Serra | O biólogo Hugo Lenz disse que o animal provavelmente veio das montanhas do leste e não representa perigo para os caminhantes.',
      'O Rebanho | Os criadores de ovelhas exigiram indemnizações em caso de ataques e cercas melhores; o Ministério do Ambiente prometeu estudar ambas as coisas.',
    ],
    faithful: [
      'e1 | Pela primeira vez em 120 anos, um lobo foi fotografado no parque nacional de Ardel, segundo a direção do parque.',
      'e1 | A direção do parque anunciou-o na sexta-feira: um lobo foi fotografado no parque nacional de Ardel.',
      'e2 | Para os caminhantes não há perigo, garante o biólogo Hugo Lenz.',
      'e2 | De onde veio? Provavelmente das montanhas do leste, explica o biólogo Hugo Lenz.',
      'e3 | Os criadores de ovelhas pedem indemnizações em caso de ataques e cercas melhores, e o Ministério do Ambiente prometeu estudar as duas coisas.',
    ],
    unfaithful: [
      'hedge e2 | O animal veio das montanhas do leste, disse o biólogo Hugo Lenz.',
      'negation e2 | O animal representa perigo para os caminhantes, disse o biólogo Hugo Lenz.',
      'stance e3 | O Ministério do Ambiente prometeu indemnizações aos criadores de ovelhas.',
      'number e1 | Um lobo foi fotografado no parque nacional de Ardel pela primeira vez em 12 anos.',
      'event e3 | O lobo atacou ovelhas, disseram os criadores.',
    ],
  },
];
