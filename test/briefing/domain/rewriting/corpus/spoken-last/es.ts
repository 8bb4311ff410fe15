import type { CorpusStory } from '../corpus.js';

export const spanish: readonly CorpusStory[] = [
  {
    evidence: [
      'El Puerto | Una avería en un cable dejó sin luz a 18.000 hogares de la ciudad portuaria de Vesterhavn el lunes por la noche, informó el operador de la red Nordnet.',
      'El Puerto | El suministro se restableció en la mayoría de los hogares antes de medianoche, pero unos 900 seguían sin electricidad el martes por la mañana.',
      'Radio Costa | La alcaldesa Karin Holt agradeció el trabajo a los equipos de reparación y dijo que la ciudad revisará sus planes de emergencia.',
    ],
    faithful: [
      'e1 | Unos 18.000 hogares de Vesterhavn se quedaron sin luz el lunes por la noche por una avería en un cable, según el operador de la red Nordnet.',
      'e2 | Antes de medianoche, la mayoría de los hogares volvía a tener suministro.',
      'e2 | El martes por la mañana, cerca de 900 hogares continuaban sin electricidad.',
      'e3 | La alcaldesa Karin Holt dio las gracias a los equipos de reparación.',
      'e3 | ¿Y qué hará ahora la ciudad? Revisará sus planes de emergencia, según la alcaldesa Karin Holt.',
    ],
    unfaithful: [
      'part e2 | El suministro se restableció en todos los hogares antes de medianoche.',
      'number e1 | Una avería en un cable dejó sin luz a 80.000 hogares, informó el operador de la red Nordnet.',
      'cause e1 | Una tormenta dejó sin luz a 18.000 hogares el lunes por la noche, informó el operador de la red Nordnet.',
      'role e3 | Los equipos de reparación agradecieron el trabajo a la alcaldesa Karin Holt.',
      'tense e3 | La ciudad ha revisado sus planes de emergencia, dijo la alcaldesa Karin Holt.',
    ],
  },
  {
    evidence: [
      'La Sierra | Un lobo ha sido fotografiado en el parque nacional de Ardel por primera vez en 120 años, anunció el viernes la dirección del parque.',
      'La Sierra | El biólogo Hugo Lenz dijo que el animal probablemente vino de las montañas del este y no supone ningún peligro para los excursionistas.',
      'El Rebaño | Los ganaderos de ovejas exigieron indemnizaciones en caso de ataques y mejores vallas; el Ministerio de Medio Ambiente prometió estudiar ambas cosas.',
    ],
    faithful: [
      'e1 | Por primera vez en 120 años, se ha fotografiado un lobo en el parque nacional de Ardel, según la dirección del parque.',
      'e1 | La dirección del parque lo anunció el viernes: un lobo fue fotografiado en el parque nacional de Ardel.',
      'e2 | Los excursionistas no corren peligro, asegura el biólogo Hugo Lenz.',
      'e2 | ¿De dónde vino? Probablemente de las montañas del este, explica el biólogo Hugo Lenz.',
      'e3 | Los ganaderos piden indemnizaciones en caso de ataques y mejores vallas, y el Ministerio de Medio Ambiente ha prometido estudiar ambas cosas.',
    ],
    unfaithful: [
      'hedge e2 | El animal vino de las montañas del este, dijo el biólogo Hugo Lenz.',
      'negation e2 | El animal supone un peligro para los excursionistas, dijo el biólogo Hugo Lenz.',
      'stance e3 | El Ministerio de Medio Ambiente prometió indemnizaciones a los ganaderos.',
      'number e1 | Un lobo ha sido fotografiado en el parque nacional de Ardel por primera vez en 12 años.',
      'event e3 | El lobo atacó ovejas, dijeron los ganaderos.',
    ],
  },
];
