import type { CorpusStory } from '../corpus.js';

export const english: readonly CorpusStory[] = [
  {
    evidence: [
      'Prairie Star | Former transport minister Colin Abara was charged on Wednesday with taking 600,000 dollars from the builder Stonegate.',
      'Prairie Star | Prosecutors allege that Abara steered three road contracts to Stonegate between 2019 and 2022.',
      'Lake Radio | Only 4 of the 11 roads have been finished, and some were moved from Duluth to Fargo.',
      'Lake Radio | Stonegate has hardly commented, but its lawyer, Mira Holt, called the charges baseless.',
    ],
    faithful: [
      'e1 | Prairie Star reports that former transport minister Colin Abara was charged on Wednesday.',
      'e1 | Former transport minister Colin Abara was charged with taking 600 thousand dollars from Stonegate, a builder.',
      'e2 | What do prosecutors allege that Abara did between 2019 and 2022?',
      'e2 | Abara, prosecutors allege, steered three road contracts to Stonegate.',
      'e3 | Just how many are finished? Only four of the eleven roads.',
      'e3 | Some roads were moved from Duluth to Fargo.',
      'e4 | Mira Holt, the lawyer of Stonegate, called the charges baseless.',
      'e1 e4 | Colin Abara, the former transport minister, was charged on Wednesday, but the lawyer of Stonegate, Mira Holt, called the charges baseless.',
    ],
    unfaithful: [
      'hedge e1 | Transport minister Colin Abara was charged on Wednesday with taking 600,000 dollars.',
      'swap e1 | Stonegate was charged on Wednesday with taking 600,000 dollars from Colin Abara.',
      'speaker e2 | Abara steered three road contracts to Stonegate between 2019 and 2022.',
      'hedge e2 | Prairie Star reports that Abara steered three road contracts to Stonegate.',
      'swap e3 | Some roads were moved from Fargo to Duluth.',
      'negation e4 | Stonegate has commented.',
      'merged e1 e4 | Mira Holt was charged on Wednesday with taking 600,000 dollars from Stonegate.',
      'number e3 | All of the 11 roads have been finished.',
    ],
  },
];
