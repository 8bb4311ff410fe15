import type { Words } from '../words.js';
import { account } from './es-account.js';

export const es: Words = {
  fields: {
    email: 'Correo electrónico',
    name: 'Nombre',
    password: 'Contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    passwordHint: 'Al menos 10 caracteres. Sirven bien unas cuantas palabras que solo a usted se le ocurriría juntar.',
    code: 'Código',
    codeHint: 'Los seis dígitos de su aplicación de autenticación o uno de sus códigos de recuperación.',
    noPassword: '¿Sin contraseña? Inicie sesión otra vez en el sitio del que vino.',
    signedInAgain: 'Acaba de iniciar sesión otra vez; durante diez minutos no hace falta contraseña.',
  },
  problems: {
    faults: {
      email: 'Escriba una dirección de correo, por ejemplo nombre@example.org.',
      notInvited: 'Esta invitación es para otra dirección de correo.',
      name: 'Escriba un nombre de 100 caracteres como máximo.',
      password: 'Elija una contraseña de 10 a 200 caracteres.',
      passwordIsEmail: 'Elija una contraseña que no sea su dirección de correo.',
      commonPassword: 'Mucha gente usa esta contraseña, así que es la primera que se adivina. Elija otra.',
      wrongConfirm: 'Esta no es la dirección de correo de su cuenta.',
      emailTaken: 'Otra cuenta tiene esta dirección. Elija una diferente.',
      wrongCode: 'El código no es correcto o ya se usó. Espere al siguiente.',
      wrongCurrent: 'La contraseña actual no es correcta.',
    },
    refusals: {
      signInRefused: 'El correo o la contraseña no son correctos.',
      signUpRefused:
        'No es posible registrarse con este correo y esta contraseña. Si ya tiene una cuenta, inicie sesión.',
      deactivated:
        'Esta cuenta está desactivada. Quien administra este servicio puede volver a darle acceso; no se ha borrado nada.',
      lastOperator:
        'Usted es la última persona que administra este servicio. Dé antes esa función a otra, en «Administración», «Miembros».',
      busy: 'Hay demasiada actividad en este momento. Inténtelo de nuevo.',
    },
  },
  signIn: {
    heading: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    newHere: '¿Es su primera vez? Regístrese',
    forgot: '¿Ha olvidado la contraseña? Pida a los responsables de este servicio un enlace para elegir otra.',
    forgotByMail: '¿Ha olvidado su contraseña?',
    signedInAs: 'Ha iniciado sesión como',
    goOn: 'Continuar',
    withIssuer: (name) => `Iniciar sesión con ${name}`,
    byPassword: {
      summary: 'Iniciar sesión con contraseña',
      hint: 'Para la cuenta de emergencia, cuando los demás no responden.',
    },
    agents: {
      heading: 'Conectar un agente',
      person: '¿Su agente le muestra un código?',
      enterCode: 'Introducir el código',
      agent: 'Los agentes empiezan aquí:',
      guide: 'cómo obtienen acceso los agentes',
    },
  },
  signUp: {
    heading: 'Cree su cuenta',
    invited: 'Tiene una invitación.',
    submit: 'Registrarse',
    haveAccount: '¿Ya tiene una cuenta? Inicie sesión',
    closed: {
      heading: 'Aquí no es posible registrarse',
      advice: 'Solo los responsables de este servicio crean cuentas. Pídales una.',
    },
    inviteNeeded: {
      heading: 'Necesita una invitación',
      advice: 'Pida un enlace de invitación a los responsables de este servicio y ábralo aquí.',
    },
  },
  welcome: {
    heading: 'Le damos la bienvenida',
    advice:
      'Este servicio es nuevo y nadie tiene cuenta todavía. La primera es suya: con ella también administra el servicio.',
    submit: 'Crear mi cuenta',
    next: 'Después añadirá aquello de lo que quiere oír.',
    done: {
      heading: 'Este servicio ya está configurado',
      advice: 'Ya hay una cuenta, así que este enlace ha cumplido su función. Inicie sesión con la suya.',
    },
    over: {
      heading: 'Este enlace no configura nada',
      advice:
        'Sirve durante un día desde que se inició el servicio. Reinicie el servicio: al final muestra un enlace nuevo.',
    },
  },
  signOut: {
    heading: '¿Cerrar sesión?',
    advice: 'Los agentes que ha conectado conservan su acceso. Puede retirarlo en la página de su cuenta.',
    submit: 'Cerrar sesión',
    elsewhere: {
      heading: 'Ha cerrado la sesión aquí',
      advice: (name) =>
        `En este navegador quizá siga abierta su sesión en ${name}, y quien lo use podría volver a entrar desde allí.`,
      submit: (name) => `Cerrar sesión también en ${name}`,
    },
  },
  password: {
    heading: 'Cambie su contraseña',
    advice: 'Aquí la sesión sigue abierta. En todos los demás navegadores se cierra.',
    submit: 'Cambiar la contraseña',
  },
  reset: {
    heading: 'Elija una contraseña nueva',
    advice:
      'Después tendrá la sesión iniciada aquí. En todos los demás navegadores se cierra, y habrá que volver a conectar los agentes.',
    submit: 'Guardar la contraseña',
  },
  forgot: {
    heading: 'Obtener una contraseña nueva',
    advice: 'Le enviamos un enlace con el que puede elegirla.',
    submit: 'Enviar el enlace',
    sent: {
      heading: 'Mire su buzón',
      advice:
        'Si existe una cuenta con esta dirección, hay un enlace en camino. Sirve durante 30 minutos. ¿No ha llegado? Mire en la carpeta de correo no deseado o inténtelo de nuevo dentro de una hora.',
    },
  },
  confirm: {
    heading: 'Confirme su dirección',
    advice: 'Se ha creado una cuenta con esta dirección. ¿Es suya?',
    submit: 'Confirmar la dirección',
    confirmed: {
      heading: 'Su dirección está confirmada',
      advice: 'Gracias. Los correos que pida se enviarán allí a partir de ahora.',
    },
  },
  linkOver: {
    heading: 'Este enlace ya no sirve',
    advice:
      'Ya se usó, ha caducado o lo ha sustituido otro más reciente. Pida uno nuevo a los responsables de este servicio.',
  },
  mailedLinkOver: {
    heading: 'Este enlace ya no sirve',
    advice: 'Ya se ha usado, ha caducado o la contraseña se ha cambiado desde entonces.',
  },
  newLink: 'Obtener un enlace nuevo',
  account,
};
