import type { Words } from '../words.js';

export const es: Words = {
  heading: 'Cómo se dicen las palabras',
  lead: '¿Se pronuncia mal un nombre o una palabra? Escriba cómo suena. Desde entonces sus briefings se leerán así; las transcripciones conservan la ortografía.',
  labels: { language: 'Idioma del briefing', written: 'Palabra', respelling: 'Cómo suena' },
  hints: {
    written:
      'Como aparece en las noticias, por ejemplo Nguyen o kubectl. Con mayúsculas en el interior, como SQL, solo vale escrita así.',
    respelling: 'Con las letras de ese idioma, por ejemplo Güin o kiub control. En japonés, mejor en kana.',
  },
  save: 'Guardar',
  own: {
    heading: 'Sus palabras',
    none: 'Todavía no hay ninguna.',
    change: 'Guardar',
    remove: 'Eliminar',
    saidFor: (written) => `Cómo suena «${written}»`,
    changeOf: (written) => `Guardar cómo suena «${written}»`,
    removeOf: (written) => `Eliminar «${written}»`,
    more: 'Palabras anteriores',
  },
  done: { set: 'Guardado. Vale para todo lo que se lea a partir de ahora.', deleted: 'Eliminado.' },
  faults: {
    written: {
      length: 'Introduzca una palabra de 80 caracteres como máximo.',
      control: 'La palabra tiene un carácter que no se ve. Escríbala de nuevo.',
      markup: 'La palabra no puede contener < ni >.',
      empty: 'La palabra debe tener una letra o una cifra.',
    },
    respelling: {
      length: 'Introduzca cómo suena, en 160 caracteres como máximo.',
      control: 'Hay un carácter que no se ve. Escríbalo de nuevo.',
      markup: "Use solo letras, cifras, espacios y ' - . , ·: se lee tal como está.",
      empty: 'Debe tener una letra o una cifra.',
    },
  },
  tooMany: 'Tiene 500 palabras, que es el máximo. Elimine una primero.',
  preferences: {
    heading: 'Escucha',
    lead: 'Lo que vale para cada resumen que no pida otra cosa. Los programas pueden tener sus propias opciones.',
    length: 'Duración',
    format: 'Formato',
    formats: {
      headlines: 'Titulares: muchas noticias, una frase cada una',
      brief: 'Resumen: lo habitual',
      in_depth: 'A fondo: pocas noticias, contadas con detalle',
    },
    usual: 'Como decida el servicio',
    hosts: 'Voces',
    hostsHint:
      'Una o dos voces del mismo idioma. Presentan los resúmenes en ese idioma; los de otro idioma tienen sus voces habituales.',
    isDefault: 'habitual',
    sampleOf: (host) => `Muestra de ${host}`,
    timezone: 'Zona horaria',
    timezoneHint: 'Qué es «hoy» y cómo se dicen las horas.',
    memory: 'Omitir lo que ya contaron resúmenes anteriores',
    memoryHint: 'Una noticia solo vuelve si hay novedades o si usted la pide.',
    save: 'Guardar',
    saved: 'Guardado. Vale para lo que se haga a partir de ahora.',
    faults: {
      timezone: 'Escriba una zona horaria como Europe/Madrid.',
      hosts: 'Elija una o dos voces que hablen el mismo idioma.',
    },
  },
};
