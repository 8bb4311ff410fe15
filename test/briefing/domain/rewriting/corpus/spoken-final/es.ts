import type { CorpusStory } from '../corpus.js';

export const spanish: readonly CorpusStory[] = [
  {
    evidence: [
      'El Mercado | Las ventas de coches eléctricos en Kestria subieron un 14 por ciento en el primer semestre, hasta 52.300, mientras que las de coches diésel cayeron una quinta parte, informó la asociación del motor.',
      'El Mercado | El fabricante Voltane tiene ahora una cuota de mercado del 31 por ciento y ha superado por primera vez a su rival Dorn.',
      'El Diario | La economista Petra Sand advirtió de que la demanda podría debilitarse si el Gobierno elimina sus subvenciones en enero como está previsto.',
    ],
    faithful: [
      'e1 | En Kestria, las ventas de coches eléctricos aumentaron un 14 por ciento en el primer semestre, según la asociación del motor.',
      'e1 | Los coches diésel, en cambio, bajaron una quinta parte, señala la asociación del motor.',
      'e1 | Unos 52.000 coches eléctricos se vendieron en Kestria en el primer semestre, informó la asociación del motor.',
      'e2 | Por primera vez, Voltane está por delante de su rival Dorn, con una cuota de mercado del 31 por ciento.',
      'e3 | Pero la economista Petra Sand avisa: la demanda podría debilitarse si se acaban las subvenciones en enero.',
      'e3 | ¿Y qué planea el Gobierno? Quiere eliminar sus subvenciones en enero, y la economista Petra Sand advierte de que la demanda podría debilitarse.',
    ],
    unfaithful: [
      'swap e1 | Las ventas de coches diésel subieron un 14 por ciento en el primer semestre, informó la asociación del motor.',
      'swap e2 | Dorn ha superado por primera vez a su rival Voltane.',
      'hedge e3 | La demanda se debilitará en enero, advirtió la economista Petra Sand.',
      'number e2 | Voltane tiene una cuota de mercado del 13 por ciento.',
      'tense e3 | El Gobierno ha eliminado sus subvenciones, dijo la economista Petra Sand.',
      'cause e1 e2 | Las ventas de coches diésel cayeron porque Voltane ha superado a Dorn.',
    ],
  },
];
