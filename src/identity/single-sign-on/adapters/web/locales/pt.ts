import type { SignOnWords } from '../sign-on-words.js';

export const pt: SignOnWords = {
  heading: 'Formas de entrar',
  advice: 'Onde a sua conta está conectada, você entra por lá em vez de usar a senha daqui.',
  connected: 'Conectada desde',
  notConnected: 'Não conectada',
  connect: 'Conectar',
  disconnect: 'Desconectar',
  staysConnected: 'Aqui ninguém entra com senha, por isso a conexão permanece.',
  passwordNeeded: 'Para conectar ou desconectar, digite a sua senha.',
  onlyWayIn: 'Escolha antes uma senha: sem ela e sem esta conexão, você não poderia mais entrar.',
  anew: {
    heading: 'Entre mais uma vez',
    advice:
      'Em vez de uma senha: entre de novo no lugar em que a sua conta está conectada. Depois disso, você pode alterar a conta neste navegador por dez minutos.',
  },
  done: {
    connected: 'Conectada. De agora em diante você pode entrar por lá.',
    disconnected: 'Desconectada. Você volta a entrar com a sua senha.',
  },
  problems: {
    expired: {
      heading: 'Entre mais uma vez, por favor',
      advice: 'Este acesso demorou demais, começou em outro navegador ou já tinha sido usado.',
    },
    refused: {
      heading: 'Você não entrou',
      advice: 'O acesso foi cancelado, ou você não tem permissão para usar este serviço.',
    },
    broken: {
      heading: 'Você não entrou',
      advice: 'O que voltou não prova quem você é. Se continuar assim, avise quem administra este serviço.',
    },
    not_admitted: {
      heading: 'Você ainda não pode usar este serviço',
      advice:
        'Lá você está conectado, mas não está entre quem pode entrar aqui. Fale com quem administra este serviço.',
    },
    no_account: {
      heading: 'Você não tem conta aqui',
      advice: 'Peça uma a quem administra este serviço e depois conecte-a na página da conta.',
    },
    no_email: {
      heading: 'A sua conta precisa de um endereço de e-mail',
      advice: 'Nenhum veio com o seu acesso. Fale com quem administra este serviço.',
    },
    address_taken: {
      heading: 'Conecte antes a sua conta',
      advice:
        'Não é possível criar uma conta com o seu endereço de e-mail. Se já tem uma aqui, entre com a senha dela e conecte-a em Conta, Formas de entrar; ou fale com quem administra este serviço.',
    },
    not_fresh: {
      heading: 'Não foi um novo acesso',
      advice:
        'O lugar em que você entra não confirma que acabou de fazer isso. Escolha uma senha pelo link de senha esquecida, ou avise as pessoas que mantêm este serviço.',
    },
    somebody_else: {
      heading: 'Era outra pessoa',
      advice: 'Quem entrou lá não é a pessoa cuja conta está aberta aqui. Saia primeiro de lá e tente de novo.',
    },
    linked_elsewhere: {
      heading: 'Isto pertence a outra conta',
      advice: 'A sua identidade de lá está conectada a outra conta daqui. Desconecte-a antes nessa conta.',
    },
    linked_already: {
      heading: 'A sua conta já está conectada',
      advice: 'Ela está conectada à identidade de outra pessoa. Desconecte essa antes.',
    },
    away: {
      heading: 'Ninguém consegue entrar por lá neste momento',
      advice: 'O lugar por onde você entra não responde. Tente de novo em alguns minutos.',
    },
    deactivated: {
      heading: 'A sua conta está desativada',
      advice: 'Quem administra este serviço pode deixar você entrar de novo; nada foi apagado.',
    },
  },
  again: 'Tentar de novo',
};
