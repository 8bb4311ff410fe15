import type { CorpusStory } from '../corpus.js';

export const spanish: readonly CorpusStory[] = [
  {
    evidence: [
      'El Puerto | Unos ladrones robaron en la madrugada del jueves un cuadro valorado en unos dos millones de dólares del museo Norrby, informó la policía.',
      'El Puerto | Dos hombres fueron detenidos por la tarde cerca de la frontera, pero el cuadro no ha sido encontrado.',
      'Arte Hoy | La directora del museo, Lena Voss, dijo que la alarma había fallado y que la galería seguirá cerrada hasta el lunes.',
    ],
    faithful: [
      'e1 | La policía informa de que robaron un cuadro valorado en unos dos millones de dólares del museo Norrby.',
      'e2 | Dos hombres han sido arrestados cerca de la frontera, pero el cuadro sigue sin aparecer.',
      'e3 | La alarma falló, según la directora del museo, Lena Voss.',
      'e3 | La directora del museo, Lena Voss, dice que la galería permanecerá cerrada hasta el lunes.',
      'e2 | ¿Y el cuadro? No ha sido encontrado.',
    ],
    unfaithful: [
      'number e1 | Unos ladrones robaron un cuadro valorado en unos tres millones de dólares, informó la policía.',
      'negation e2 | El cuadro ha sido encontrado.',
      'role e3 | La policía dijo que la alarma había fallado.',
      'cause e3 | La galería seguirá cerrada porque la alarma había fallado, dijo Lena Voss.',
      'scope e2 | Todos los ladrones fueron detenidos cerca de la frontera.',
    ],
  },
];
