import type { AllLetterWords } from '../letter-words.js';

export const es: AllLetterWords = {
  reset: {
    subject: 'Elija una contraseña nueva',
    lead: 'Alguien, esperamos que usted, ha pedido una contraseña nueva para su cuenta. Con este enlace puede elegirla:',
    action: 'Elegir contraseña',
    validity: 'El enlace sirve una sola vez, durante 30 minutos.',
    notYou: '¿No la ha pedido usted? Entonces no haga nada: su contraseña no cambia.',
  },
  confirmation: {
    subject: 'Confirme su dirección de correo',
    lead: 'Se ha creado una cuenta con esta dirección. Con este enlace confirma que es suya:',
    action: 'Confirmar la dirección',
    validity:
      'El enlace sirve durante 7 días. Su cuenta funciona también sin él; hasta entonces no le enviaremos nada más.',
    notYou: '¿No ha creado ninguna cuenta? Entonces no haga nada: nadie puede hacer que le lleguen correos aquí.',
  },
  address: {
    subject: 'Confirme su nueva dirección de correo',
    lead: 'Quiere usar esta dirección para su cuenta. Con este enlace pasa a ser suya allí:',
    action: 'Usar esta dirección',
    validity: 'El enlace sirve una sola vez, durante 24 horas. Hasta entonces no cambia nada.',
    notYou: '¿No sabe nada de esto? Entonces no haga nada: ninguna cuenta usa esta dirección.',
  },
  return: {
    subject: 'Se ha cambiado el correo electrónico de su cuenta',
    lead: 'Desde ahora su cuenta tiene otra dirección de correo, y con esta ya no se entra en ella. Si no ha sido usted, recupere la cuenta con este enlace: vuelve a tener esta dirección, se cierran todas las sesiones y los accesos de agentes, y usted elige una contraseña nueva.',
    action: 'Recuperar la cuenta',
    validity: 'El enlace sirve una vez, durante 7 días.',
    notYou: '¿Ha cambiado usted la dirección? Entonces no tiene que hacer nada.',
  },
  invitation: {
    subject: 'Tiene una invitación',
    lead: 'Quienes administran este servicio le invitan: convierte los canales que usted sigue en un programa breve para escuchar. Con este enlace crea su cuenta:',
    action: 'Crear una cuenta',
    validity: 'El enlace sirve una vez, durante 7 días, con esta dirección de correo.',
    notYou: '¿No sabe por qué? Entonces no haga nada: no se crea ninguna cuenta y no volveremos a escribirle.',
  },
  factorReset: {
    subject: 'Se eliminó el segundo factor de su cuenta',
    lead: 'Quien administra este servicio eliminó el segundo factor de su cuenta y todos los códigos de recuperación. Ahora basta su contraseña para iniciar sesión. Aquí puede configurar uno nuevo:',
    action: 'Configurar un segundo factor',
    validity: 'Sus sesiones y agentes continúan como antes.',
    notYou:
      '¿No lo pidió usted? Configure uno ahora mismo, elija una contraseña nueva y pregunte a quien administra este servicio.',
  },
};
