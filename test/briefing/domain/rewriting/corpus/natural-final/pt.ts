import type { CorpusStory } from '../corpus.js';

export const portuguese: readonly CorpusStory[] = [
  {
    evidence: [
      'O Porto | Ladrões roubaram na madrugada de quinta-feira um quadro avaliado em cerca de 2 milhões de dólares do museu Norrby, informou a polícia.',
      'O Porto | Dois homens foram presos à tarde perto da fronteira, mas o quadro não foi encontrado.',
      'Arte Já | A diretora do museu, Lena Voss, disse que o alarme falhou e que a galeria ficará fechada até segunda-feira.',
    ],
    faithful: [
      'e1 | Um quadro avaliado em cerca de 2 milhões de dólares foi roubado do museu Norrby, segundo a polícia.',
      'e2 | Dois homens foram detidos perto da fronteira, mas o quadro continua desaparecido.',
      'e3 | O alarme não funcionou, segundo a diretora do museu, Lena Voss.',
      'e3 | A galeria permanecerá fechada até segunda-feira, disse a diretora do museu, Lena Voss.',
      'e2 | E o quadro? Não foi encontrado.',
    ],
    unfaithful: [
      'number e1 | Ladrões roubaram um quadro avaliado em cerca de 3 milhões de dólares, informou a polícia.',
      'negation e2 | O quadro foi encontrado.',
      'role e3 | A polícia disse que o alarme falhou.',
      'cause e3 | A galeria ficará fechada porque o alarme falhou, disse Lena Voss.',
      'scope e2 | Todos os ladrões foram presos perto da fronteira.',
    ],
  },
];
