import type { Words } from '../words.js';

export const es: Words = {
  ask: {
    heading: '¿No quiere más correos?',
    advice: 'Se le envía un correo cada vez que hay un resumen listo.',
    submit: 'Dejar de recibirlos',
  },
  done: { heading: 'Ya no recibirá estos correos', advice: 'Su cuenta y sus resúmenes siguen como están.' },
  notifications: {
    heading: 'Notificaciones',
    lead: 'Un correo cuando hay un resumen listo, con su portada, sus capítulos y la primera frase de cada noticia.',
    on: 'Los correos están activados',
    off: 'Los correos están desactivados',
    goesTo: (address) => `Se envían a ${address}.`,
    switchOn: 'Enviarme correos',
    switchOff: 'No enviarme más',
    noServer: 'Este servicio no envía correos. Quien lo administra puede configurarlo.',
    unconfirmed: {
      on: 'Su dirección aún está sin confirmar. Abra el enlace del correo que se envió allí: entonces empezarán estos correos.',
      off: 'Su dirección aún está sin confirmar. Cuando active los correos, se enviará allí un enlace para confirmarla.',
      again: 'Enviar el enlace otra vez',
    },
    otherWays: 'Otras formas de enterarse',
    podcasts: 'En su aplicación de pódcast',
    webhooks: 'Un programa suyo',
    done: {
      on: 'Activado.',
      off: 'Desactivado. Ya no recibirá estos correos.',
      sent: 'El enlace está en camino. Si lo ha pedido varias veces, espere el correo que ya se envió.',
    },
  },
};
