import type { MailWords } from '../mail-words.js';

export const es: MailWords = {
  listen: 'Escuchar',
  read: 'Leer',
  download: 'Descargar en MP3',
  chapters: 'Capítulos',
  inShort: 'En breve',
  extent: (minutes, stories) => `${minutes} · ${stories === 1 ? '1 noticia' : `${stories} noticias`}`,
  moreStories: (count) =>
    count === 1 ? 'Hay una noticia más en la página.' : `Hay ${count} noticias más en la página.`,
  why: 'Recibe este correo porque pidió uno cuando haya un resumen listo.',
  unsubscribe: 'No enviarme más de estos correos',
};
