import type { CorpusStory } from '../corpus.js';

export const portuguese: readonly CorpusStory[] = [
  {
    evidence: [
      'O Mercado | As vendas de carros elétricos na Késtria subiram 14 por cento no primeiro semestre, para 52.300, enquanto as de carros a gasóleo caíram um quinto, informou a associação automóvel.',
      'O Mercado | A fabricante Voltane tem agora uma quota de mercado de 31 por cento e ultrapassou pela primeira vez a rival Dorn.',
      'O Diário | A economista Petra Sand alertou que a procura pode enfraquecer se o Governo acabar com os subsídios em janeiro, como planeado.',
    ],
    faithful: [
      'e1 | Na Késtria, as vendas de carros elétricos aumentaram 14 por cento no primeiro semestre, segundo a associação automóvel.',
      'e1 | Já os carros a gasóleo recuaram um quinto, indica a associação automóvel.',
      'e1 | Cerca de 52 mil carros elétricos foram vendidos na Késtria no primeiro semestre, informou a associação automóvel.',
      'e2 | Pela primeira vez, a Voltane está à frente da rival Dorn, com uma quota de mercado de 31 por cento.',
      'e3 | Mas a economista Petra Sand avisa: a procura pode enfraquecer se os subsídios acabarem em janeiro.',
      'e3 | E o que planeia o Governo? Quer acabar com os subsídios em janeiro, e a economista Petra Sand alerta que a procura pode enfraquecer.',
    ],
    unfaithful: [
      'swap e1 | As vendas de carros a gasóleo subiram 14 por cento no primeiro semestre, informou a associação automóvel.',
      'swap e2 | A Dorn ultrapassou pela primeira vez a rival Voltane.',
      'hedge e3 | A procura vai enfraquecer em janeiro, alertou a economista Petra Sand.',
      'number e2 | A Voltane tem uma quota de mercado de 13 por cento.',
      'tense e3 | O Governo acabou com os subsídios, disse a economista Petra Sand.',
      'cause e1 e2 | As vendas de carros a gasóleo caíram porque a Voltane ultrapassou a Dorn.',
    ],
  },
];
