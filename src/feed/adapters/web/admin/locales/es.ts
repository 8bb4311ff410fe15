import type { AdminFeedWords } from '../admin-feed-words.js';

export const es: AdminFeedWords = {
  heading: 'Fuentes con problemas',
  counts: (watched, due) => `Fuentes seguidas: ${watched}; pendientes: ${due}.`,
  failing: 'Fallan',
  noneFailing: 'Ninguna fuente falla.',
  gone: 'Retiradas',
  noneGone: 'No se ha retirado ninguna fuente.',
  failures: (count) => (count === 1 ? 'un fallo' : `${count} fallos seguidos`),
  lastSuccess: 'Último éxito',
  never: 'nunca',
  next: 'Próximo intento',
  fetch: 'Consultar ahora',
  fetchOf: (url) => `Consultar ahora: ${url}`,
  all: 'Todas las fuentes con problemas',
  done: {
    fetched: 'Se ha consultado la fuente.',
    failed: 'La fuente ha vuelto a fallar; el motivo está abajo.',
    left: 'La fuente se acaba de consultar, o su servidor pide que no se le moleste. No se ha vuelto a consultar.',
    unknown: 'Ya no hay ninguna fuente con esta dirección.',
  },
  chart: { title: 'Consultas de fuentes', done: 'Correctas', failed: 'Fallidas' },
};
