import type { CorpusStory } from '../corpus.js';

export const english: readonly CorpusStory[] = [
  {
    evidence: [
      'Harbour Times | Thieves stole a painting worth about 2 million dollars from the Norrby Museum early on Thursday, police said.',
      'Harbour Times | Two men were arrested near the border in the afternoon, but the painting has not been found.',
      'Art Wire | Museum director Lena Voss said the alarm had failed and that the gallery would stay closed until Monday.',
    ],
    faithful: [
      'e1 | Police say a painting worth around 2 million dollars was stolen from the Norrby Museum early on Thursday.',
      "e2 | Two men have been detained near the border, but there's still no trace of the painting.",
      "e3 | The alarm didn't work, according to museum director Lena Voss.",
      "e3 | Lena Voss, the museum's director, says the gallery will remain shut until Monday.",
      "e2 | What about the painting? It hasn't been found.",
    ],
    unfaithful: [
      'number e1 | Thieves stole a painting worth about 3 million dollars, police said.',
      'negation e2 | The painting has been found.',
      'role e3 | Police said the alarm had failed.',
      'cause e3 | The gallery will stay closed because the alarm had failed, museum director Lena Voss said.',
      'scope e2 | All the thieves were arrested near the border.',
    ],
  },
];
