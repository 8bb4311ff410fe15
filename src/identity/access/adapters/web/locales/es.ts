import type { AgentWords } from '../agent-words.js';

export const es: AgentWords = {
  labels: {
    agent: 'Agente',
    app: 'Aplicación',
    code: 'Código',
    account: 'Su cuenta',
    known: 'Quién responde por ella',
    sendsTo: 'Se le enviará a',
    brings: 'Trae consigo',
  },
  unnamed: 'Sin nombre',
  itsOwnWord: 'Nombre sin verificar.',
  abilities: {
    heading: 'Podrá hacer lo siguiente',
    list: [
      'ver, añadir y quitar sus suscripciones',
      'leer los artículos de sus canales',
      'pedir briefings y abrir los que usted tiene',
      'ver y cambiar su idioma y su zona horaria',
    ],
    limits: 'Nunca conocerá su contraseña. Puede retirarle el acceso en cualquier momento en la página de su cuenta.',
  },
  admin: {
    label: 'También puede administrar este servicio',
    advice:
      'Podría entonces hacer todo lo que usted puede como responsable del servicio: ver a los miembros y sus eventos de seguridad, invitar a personas, dar y quitar funciones, cerrar sesiones y borrar a miembros. Déjelo sin marcar si no quiere exactamente eso.',
  },
  pair: {
    enter: { heading: 'Conectar un agente', advice: 'Escriba el código que le muestra su agente.' },
    codeHint: '8 letras, con o sin guion',
    goOn: 'Continuar',
    wrongCode:
      'Este código no existe. Un código vale una sola vez y durante 10 minutos: compruébelo o pida otro a su agente.',
    warning:
      'Continúe solo si acaba de pedírselo usted mismo a un agente. Nadie más tiene motivo para enviarle un código.',
    confirm: {
      heading: '¿Es este su agente?',
      advice: 'Compare: su agente debe mostrarle exactamente este código.',
    },
    brings: 'Hasta ahora ha trabajado sin cuenta. Todo lo que ha reunido y hecho pasará a ser suyo.',
    work: {
      subscriptions: (n) => (n === 1 ? '1 suscripción' : `${n} suscripciones`),
      briefings: (n) => (n === 1 ? '1 briefing' : `${n} briefings`),
    },
    approve: 'Sí, conectar',
    refuse: 'No, rechazar',
    paired: { heading: 'Conectado', advice: 'Su agente continúa por sí mismo. Puede cerrar esta página.' },
    claimed: 'Lo que había reunido y hecho hasta ahora es suyo.',
    onItsWay: 'Lo que había reunido y hecho hasta ahora llegará a su cuenta en unos minutos.',
    refused: { heading: 'Rechazado', advice: 'El agente no obtiene acceso y sabrá que usted dijo que no.' },
    over: {
      heading: 'Este código ya no vale',
      advice: 'Ha caducado o alguien ya ha respondido. Pida otro a su agente.',
    },
    taken: {
      heading: 'El trabajo de este agente no puede pasar a ser suyo',
      advice: 'Otra persona ya se ha hecho cargo de él, o se ha borrado. Haga que el agente empiece de nuevo.',
    },
    again: 'Escribir otro código',
  },
  consent: {
    heading: '¿Puede esta aplicación usar su cuenta?',
    advice: 'Continúe solo si lo ha iniciado usted mismo.',
    known: {
      builtIn: 'Este servicio',
      dynamic: 'Nadie: se ha registrado ella misma.',
      document: (host) => `El sitio ${host}`,
    },
    thisDevice: (place) => `un programa de este dispositivo (${place})`,
    thisService: 'una página de este servicio que le muestra un código para su agente',
    approve: 'Permitir',
    refuse: 'Rechazar',
    over: {
      heading: 'Esta solicitud ya no vale',
      advice:
        'Ha caducado, ya tiene respuesta o comenzó en otro navegador. Vuelva a la aplicación que le envió aquí y empiece de nuevo.',
    },
  },
  complete: {
    given: {
      heading: 'Dé este código a su agente',
      advice: 'Vale una sola vez y durante 10 minutos. Déselo solo al agente que le envió aquí.',
    },
    code: 'Código de un solo uso',
    state: 'Para comparar, si su agente lo pide',
    copy: 'Copiar el código',
    copied: 'Copiado',
    denied: {
      heading: 'No se ha dado acceso',
      advice: 'Su agente no recibe ningún código. Si fue un error, deje que lo pida de nuevo.',
    },
    missing: { heading: 'Aquí no hay ningún código', advice: 'Pida un enlace nuevo a su agente y ábralo.' },
  },
};
