import type { PageWords } from '../page-words.js';

export const es: PageWords = {
  skip: 'Ir al contenido',
  language: 'Idioma',
  home: 'Ir a la página de inicio',
  navigation: {
    label: 'Navegación principal',
    places: {
      today: 'Hoy',
      briefings: 'Resúmenes',
      shows: 'Programas',
      read: 'Leer',
      feeds: 'Fuentes',
      settings: 'Ajustes',
    },
  },
  session: {
    signIn: 'Iniciar sesión',
    account: 'Su cuenta',
    accountHas: 'Nombre, contraseña, agentes y navegadores',
    signInFirst: 'Primero inicie sesión; después podrá continuar.',
    notYou: '¿No es usted? Cerrar sesión',
    cookies: 'Las cookies mantienen abierta su sesión aquí. No hacen nada más.',
  },
  forms: {
    refused: 'No ha funcionado',
    tooMany: (wait) => `Demasiados intentos. Inténtelo de nuevo dentro de ${wait}.`,
    show: 'Mostrar',
    hide: 'Ocultar',
    ownTimeZone: 'Usar la de este dispositivo',
  },
  errors: {
    not_found: {
      heading: 'No hay nada en esta dirección',
      advice: 'Compruebe que el enlace está completo o pídalo de nuevo.',
    },
    gone: {
      heading: 'Esto se ha perdido',
      advice: 'Un archivo se dañó y no se puede volver a crear. Pídalo de nuevo.',
    },
    invalid: {
      heading: 'No se ha podido leer el envío',
      advice: 'Vuelva atrás, compruebe lo que ha escrito y envíelo de nuevo.',
    },
    stale_form: {
      heading: 'Este formulario ya no es válido',
      advice: 'Vuelva atrás, cargue la página de nuevo y envíe el formulario otra vez.',
    },
    no_cookies: {
      heading: 'Su navegador no ha enviado ninguna cookie',
      advice:
        'Este servicio necesita cookies para saber que un formulario viene de usted, y su navegador no guarda ninguna. Permita las cookies de este sitio (una ventana privada o un bloqueador pueden rechazarlas), cargue la página de nuevo y envíe el formulario otra vez.',
    },
    too_many: { heading: 'Demasiados intentos', advice: 'Espere un poco y vuelva a intentarlo.' },
    unavailable: { heading: 'El servicio no puede responder ahora', advice: 'Inténtelo de nuevo dentro de un minuto.' },
    internal_error: { heading: 'Algo ha fallado por nuestra parte', advice: 'Inténtelo de nuevo dentro de un minuto.' },
  },
  start: {
    heading: 'Las noticias que usted sigue, en un pódcast que se puede comprobar',
    lead: 'Siga los sitios que le gustan y deje que se los cuenten: cuando lo pida, o cada mañana sin pedirlo. Dos voces leen su resumen, y cada dato lleva al artículo del que procede.',
    signUp: 'Crear una cuenta',
    invited: 'Aquí las cuentas se crean por invitación. Si tiene una, abra su enlace.',
    sample: 'Escuche cómo suena',
    developers: 'Para desarrolladores y agentes',
    developersLead: 'Lo que hace aquí una persona también puede hacerlo un agente, mediante una API REST y MCP.',
    docs: 'Leer la API',
    contract: 'Documento OpenAPI',
    agents: 'Para agentes',
    steps: [
      ['Siga', 'Añada los sitios que lee o traiga la lista de otro lector.'],
      ['Pida', 'Diga qué quiere oír, cuánto debe durar y en qué idioma. O deje que un programa llegue solo.'],
      ['Escuche', 'Dos voces se lo leen, con una transcripción que avanza y las fuentes a un toque.'],
    ],
    hosts: 'Escuchar todas las voces',
    footer: 'Cada briefing se abre con un enlace propio que solo reparte su propietario.',
  },
};
