import type { AllLetterWords } from '../letter-words.js';

export const pt: AllLetterWords = {
  reset: {
    subject: 'Escolha uma nova senha',
    lead: 'Alguém, esperamos que você, pediu uma nova senha para a sua conta. Com este link você escolhe uma:',
    action: 'Escolher senha',
    validity: 'O link funciona uma única vez, durante 30 minutos.',
    notYou: 'Não foi você que pediu? Então não faça nada: a sua senha continua a mesma.',
  },
  confirmation: {
    subject: 'Confirme o seu endereço de e-mail',
    lead: 'Uma conta foi criada com este endereço. Com este link você confirma que ele é seu:',
    action: 'Confirmar o endereço',
    validity: 'O link funciona durante 7 dias. A sua conta também funciona sem ele; até lá não enviaremos mais nada.',
    notYou: 'Não criou nenhuma conta? Então não faça nada: ninguém pode mandar enviar e-mails para cá.',
  },
  address: {
    subject: 'Confirme o seu novo endereço de e-mail',
    lead: 'Você quer usar este endereço na sua conta. Com este link ele passa a ser seu ali:',
    action: 'Usar este endereço',
    validity: 'O link funciona uma única vez, durante 24 horas. Até lá nada muda.',
    notYou: 'Não sabe do que se trata? Então não faça nada: nenhuma conta usa este endereço.',
  },
  return: {
    subject: 'O e-mail da sua conta foi alterado',
    lead: 'A partir de agora sua conta tem outro endereço de e-mail, e este não dá mais acesso a ela. Se não foi você, recupere a conta com este link: ela volta a ter este endereço, todas as sessões e todos os agentes são desconectados, e você escolhe uma senha nova.',
    action: 'Recuperar a conta',
    validity: 'O link funciona uma vez, por 7 dias.',
    notYou: 'Foi você quem alterou o endereço? Então não precisa fazer nada.',
  },
  invitation: {
    subject: 'Você recebeu um convite',
    lead: 'As pessoas que administram este serviço convidam você: ele transforma os feeds que você segue em um programa curto para ouvir. Com este link você cria sua conta:',
    action: 'Criar uma conta',
    validity: 'O link funciona uma vez, por 7 dias, com este endereço de e-mail.',
    notYou: 'Não sabe por quê? Então não faça nada: nenhuma conta é criada e não escreveremos de novo.',
  },
  factorReset: {
    subject: 'O segundo fator da sua conta foi removido',
    lead: 'Quem administra este serviço removeu o segundo fator da sua conta e todos os códigos de recuperação. Agora basta a sua senha para entrar. Aqui você configura um novo:',
    action: 'Configurar um segundo fator',
    validity: 'Suas sessões e seus agentes continuam como antes.',
    notYou:
      'Não foi você que pediu? Configure um agora, escolha uma nova senha e fale com quem administra este serviço.',
  },
};
