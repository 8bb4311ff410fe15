import type { AccountWords } from './account-words.js';

export const es: AccountWords = {
  done: {
    password: 'Su contraseña ha cambiado. La sesión está cerrada en todos los demás navegadores.',
    reset:
      'Su nueva contraseña está guardada. La sesión está cerrada en todos los demás navegadores, y hay que volver a conectar los agentes.',
    access: 'El acceso ha terminado.',
    sessions: 'La sesión está cerrada en todos los demás navegadores.',
  },
  since: 'Miembro desde',
  changePassword: 'Cambiar la contraseña',
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
};
