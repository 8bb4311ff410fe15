import type { AccountWords } from '../account-words.js';

export const account: AccountWords = {
  done: {
    password: 'Su contraseña ha cambiado. La sesión está cerrada en todos los demás navegadores.',
    reset:
      'Su nueva contraseña está guardada. La sesión está cerrada en todos los demás navegadores, y hay que volver a conectar los agentes.',
    name: 'Su nombre ha cambiado.',
    email: 'Su dirección de correo ha cambiado.',
    emailSent:
      'Un enlace va de camino a la nueva dirección. El cambio se hace cuando lo abra, en un plazo de 24 horas.',
    recovered:
      'Su nueva contraseña está guardada y la cuenta es solo suya: se ha cerrado la sesión de todos los navegadores y agentes, los pódcast privados tienen direcciones nuevas y los webhooks están desactivados. Revise lo que hay en la cuenta: puede que lo haya creado otra persona.',
    secured:
      'Hecho. Las aplicaciones de pódcast necesitan las direcciones nuevas; los webhooks se pueden volver a activar cuando haya comprobado adónde llevan.',
    access: 'El acceso ha terminado.',
    sessions: 'La sesión está cerrada en todos los demás navegadores.',
    confirmation: 'Un enlace para confirmar su dirección está en camino.',
  },
  since: 'Miembro desde',
  waysIn: 'Formas de iniciar sesión',
  changePassword: 'Cambiar la contraseña',
  address: { unconfirmed: 'aún sin confirmar', confirm: 'Enviar un enlace para confirmarla' },
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
    admin: 'puede administrar el servicio',
    issued: 'Desde',
    lastUsed: 'Último uso',
    neverUsed: 'aún ninguno',
    expires: 'Hasta',
    ended: 'Terminado',
    end: 'Retirar el acceso',
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
  onThisPage: 'En esta página',
  profile: {
    heading: 'Nombre y correo',
    change: 'Cambiar el nombre o el correo',
    saveName: 'Guardar el nombre',
    saveEmail: 'Cambiar el correo',
    byMail: 'Enviamos un enlace a la nueva dirección; hasta que lo abra, sigue la anterior.',
    takeBack: {
      heading: '¿Recuperar su cuenta?',
      advice:
        'Vuelve a tener esta dirección. Se cierran todas las sesiones y los accesos de agentes, y usted elige una contraseña nueva.',
      submit: 'Recuperar la cuenta',
    },
    newEmail: {
      heading: 'Confirme su nueva dirección',
      advice: 'Desde entonces iniciará sesión con ella y recibirá allí los correos.',
      submit: 'Usar esta dirección',
      done: { heading: 'Su dirección de correo ha cambiado', advice: 'A partir de ahora, inicie sesión con ella.' },
    },
  },
  data: {
    heading: 'Sus datos',
    advice:
      'Todo lo que se guarda de usted, en un archivo para llevárselo (el audio y los textos se descargan en cada resumen); o márchese para siempre.',
    download: 'Descargar todo',
    delete: 'Eliminar mi cuenta …',
  },
  deletion: {
    heading: '¿Eliminar su cuenta?',
    goes: {
      heading: 'Lo que desaparece al instante y para siempre',
      list: [
        'su nombre, correo, contraseña, navegadores y agentes',
        'sus fuentes, carpetas, reglas, ajustes y pronunciaciones',
        'sus resúmenes con su audio, textos e imágenes, y los enlaces a ellos',
        'programas, direcciones de pódcast y webhooks',
      ],
    },
    stays: {
      heading: 'Lo que queda',
      list: [
        'que se hicieron resúmenes y cuándo, sin una palabra de ellos, porque nadie puede reescribir los historiales',
        'que se eliminó una cuenta, y cuándo',
      ],
    },
    confirm: (email) => `Escriba su dirección de correo para confirmar: ${email}`,
    submit: 'Eliminar mi cuenta para siempre',
    done: {
      heading: 'Su cuenta está eliminada',
      advice: 'Lo que contenía se está borrando ahora. Gracias por haber estado aquí.',
    },
  },
  secure: {
    heading: '¿Podría alguien más seguir escuchando?',
    advice:
      'Quien haya entrado en su cuenta puede conocer las direcciones privadas de sus pódcast o haber creado un webhook que recibe avisos de sus resúmenes. Una contraseña nueva no pone fin a eso; esto sí.',
    podcasts: {
      label: 'Direcciones nuevas para todos mis pódcast',
      hint: 'Después, sus aplicaciones de pódcast necesitarán las direcciones nuevas.',
    },
    webhooks: {
      label: 'Desactivar todos los webhooks',
      hint: 'También reciben secretos nuevos. Puede volver a activarlos uno por uno.',
    },
    submit: 'Hacerlo ahora',
    nothing: 'Elija al menos una de las dos opciones.',
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
      account_recovered: 'Cuenta recuperada por quien lee su correo',
      podcasts_renewed: 'Los pódcast tienen direcciones nuevas',
      webhooks_disabled: 'Todos los webhooks desactivados',
      address_confirmed: 'Dirección de correo confirmada',
      email_changed: 'Dirección de correo cambiada',
      mail_refused: 'Su dirección no aceptó un correo',
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
      invitation_revoked: 'Invitación retirada',
      operator_acted: 'Intervención en el servicio como operador',
      role_granted: 'Rol concedido',
      role_revoked: 'Rol retirado',
      member_deactivated: 'Cuenta desactivada',
      member_reactivated: 'Cuenta reactivada',
      identity_linked: 'Inicio de sesión externo conectado',
      identity_unlinked: 'Inicio de sesión externo desconectado',
      signed_out_by_issuer: 'Sesión cerrada en el servicio con el que inicia sesión',
      caller_erased: 'Cuenta borrada',
      history_viewed: 'Historial de un briefing consultado',
    },
    roles: { auditor: 'Auditoría', operator: 'Operación' },
    from: (address) => `desde ${address}`,
  },
};
