import type { CorpusStory } from '../corpus.js';

export const portuguese: readonly CorpusStory[] = [
  {
    evidence: [
      'Voz do Tejo | A antiga diretora do Museu do Azulejo, Helena Sampaio, acusa o Ministério da Cultura de esconder um relatório.',
      'Voz do Tejo | O documento mostra que mal 30% das obras foram restauradas e que o teto pode cair.',
      'Rádio Ribeira | O ministro Vasco Teles respondeu na terça-feira que as obras custam até 8 milhões de euros.',
      'Rádio Ribeira | Duas coleções foram levadas de Lisboa para Évora em outubro.',
    ],
    faithful: [
      'e1 | O Ministério da Cultura é acusado pela antiga diretora do Museu do Azulejo, Helena Sampaio, de esconder um relatório.',
      'e1 | Helena Sampaio, antiga diretora do Museu do Azulejo, acusa o Ministério da Cultura de esconder um relatório.',
      'e2 | O teto pode cair, mostra o documento.',
      'e2 | O documento mostra que mal trinta por cento das obras foram restauradas.',
      'e3 | Na terça-feira, o ministro Vasco Teles respondeu que as obras custam até oito milhões de euros.',
      'e4 | Em outubro, duas coleções foram levadas de Lisboa para Évora.',
      'e4 | Duas coleções foram levadas para Évora.',
      'e1 e4 | A antiga diretora Helena Sampaio acusa o Ministério da Cultura de esconder um relatório. Duas coleções foram levadas para Évora.',
    ],
    unfaithful: [
      'swap e1 | O Ministério da Cultura acusa a antiga diretora do Museu do Azulejo, Helena Sampaio, de esconder um relatório.',
      'hedge e1 | A diretora do Museu do Azulejo, Helena Sampaio, acusa o Ministério da Cultura de esconder um relatório.',
      'hedge e1 | O Ministério da Cultura escondeu um relatório.',
      'hedge e2 | O documento mostra que o teto vai cair.',
      'hedge e3 | O ministro Vasco Teles respondeu que as obras custam 8 milhões de euros.',
      'swap e4 | Duas coleções foram levadas de Évora para Lisboa em outubro.',
      'number e4 | Uma coleção foi levada de Lisboa para Évora em outubro.',
      'merged e1 e3 | Helena Sampaio respondeu que as obras custam até 8 milhões de euros.',
    ],
  },
];
