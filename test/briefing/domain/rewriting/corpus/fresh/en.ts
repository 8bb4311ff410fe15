import type { CorpusStory } from '../corpus.js';

export const english: readonly CorpusStory[] = [
  {
    evidence: [
      'Valley Times | Volunteers in Tasmania rescued 90 of the 230 pilot whales that stranded near Strahan on Monday.',
      'Valley Times | Marine biologist Owen Pryce said the rest are unlikely to survive the night.',
      'Island Radio | The state government has asked surfers to stay away from the beach until Thursday.',
    ],
    faithful: [
      'e1 | On Monday, 230 pilot whales stranded near Strahan, and volunteers in Tasmania rescued 90 of them.',
      'e1 | Ninety pilot whales were rescued by volunteers in Tasmania.',
      'e2 | The rest are unlikely to survive the night, according to marine biologist Owen Pryce.',
      'e3 | Surfers have been asked by the state government to stay away from the beach until Thursday.',
      'e1 e3 | Volunteers rescued 90 whales near Strahan, while the state government has asked surfers to stay away from the beach.',
    ],
    unfaithful: [
      'number e1 | Volunteers in Tasmania rescued 230 of the 90 pilot whales that stranded near Strahan on Monday.',
      'hedge e2 | Marine biologist Owen Pryce said the rest will survive the night.',
      'speaker e2 | The rest are unlikely to survive the night.',
      'swap e3 | Surfers have asked the state government to stay away from the beach until Thursday.',
      'date e3 | The state government has asked surfers to stay away from the beach until Tuesday.',
    ],
  },
  {
    evidence: [
      'Capital Daily | Senator Hugo Lindqvist accused the energy minister, Petra Vale, of hiding a report on gas prices.',
      'Capital Daily | Vale rejected the accusation and said the report will be published in June.',
      'Morning Wire | Gas prices have risen by 22 percent since January, although wholesale prices fell by 5 percent.',
    ],
    faithful: [
      'e1 | The energy minister, Petra Vale, was accused by Senator Hugo Lindqvist of hiding a report on gas prices.',
      'e2 | Vale rejected the accusation.',
      'e2 | The report will be published in June, Vale said.',
      'e3 | Since January, gas prices have risen by twenty-two percent.',
      'e1 e2 | Senator Hugo Lindqvist accused Petra Vale of hiding a report, and Vale rejected the accusation.',
    ],
    unfaithful: [
      'swap e1 | The energy minister, Petra Vale, accused Senator Hugo Lindqvist of hiding a report on gas prices.',
      'hedge e1 | The energy minister, Petra Vale, hid a report on gas prices.',
      'antonym e2 | Vale accepted the accusation and said the report will be published in June.',
      'number e3 | Gas prices have risen by 5 percent since January, although wholesale prices fell by 22 percent.',
      'hedge e2 | Vale said the report was published in June.',
    ],
  },
];
