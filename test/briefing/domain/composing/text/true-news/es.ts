import type { TrueNews } from './true-news.js';

export const es: TrueNews = [
  [
    'Dos gobiernos firman un tratado',
    'Los dos gobiernos firmarán el tratado en Bogotá. José Rueda, el ministro, habló de modernos puertos.',
  ],
  [
    'El desgaste del puente, a debate',
    'El desgaste del puente preocupa a José Bernabé. El contraste con otros puentes es grande.',
  ],
  [
    'Chrome OS tendrá soporte hasta 2034',
    'Chrome OS tendrá soporte hasta 2034, anunció la empresa de TI. Afecta a 40 millones de equipos.',
  ],
  ['Las ofertas de empleo caen un 8 %', 'Las ofertas de empleo cayeron un 8 % en octubre. La industria sufre más.'],
  ['Así quedó el pueblo tras la riada', 'La riada dejó el pueblo de Brecia sin puente. El ejército reparte comida.'],
  [
    'Cómo te afecta la nueva ley de vivienda',
    'La ley de vivienda entra en vigor el lunes. Limita los alquileres en doce ciudades.',
  ],
  [
    '¿Por qué sube el precio de los huevos?',
    'Los huevos cuestan el doble que hace un año. La gripe aviar mató a 40 millones de gallinas.',
  ],
  [
    'Sorteo de la Champions: el Almara jugará en Oslo',
    'El Almara jugará en Oslo en febrero. El sorteo se celebró en Nyon.',
  ],
  [
    'Nuestra galaxia se mueve más rápido de lo previsto',
    'Nuestra galaxia se mueve tres veces más rápido de lo previsto, según un estudio.',
  ],
  [
    'Varios hospitales prueban un nuevo análisis de sangre',
    'Cinco hospitales prueban un nuevo análisis de sangre que detecta una infección grave en una hora.',
  ],
];
