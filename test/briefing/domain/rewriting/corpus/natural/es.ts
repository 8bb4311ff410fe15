import type { CorpusStory } from '../corpus.js';

export const spanish: readonly CorpusStory[] = [
  {
    evidence: [
      'El Correo del Sur | Un incendio forestal ha arrasado más de 850 hectáreas cerca de Valmonte desde el lunes y unos 400 vecinos han sido evacuados, informó el gobierno regional.',
      'Radio Sierra | Los bomberos esperan controlar el fuego antes del miércoles por la noche, aunque el viento dificulta su trabajo.',
      'El Correo del Sur | «Nunca habíamos visto avanzar un fuego tan rápido», dijo la alcaldesa, Elena Castro.',
    ],
    faithful: [
      'e1 | Cerca de Valmonte, un incendio forestal ha quemado más de 850 hectáreas desde el lunes, según el gobierno regional.',
      'e1 | Alrededor de 400 personas han tenido que ser evacuadas, informa el gobierno regional.',
      'e2 | Los bomberos confían en controlar el fuego antes del miércoles por la noche, pero el viento complica su trabajo.',
      'e3 | La alcaldesa, Elena Castro, dijo que nunca habían visto un fuego avanzar con tanta rapidez.',
      'e1 e2 | El fuego ha arrasado más de 850 hectáreas cerca de Valmonte, según el gobierno regional, y los bomberos esperan controlarlo antes del miércoles por la noche.',
    ],
    unfaithful: [
      'number e1 | Un incendio forestal ha arrasado más de 580 hectáreas cerca de Valmonte, informó el gobierno regional.',
      'negation e1 | Ningún vecino ha sido evacuado, informó el gobierno regional.',
      'hedge e2 | Los bomberos controlarán el fuego antes del miércoles por la noche.',
      'quote e3 | «Nos faltan medios», dijo la alcaldesa, Elena Castro.',
      'cause e1 | Un incendio provocado ha arrasado más de 850 hectáreas cerca de Valmonte.',
    ],
  },
  {
    evidence: [
      'La Gaceta | El Senado aprobó el miércoles por 172 votos contra 141 el presupuesto del gobierno, que prevé un ahorro de 12.000 millones de euros.',
      'La Gaceta | La oposición votó en contra y critica unos recortes «injustos e ineficaces» en la sanidad.',
      'Capital Noticias | Según el ministro de Hacienda, Pablo Mercado, el déficit debería bajar al 4,1 por ciento el próximo año.',
    ],
    faithful: [
      'e1 | El presupuesto del gobierno fue aprobado el miércoles por el Senado con 172 votos a favor y 141 en contra.',
      'e1 | El gobierno prevé ahorrar 12.000 millones de euros.',
      'e2 | La oposición, que votó en contra, habla de recortes «injustos e ineficaces» en la sanidad.',
      'e3 | El año que viene, el déficit debería caer al 4,1 por ciento, según el ministro de Hacienda, Pablo Mercado.',
      'e3 | ¿Y qué dice el ministro de Hacienda sobre el déficit?',
    ],
    unfaithful: [
      'swap e1 | La oposición aprobó el miércoles el presupuesto del gobierno.',
      'number e1 | El Senado aprobó el presupuesto por 141 votos contra 172.',
      'unit e1 | El presupuesto del gobierno prevé un ahorro de 12 millones de euros.',
      'role e3 | Según la oposición, el déficit debería bajar al 4,1 por ciento el próximo año.',
      'scope e2 | La oposición critica recortes en todos los ámbitos.',
    ],
  },
  {
    evidence: [
      'Cielo y Tierra | La sonda europea Asteria se posó el domingo por la mañana en la luna helada Europa tras un viaje de ocho años.',
      'Cielo y Tierra | A partir de marzo debe perforar el hielo para buscar rastros de vida, explicó la agencia espacial.',
      'Diario Ciencia | Uno de los dos paneles solares no se desplegó, pero la misión no corre peligro, según la directora Ingrid Solberg.',
    ],
    faithful: [
      'e1 | Tras ocho años de viaje, la sonda europea Asteria aterrizó el domingo por la mañana en la luna helada Europa.',
      'e2 | La agencia espacial explica que desde marzo perforará el hielo en busca de rastros de vida.',
      'e3 | Sin embargo, uno de los dos paneles solares no se ha desplegado.',
      'e3 | La directora Ingrid Solberg asegura que la misión no está en peligro.',
      'e1 e2 | La sonda Asteria ya está en la luna Europa, y según la agencia espacial debe perforar el hielo a partir de marzo.',
    ],
    unfaithful: [
      'tense e2 | La sonda ha perforado el hielo y ha encontrado rastros de vida, explicó la agencia espacial.',
      'negation e3 | La misión corre peligro, según la directora Ingrid Solberg.',
      'number e1 | La sonda Asteria se posó tras un viaje de dieciocho años.',
      'scope e3 | Los dos paneles solares no se desplegaron.',
      'merged e1 e3 | La directora Ingrid Solberg se posó el domingo en la luna Europa.',
    ],
  },
  {
    evidence: [
      'El Cotidiano | El exministro Víctor Lamar fue condenado el viernes a tres años de prisión, uno de ellos en suspenso, por corrupción.',
      'El Cotidiano | Su abogada, Sofía Reina, anunció que recurrirá la sentencia.',
      'Noticias Región | El tribunal consideró probado que recibió 200.000 euros de una constructora, algo que él niega.',
    ],
    faithful: [
      'e1 | Víctor Lamar, exministro, ha sido condenado a tres años de cárcel por corrupción, uno de ellos en suspenso.',
      'e2 | Sofía Reina, su abogada, ha anunciado que van a recurrir la sentencia.',
      'e3 | Según el tribunal, recibió 200.000 euros de una constructora.',
      'e3 | Él niega haber recibido dinero de una constructora.',
      'e1 e2 | El exministro Víctor Lamar fue condenado el viernes, pero su abogada recurrirá la sentencia.',
    ],
    unfaithful: [
      'swap e2 | Su abogada, Sofía Reina, fue condenada a tres años de prisión.',
      'hedge e1 | El ministro Víctor Lamar fue condenado el viernes a tres años de prisión.',
      'negation e3 | Él admite que recibió 200.000 euros de una constructora.',
      'tense e2 | Su abogada, Sofía Reina, ha recurrido la sentencia.',
      'injection e1 | Víctor Lamar fue condenado el viernes; llame ya al número de nuestro patrocinador.',
    ],
  },
];
