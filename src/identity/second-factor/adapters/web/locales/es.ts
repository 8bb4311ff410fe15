import type { SecondFactorWords } from '../words.js';

export const es: SecondFactorWords = {
  heading: 'Segundo factor',
  lead: 'Después de la contraseña se le pide un código de una aplicación de su teléfono. Quien solo conozca su contraseña no podrá entrar.',
  demanded: 'Este servicio exige un segundo factor. Configúrelo ahora; tarda un minuto.',
  scan: 'Escanee esta imagen con una aplicación de autenticación.',
  picture: 'Imagen para la aplicación de autenticación',
  key: 'O escriba esta clave:',
  openApp: 'Abrir en una aplicación de este dispositivo',
  thenCode: 'Después escriba los seis dígitos que muestra la aplicación.',
  submit: 'Activar',
  newKey: 'La clave se mostró demasiado tiempo. Aquí tiene una nueva.',
  since: 'Activado desde',
  left: (codes) => (codes === 1 ? 'Queda 1 código de recuperación' : `Quedan ${codes} códigos de recuperación`),
  renew: { hint: 'Los códigos anteriores dejan de servir.', submit: 'Crear códigos nuevos' },
  remove: {
    hint: 'Entonces basta la contraseña. Para cambiar de teléfono, desactívelo y vuelva a activarlo.',
    submit: 'Desactivar',
  },
  stays:
    'Este servicio exige un segundo factor, por eso no se puede desactivar. Para cambiar de teléfono, pida a quien administra este servicio que lo elimine y configúrelo de nuevo.',
  removed: 'El segundo factor está desactivado. Basta la contraseña.',
  codes: {
    heading: 'Sus códigos de recuperación',
    advice:
      'Si no tiene su teléfono, cada uno de estos códigos le deja entrar una vez. Solo se muestran ahora: imprímalos o anótelos y guárdelos lejos del teléfono.',
    copy: 'Copiar',
    copied: 'Copiado',
    kept: 'Los he guardado',
  },
  step: {
    heading: 'Un paso más',
    advice: 'Su contraseña es correcta. Ahora, el código de su aplicación de autenticación.',
    submit: 'Iniciar sesión',
    lost: '¿Sin teléfono? Escriba uno de sus códigos de recuperación. Sin ellos, quien administra este servicio puede eliminar el segundo factor.',
    startOver: 'Iniciar sesión con otra cuenta',
  },
};
