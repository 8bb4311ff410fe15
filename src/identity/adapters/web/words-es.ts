import type { Words } from './words.js';

export const es: Words = {
  skip: 'Ir al contenido',
  footer: 'Las cookies mantienen abierta su sesión aquí. No hacen nada más.',
  account: 'Su cuenta',
  fields: {
    email: 'Correo electrónico',
    name: 'Nombre',
    password: 'Contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    passwordHint: 'Al menos 10 caracteres. Sirven bien unas cuantas palabras que solo a usted se le ocurriría juntar.',
    show: 'Mostrar',
    hide: 'Ocultar',
  },
  problems: {
    heading: 'No ha funcionado',
    faults: {
      email: 'Escriba una dirección de correo, por ejemplo nombre@example.org.',
      notInvited: 'Esta invitación es para otra dirección de correo.',
      name: 'Escriba un nombre de 100 caracteres como máximo.',
      password: 'Elija una contraseña de 10 a 200 caracteres.',
      passwordIsEmail: 'Elija una contraseña que no sea su dirección de correo.',
      commonPassword: 'Mucha gente usa esta contraseña, así que es la primera que se adivina. Elija otra.',
      wrongCurrent: 'La contraseña actual no es correcta.',
    },
    refusals: {
      signInRefused: 'El correo o la contraseña no son correctos.',
      signUpRefused:
        'No es posible registrarse con este correo y esta contraseña. Si ya tiene una cuenta, inicie sesión.',
      busy: 'Hay demasiada actividad en este momento. Inténtelo de nuevo.',
    },
    tooMany: (wait) => `Demasiados intentos. Inténtelo de nuevo dentro de ${wait}.`,
  },
  signIn: {
    heading: 'Iniciar sesión',
    toGoOn: 'Primero inicie sesión; después podrá continuar.',
    submit: 'Iniciar sesión',
    newHere: '¿Es su primera vez? Regístrese',
    forgot: '¿Ha olvidado la contraseña? Pida a los responsables de este servicio un enlace para elegir otra.',
    signedInAs: 'Ha iniciado sesión como',
    goOn: 'Continuar',
    notYou: '¿No es usted? Cerrar sesión',
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
  signOut: {
    heading: '¿Cerrar sesión?',
    advice: 'Los agentes que ha conectado conservan su acceso. Puede retirarlo en la página de su cuenta.',
    submit: 'Cerrar sesión',
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
  linkOver: {
    heading: 'Este enlace ya no sirve',
    advice:
      'Ya se usó, ha caducado o lo ha sustituido otro más reciente. Pida uno nuevo a los responsables de este servicio.',
  },
};
