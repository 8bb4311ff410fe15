import type { CorpusStory } from '../corpus.js';

export const french: readonly CorpusStory[] = [
  {
    evidence: [
      "Lyon Capitale Sud | Un homme de 34 ans et deux adolescents ont été arrêtés dimanche à Villeurbanne après l'incendie d'un gymnase.",
      "Lyon Capitale Sud | L'ancien gardien du gymnase, soupçonné d'avoir fourni les clés, est toujours recherché.",
      "Radio Rhône | Le maire Cédric Vannier a à peine évoqué le coût des travaux, estimé à près de 6 millions d'euros par l'assureur.",
      "Radio Rhône | Les clubs ont été transférés de Villeurbanne à Bron jusqu'en juin.",
    ],
    faithful: [
      'e1 | Dimanche, à Villeurbanne, un homme de 34 ans et deux adolescents ont été arrêtés.',
      "e1 | Après l'incendie d'un gymnase à Villeurbanne, un homme et deux adolescents ont été arrêtés, rapporte Lyon Capitale Sud.",
      "e2 | Toujours recherché, l'ancien gardien du gymnase est soupçonné d'avoir fourni les clés.",
      "e2 | L'ancien gardien du gymnase est toujours recherché.",
      "e3 | Le coût des travaux est estimé par l'assureur à près de six millions d'euros.",
      'e4 | De Villeurbanne, les clubs ont été transférés à Bron.',
      "e4 | Jusqu'en juin, les clubs ont été transférés à Bron.",
      "e1 e2 | Un homme de 34 ans et deux adolescents ont été arrêtés à Villeurbanne, et l'ancien gardien du gymnase est toujours recherché.",
    ],
    unfaithful: [
      "number e1 | Un adolescent et deux hommes ont été arrêtés dimanche à Villeurbanne après l'incendie d'un gymnase.",
      "hedge e2 | Le gardien du gymnase, soupçonné d'avoir fourni les clés, est toujours recherché.",
      "hedge e2 | L'ancien gardien du gymnase a fourni les clés.",
      'negation e3 | Le maire Cédric Vannier a évoqué le coût des travaux.',
      "hedge e3 | Le coût des travaux est de 6 millions d'euros.",
      "swap e4 | Les clubs ont été transférés de Bron à Villeurbanne jusqu'en juin.",
      "speaker e3 | Le coût des travaux est estimé à près de 6 millions d'euros par le maire Cédric Vannier.",
      'antonym e1 | Un homme de 34 ans et deux adolescents ont été libérés dimanche à Villeurbanne.',
    ],
  },
];
