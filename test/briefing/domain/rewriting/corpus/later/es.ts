import type { CorpusStory } from '../corpus.js';

export const spanish: readonly CorpusStory[] = [
  {
    evidence: [
      'Hora Austral | El exministro de Hacienda Tomás Ferrer demandó al diario La Verdad por publicar sus correos.',
      'Hora Austral | Un juez de Mendoza admitió la demanda el martes, pero apenas aceptó dos de las nueve pruebas.',
      'Radio Cuyo | El diario sostiene que los correos son de interés público y que los recibió de una fuente anónima.',
      'Radio Cuyo | Ferrer viajó de Mendoza a Madrid y algunos abogados creen que no volverá.',
    ],
    faithful: [
      'e1 | El diario La Verdad fue demandado por el exministro de Hacienda Tomás Ferrer por publicar sus correos.',
      'e1 | Tomás Ferrer, exministro de Hacienda, demandó al diario La Verdad.',
      'e2 | El martes, un juez de Mendoza admitió la demanda.',
      'e2 | El juez apenas aceptó dos de las nueve pruebas.',
      'e3 | Los correos son de interés público, sostiene el diario.',
      'e4 | De Mendoza, Ferrer viajó a Madrid.',
      'e4 | Algunos abogados creen que Ferrer no volverá.',
      'e1 e3 | El exministro Tomás Ferrer demandó al diario La Verdad, y el diario sostiene que los correos son de interés público.',
    ],
    unfaithful: [
      'swap e1 | El diario La Verdad demandó al exministro de Hacienda Tomás Ferrer por publicar sus correos.',
      'hedge e1 | El ministro de Hacienda Tomás Ferrer demandó al diario La Verdad.',
      'negation e2 | Un juez de Mendoza aceptó dos de las nueve pruebas y rechazó la demanda.',
      'number e2 | Un juez de Mendoza aceptó nueve de las dos pruebas.',
      'speaker e3 | Los correos son de interés público.',
      'swap e4 | Ferrer viajó de Madrid a Mendoza.',
      'speaker e4 | Ferrer no volverá.',
      'merged e1 e2 | Un juez de Mendoza demandó al diario La Verdad por publicar sus correos.',
    ],
  },
];
