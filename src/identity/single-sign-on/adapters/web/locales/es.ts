import type { SignOnWords } from '../sign-on-words.js';

export const es: SignOnWords = {
  heading: 'Formas de iniciar sesión',
  advice: 'Donde su cuenta está conectada, inicia sesión allí en lugar de usar aquí su contraseña.',
  connected: 'Conectada desde',
  notConnected: 'Sin conectar',
  connect: 'Conectar',
  disconnect: 'Desconectar',
  staysConnected: 'Aquí nadie inicia sesión con contraseña, así que la conexión se mantiene.',
  passwordNeeded: 'Para conectar o desconectar, escriba su contraseña.',
  onlyWayIn: 'Elija antes una contraseña: sin ella y sin esta conexión ya no podría entrar.',
  anew: {
    heading: 'Inicie sesión otra vez',
    advice:
      'En lugar de una contraseña: inicie sesión de nuevo donde su cuenta está conectada. Después podrá cambiar su cuenta en este navegador durante diez minutos.',
  },
  done: {
    connected: 'Conectada. Desde ahora puede iniciar sesión allí.',
    disconnected: 'Desconectada. Vuelve a iniciar sesión con su contraseña.',
  },
  problems: {
    expired: {
      heading: 'Inicie sesión otra vez',
      advice: 'Este inicio de sesión tardó demasiado, empezó en otro navegador o ya se había usado.',
    },
    refused: {
      heading: 'No se ha iniciado la sesión',
      advice: 'El inicio de sesión se canceló o usted no tiene permiso para usar este servicio.',
    },
    broken: {
      heading: 'No se ha iniciado la sesión',
      advice: 'Lo recibido no demuestra quién es usted. Si sigue así, avise a quienes gestionan este servicio.',
    },
    not_admitted: {
      heading: 'Todavía no puede usar este servicio',
      advice:
        'Allí su sesión está iniciada, pero no figura entre quienes pueden entrar. Consulte a quienes gestionan este servicio.',
    },
    no_account: {
      heading: 'No tiene cuenta aquí',
      advice: 'Pida una a quienes gestionan este servicio y conéctela después en la página de la cuenta.',
    },
    no_email: {
      heading: 'Su cuenta necesita una dirección de correo',
      advice: 'No llegó ninguna con su inicio de sesión. Consulte a quienes gestionan este servicio.',
    },
    address_taken: {
      heading: 'Conecte antes su cuenta',
      advice:
        'No se puede crear una cuenta con su dirección de correo. Si ya tiene una aquí, inicie sesión con su contraseña y conéctela en Cuenta, Formas de iniciar sesión; o consulte a quienes gestionan este servicio.',
    },
    not_fresh: {
      heading: 'No fue un inicio de sesión nuevo',
      advice:
        'El sitio donde inicia sesión no confirma que lo haya hecho ahora mismo. Elija una contraseña con el enlace para contraseñas olvidadas, o avise a quienes gestionan este servicio.',
    },
    somebody_else: {
      heading: 'Era otra persona',
      advice:
        'Quien inició sesión allí no es la persona cuya cuenta está abierta aquí. Cierre primero la sesión allí y vuelva a intentarlo.',
    },
    linked_elsewhere: {
      heading: 'Esto pertenece a otra cuenta',
      advice: 'Su identidad de allí está conectada con otra cuenta de aquí. Desconéctela antes en esa cuenta.',
    },
    linked_already: {
      heading: 'Su cuenta ya está conectada',
      advice: 'Está conectada con la identidad de otra persona. Desconecte esa antes.',
    },
    away: {
      heading: 'Ahora mismo nadie puede iniciar sesión allí',
      advice: 'El lugar donde inicia sesión no responde. Inténtelo de nuevo dentro de unos minutos.',
    },
    deactivated: {
      heading: 'Su cuenta está desactivada',
      advice: 'Quienes gestionan este servicio pueden volver a dejarle entrar; no se ha borrado nada.',
    },
  },
  again: 'Volver a intentarlo',
};
