import type { CorpusStory } from '../corpus.js';

export const french: readonly CorpusStory[] = [
  {
    evidence: [
      "Le Marché | Les ventes de voitures électriques en Kestrie ont augmenté de 14 % au premier semestre, à 52 300, tandis que celles de voitures diesel ont baissé d'un cinquième, selon l'association automobile.",
      'Le Marché | Le constructeur Voltane détient désormais 31 % du marché et a dépassé pour la première fois son rival Dorn.',
      "Le Quotidien | L'économiste Petra Sand a averti que la demande pourrait faiblir si le gouvernement met fin à ses subventions en janvier comme prévu.",
    ],
    faithful: [
      "e1 | En Kestrie, les ventes de voitures électriques ont progressé de 14 % au premier semestre, d'après l'association automobile.",
      "e1 | Les voitures diesel reculent en revanche d'un cinquième, selon l'association automobile.",
      "e1 | Environ 52 000 voitures électriques ont été vendues en Kestrie au premier semestre, indique l'association automobile.",
      "e2 | C'est une première : Voltane a dépassé son rival Dorn et détient désormais 31 % du marché.",
      "e3 | Mais l'économiste Petra Sand prévient : la demande pourrait faiblir si les subventions prennent fin en janvier.",
      "e3 | Et que prévoit le gouvernement ? Il veut mettre fin à ses subventions en janvier, et l'économiste Petra Sand avertit que la demande pourrait faiblir.",
    ],
    unfaithful: [
      "swap e1 | Les ventes de voitures diesel ont augmenté de 14 % au premier semestre, selon l'association automobile.",
      'swap e2 | Dorn a dépassé pour la première fois son rival Voltane.',
      "hedge e3 | La demande va faiblir en janvier, a averti l'économiste Petra Sand.",
      'number e2 | Voltane détient 13 % du marché.',
      "tense e3 | Le gouvernement a mis fin à ses subventions, a dit l'économiste Petra Sand.",
      'cause e1 e2 | Les ventes de voitures diesel ont baissé parce que Voltane a dépassé Dorn.',
    ],
  },
];
