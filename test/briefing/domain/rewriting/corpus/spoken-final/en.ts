import type { CorpusStory } from '../corpus.js';

export const english: readonly CorpusStory[] = [
  {
    evidence: [
      'Market Day | Sales of electric cars in Kestria rose by 14 percent in the first half of the year to 52,300, while sales of diesel cars fell by a fifth, the motor association said.',
      'Market Day | The carmaker Voltane now has a market share of 31 percent and has overtaken its rival Dorn for the first time.',
      'Daily Ledger | Economist Petra Sand warned that demand could weaken if the government ends its subsidies in January as planned.',
    ],
    faithful: [
      'e1 | More and more drivers in Kestria are going electric: sales rose by 14 percent in the first half of the year, according to the motor association.',
      'e1 | Diesel cars, on the other hand, sold a fifth less, the motor association says.',
      'e1 | In the first half of the year, about 52,000 electric cars were sold in Kestria, the motor association said.',
      'e2 | For the first time, Voltane is ahead of its rival Dorn, with a market share of 31 percent.',
      'e3 | But economist Petra Sand is warning that demand could drop if the subsidies end in January.',
      'e3 | What does the government plan? It wants to end its subsidies in January, and economist Petra Sand warns that demand could weaken.',
    ],
    unfaithful: [
      'swap e1 | Sales of diesel cars rose by 14 percent in the first half of the year, the motor association said.',
      'swap e2 | Dorn has overtaken its rival Voltane for the first time.',
      'hedge e3 | Demand will weaken in January, economist Petra Sand warned.',
      'number e2 | Voltane has a market share of 13 percent.',
      'tense e3 | The government has ended its subsidies, economist Petra Sand said.',
      'cause e1 e2 | Sales of diesel cars fell because Voltane has overtaken Dorn.',
    ],
  },
];
