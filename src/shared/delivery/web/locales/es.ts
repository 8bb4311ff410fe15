import type { PageWords } from '../page-words.js';

export const es: PageWords = {
  skip: 'Ir al contenido',
  session: {
    signIn: 'Iniciar sesión',
    account: 'Su cuenta',
    signInFirst: 'Primero inicie sesión; después podrá continuar.',
    notYou: '¿No es usted? Cerrar sesión',
    cookies: 'Las cookies mantienen abierta su sesión aquí. No hacen nada más.',
  },
  forms: {
    refused: 'No ha funcionado',
    tooMany: (wait) => `Demasiados intentos. Inténtelo de nuevo dentro de ${wait}.`,
    show: 'Mostrar',
    hide: 'Ocultar',
  },
  errors: {
    not_found: {
      heading: 'No hay nada en esta dirección',
      advice: 'Compruebe que el enlace está completo o pídalo de nuevo.',
    },
    invalid: {
      heading: 'No se ha podido leer el envío',
      advice: 'Vuelva atrás, compruebe lo que ha escrito y envíelo de nuevo.',
    },
    stale_form: {
      heading: 'Este formulario ya no es válido',
      advice: 'Vuelva atrás, cargue la página de nuevo y envíe el formulario otra vez.',
    },
    too_many: { heading: 'Demasiados intentos', advice: 'Espere un poco y vuelva a intentarlo.' },
    unavailable: { heading: 'El servicio no puede responder ahora', advice: 'Inténtelo de nuevo dentro de un minuto.' },
    internal_error: { heading: 'Algo ha fallado por nuestra parte', advice: 'Inténtelo de nuevo dentro de un minuto.' },
  },
  start: {
    heading: 'Las noticias que usted sigue, en un pódcast que se puede comprobar',
    lead: 'Este servicio convierte suscripciones RSS en briefings de audio en siete idiomas. Cada frase que afirma un hecho enlaza con el artículo del que procede.',
    docs: 'Leer la API',
    contract: 'Documento OpenAPI',
    agents: 'Para agentes',
    steps: [
      ['Suscribirse', 'Un agente o una aplicación añade canales por usted: RSS, Atom o JSON Feed.'],
      ['Pedir', 'Diga de qué trata el briefing, cuánto debe durar y en qué idioma.'],
      ['Escuchar', 'Dos presentadores se lo leen, con una transcripción que avanza y las fuentes a un toque.'],
    ],
    hosts: 'Escuchar las voces',
    footer: 'Cada briefing se abre con un enlace propio que solo reparte su propietario.',
  },
};
