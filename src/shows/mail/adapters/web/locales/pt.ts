import type { Words } from '../words.js';

export const pt: Words = {
  ask: {
    heading: 'Não quer mais e-mails?',
    advice: 'Você recebe um e-mail sempre que um briefing fica pronto.',
    submit: 'Parar de recebê-los',
  },
  done: {
    heading: 'Você não receberá mais estes e-mails',
    advice: 'A sua conta e os seus briefings continuam como estão.',
  },
  notifications: {
    heading: 'Notificações',
    lead: 'Um e-mail quando um briefing fica pronto, com a capa, os capítulos e a primeira frase de cada notícia.',
    on: 'Os e-mails estão ativados',
    off: 'Os e-mails estão desativados',
    goesTo: (address) => `Eles vão para ${address}.`,
    switchOn: 'Enviar e-mails para mim',
    switchOff: 'Não enviar mais',
    noServer: 'Este serviço não envia e-mails. Quem o administra pode configurar isso.',
    unconfirmed: {
      on: 'O seu endereço ainda não está confirmado. Abra o link do e-mail que foi enviado para ele: então estes e-mails começam.',
      off: 'O seu endereço ainda não está confirmado. Quando você ativar os e-mails, será enviado um link para confirmá-lo.',
      again: 'Enviar o link de novo',
    },
    otherWays: 'Outras formas de ficar sabendo',
    podcasts: 'No seu aplicativo de podcasts',
    webhooks: 'Um programa seu',
    done: {
      on: 'Ativado.',
      off: 'Desativado. Você não receberá mais estes e-mails.',
      sent: 'O link está a caminho. Se você pediu várias vezes, espere o e-mail que já foi enviado.',
    },
  },
};
