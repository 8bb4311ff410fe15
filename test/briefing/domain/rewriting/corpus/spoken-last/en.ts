import type { CorpusStory } from '../corpus.js';

export const english: readonly CorpusStory[] = [
  {
    evidence: [
      'Port Herald | A cable fault cut power to 18,000 homes in the port city of Vesterhavn on Monday evening, the grid operator Nordnet said.',
      'Port Herald | Power was restored to most homes by midnight, but around 900 were still without electricity on Tuesday morning.',
      'Coast Radio | Mayor Karin Holt thanked the repair crews and said the city would review its emergency plans.',
    ],
    faithful: [
      'e1 | About 18,000 homes in Vesterhavn lost power on Monday evening because of a cable fault, according to grid operator Nordnet.',
      'e2 | By midnight, most homes had electricity again.',
      'e2 | But on Tuesday morning, about 900 homes were still without power.',
      'e3 | Mayor Karin Holt said thanks to the repair crews.',
      'e3 | And what does the city plan to do? It will review its emergency plans, says Mayor Karin Holt.',
    ],
    unfaithful: [
      'part e2 | By midnight, power was restored to all homes.',
      'number e1 | A cable fault cut power to 80,000 homes, the grid operator Nordnet said.',
      'cause e1 | A storm cut power to 18,000 homes on Monday evening, the grid operator Nordnet said.',
      'role e3 | The repair crews thanked Mayor Karin Holt.',
      'tense e3 | The city has reviewed its emergency plans, Mayor Karin Holt said.',
    ],
  },
  {
    evidence: [
      'Mountain Post | A wolf has been photographed in the Ardel national park for the first time in 120 years, the park service announced on Friday.',
      'Mountain Post | Biologist Hugo Lenz said the animal probably came from the eastern mountains and poses no danger to hikers.',
      'Farm Voice | Sheep farmers demanded compensation in case of attacks and better fences; the environment ministry promised to examine both.',
    ],
    faithful: [
      'e1 | For the first time in 120 years, a wolf has been seen on camera in the Ardel national park, the park service says.',
      'e1 | The park service announced it on Friday: a wolf was photographed in the Ardel national park.',
      'e2 | Hikers have nothing to fear from the animal, according to biologist Hugo Lenz.',
      'e2 | Where does it come from? Probably from the eastern mountains, says biologist Hugo Lenz.',
      'e3 | Sheep farmers want compensation in case of attacks, and better fences, and the environment ministry has promised to look into both.',
    ],
    unfaithful: [
      'hedge e2 | The animal came from the eastern mountains, said biologist Hugo Lenz.',
      'negation e2 | The animal poses a danger to hikers, said biologist Hugo Lenz.',
      'stance e3 | The environment ministry promised compensation to sheep farmers.',
      'number e1 | A wolf has been photographed in the Ardel national park for the first time in 12 years.',
      'event e3 | The wolf attacked sheep, farmers said.',
    ],
  },
];
