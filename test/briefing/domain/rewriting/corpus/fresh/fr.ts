import type { CorpusStory } from '../corpus.js';

export const french: readonly CorpusStory[] = [
  {
    evidence: [
      'La Dépêche des Îles | Le Premier ministre de Madagascar, Hery Rakoto, a limogé samedi le chef de la police après trois nuits de pillages.',
      'La Dépêche des Îles | Selon la Croix-Rouge, 26 personnes ont été blessées et plus de 400 familles ont perdu leur logement.',
      "Radio Lagune | L'opposition réclame la démission du gouvernement, sans appeler à de nouvelles manifestations.",
    ],
    faithful: [
      'e1 | Samedi, le chef de la police de Madagascar a été limogé par le Premier ministre, Hery Rakoto.',
      'e1 | Hery Rakoto, le Premier ministre de Madagascar, a limogé le chef de la police après 3 nuits de pillages.',
      'e2 | Vingt-six personnes ont été blessées, selon la Croix-Rouge.',
      "e3 | L'opposition réclame la démission du gouvernement.",
      "e1 e3 | Le Premier ministre Hery Rakoto a limogé le chef de la police, mais l'opposition réclame la démission du gouvernement.",
    ],
    unfaithful: [
      'swap e1 | Le chef de la police de Madagascar a limogé samedi le Premier ministre, Hery Rakoto.',
      'number e2 | Selon la Croix-Rouge, 400 personnes ont été blessées et plus de 26 familles ont perdu leur logement.',
      "hedge e3 | Le gouvernement a remis sa démission à l'opposition.",
      "negation e3 | L'opposition réclame la démission du gouvernement et appelle à de nouvelles manifestations.",
      'speaker e2 | Selon la police, 26 personnes ont été blessées.',
    ],
  },
  {
    evidence: [
      'Le Journal du Rail | La SNCB supprimera un train sur dix à partir du 14 décembre, faute de conducteurs.',
      'Le Journal du Rail | « Nous recrutons, mais la formation dure un an », explique le porte-parole Bart Wouters.',
      'Brabant Matin | Les usagers bruxellois craignent des trains encore plus bondés.',
    ],
    faithful: [
      'e1 | À partir du 14 décembre, la SNCB supprimera un train sur dix, faute de conducteurs.',
      'e2 | « Nous recrutons, mais la formation dure un an », explique Bart Wouters, le porte-parole.',
      'e2 | Le porte-parole Bart Wouters explique que la formation dure un an.',
      'e3 | Des trains encore plus bondés, voilà ce que craignent les usagers bruxellois.',
      'e1 e3 | La SNCB supprimera un train sur dix, et les usagers bruxellois craignent des trains encore plus bondés.',
    ],
    unfaithful: [
      'number e1 | La SNCB supprimera un train sur deux à partir du 14 décembre, faute de conducteurs.',
      'cause e1 | La SNCB supprimera un train sur dix à partir du 14 décembre, faute de voyageurs.',
      'quotation e2 | « Nous ne recrutons plus », explique le porte-parole Bart Wouters.',
      'date e1 | La SNCB supprimera un train sur dix à partir du 4 décembre, faute de conducteurs.',
      'unit e2 | Le porte-parole Bart Wouters explique que la formation dure un mois.',
    ],
  },
];
