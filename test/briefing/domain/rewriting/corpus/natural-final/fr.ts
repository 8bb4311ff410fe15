import type { CorpusStory } from '../corpus.js';

export const french: readonly CorpusStory[] = [
  {
    evidence: [
      "Le Port | Des voleurs ont dérobé tôt jeudi un tableau d'une valeur d'environ deux millions de dollars au musée Norrby, a indiqué la police.",
      "Le Port | Deux hommes ont été arrêtés dans l'après-midi près de la frontière, mais le tableau n'a pas été retrouvé.",
      "Art Info | La directrice du musée, Lena Voss, a déclaré que l'alarme n'avait pas fonctionné et que la galerie resterait fermée jusqu'à lundi.",
    ],
    faithful: [
      "e1 | Un tableau d'une valeur d'environ deux millions de dollars a été volé au musée Norrby, selon la police.",
      'e2 | Deux hommes ont été interpellés près de la frontière, mais le tableau reste introuvable.',
      "e3 | L'alarme n'a pas fonctionné, d'après la directrice du musée, Lena Voss.",
      "e3 | La galerie restera fermée jusqu'à lundi, a annoncé la directrice du musée, Lena Voss.",
      "e2 | Et le tableau ? Il n'a pas été retrouvé.",
    ],
    unfaithful: [
      "number e1 | Des voleurs ont dérobé un tableau d'une valeur d'environ trois millions de dollars, a indiqué la police.",
      'negation e2 | Le tableau a été retrouvé.',
      "role e3 | La police a déclaré que l'alarme n'avait pas fonctionné.",
      "cause e3 | La galerie restera fermée parce que l'alarme n'avait pas fonctionné, a déclaré Lena Voss.",
      'scope e2 | Tous les voleurs ont été arrêtés près de la frontière.',
    ],
  },
];
