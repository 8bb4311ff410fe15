import type { Words } from '../words.js';

export const es: Words = {
  fields: {
    email: 'Correo electrónico',
    name: 'Nombre',
    password: 'Contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    passwordHint: 'Al menos 10 caracteres. Sirven bien unas cuantas palabras que solo a usted se le ocurriría juntar.',
  },
  problems: {
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
  },
  signIn: {
    heading: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    newHere: '¿Es su primera vez? Regístrese',
    forgot: '¿Ha olvidado la contraseña? Pida a los responsables de este servicio un enlace para elegir otra.',
    signedInAs: 'Ha iniciado sesión como',
    goOn: 'Continuar',
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
  account: {
    done: {
      password: 'Su contraseña ha cambiado. La sesión está cerrada en todos los demás navegadores.',
      reset:
        'Su nueva contraseña está guardada. La sesión está cerrada en todos los demás navegadores, y hay que volver a conectar los agentes.',
      access: 'El acceso ha terminado.',
      sessions: 'La sesión está cerrada en todos los demás navegadores.',
    },
    since: 'Miembro desde',
    changePassword: 'Cambiar la contraseña',
    pronunciations: 'Cómo se dicen las palabras',
    access: {
      heading: 'Agentes y aplicaciones',
      advice: 'Pueden usar su cuenta sin su contraseña. Retire el acceso a los que no conozca.',
      none: 'Ningún agente ni aplicación puede usar su cuenta.',
      kinds: {
        anonymous: 'Agente sin cuenta',
        operator: 'Token de los responsables de este servicio',
        skill: 'Agente que usted conectó',
        oauth: 'Aplicación que usted autorizó',
      },
      audiences: { api: 'usa la API', mcp: 'usa el conector MCP' },
      issued: 'Desde',
      lastUsed: 'Último uso',
      neverUsed: 'aún ninguno',
      expires: 'Hasta',
      ended: 'Terminado',
      end: 'Retirar el acceso',
      endOf: (name) => `Retirar el acceso a ${name}`,
      past: (count) => (count === 1 ? '1 acceso terminado' : `${count} accesos terminados`),
    },
    sessions: {
      heading: 'Navegadores',
      count: (others) =>
        others === 0
          ? 'Solo tiene la sesión abierta en este navegador.'
          : `Tiene la sesión abierta en este navegador y en ${others === 1 ? 'otro' : `otros ${others}`}.`,
      endOthers: 'Cerrar la sesión en los demás',
    },
    events: {
      heading: 'Qué ha pasado últimamente',
      advice: '¿Hay algo que no hizo usted? Cambie la contraseña y retire el acceso a los agentes que no conozca.',
      kinds: {
        signed_up: 'Cuenta creada',
        signed_in: 'Sesión iniciada',
        sign_in_failed: 'Alguien probó una contraseña equivocada',
        signed_out: 'Sesión cerrada',
        password_changed: 'Contraseña cambiada',
        password_reset: 'Contraseña nueva elegida con un enlace',
        reset_link_made: 'Enlace para una contraseña nueva creado',
        invitation_made: 'Invitación creada',
        anonymous_registered: 'Un agente empezó sin cuenta',
        token_issued: 'Un agente o una aplicación obtuvo acceso',
        token_revoked: 'Acceso de un agente o aplicación retirado',
        refresh_reused: 'Una aplicación mostró una clave ya usada y quedó fuera',
        code_reused: 'Un código de un solo uso se usó dos veces y el agente quedó fuera',
        client_registered: 'Una aplicación se registró',
        consent_given: 'Aplicación autorizada',
        consent_refused: 'Aplicación rechazada',
        pairing_approved: 'Agente conectado con un código',
        pairing_refused: 'Agente con un código rechazado',
        pairing_failed: 'Código equivocado introducido',
        work_claimed: 'Trabajo de un agente incorporado',
        keys_rotated: 'Claves del servicio renovadas',
        role_granted: 'Rol concedido',
        role_revoked: 'Rol retirado',
        caller_erased: 'Cuenta borrada',
      },
      from: (address) => `desde ${address}`,
    },
  },
};
