import type { AgentWords } from '../agent-words.js';

export const pt: AgentWords = {
  labels: {
    agent: 'Agente',
    app: 'Aplicativo',
    code: 'Código',
    account: 'Sua conta',
    known: 'Quem responde por ele',
    sendsTo: 'Você será levado para',
    brings: 'Traz consigo',
  },
  unnamed: 'Sem nome',
  itsOwnWord: 'É o nome que ele mesmo se dá.',
  abilities: {
    heading: 'O que ele poderá fazer',
    list: [
      'ver, adicionar e remover suas assinaturas',
      'ler os itens dos seus feeds',
      'pedir briefings e abrir os que você já tem',
      'ver e mudar seu idioma e fuso horário',
    ],
    limits: 'Ele nunca fica sabendo sua senha. Você pode encerrar o acesso a qualquer momento na página da sua conta.',
  },
  admin: {
    label: 'Também pode administrar este serviço',
    advice:
      'Ele poderia então fazer tudo o que você pode como responsável pelo serviço: ver os membros e seus eventos de segurança, convidar pessoas, dar e tirar funções, encerrar sessões e apagar membros. Deixe desmarcado se não for exatamente isso que você quer.',
  },
  pair: {
    enter: { heading: 'Conectar um agente', advice: 'Digite o código que o seu agente mostra.' },
    codeHint: '8 letras, com ou sem o traço',
    goOn: 'Continuar',
    wrongCode:
      'Este código não existe. Um código vale uma só vez, por 10 minutos: confira-o ou peça outro ao seu agente.',
    warning:
      'Continue só se você mesmo acabou de pedir isso a um agente. Ninguém mais tem motivo para enviar um código a você.',
    confirm: {
      heading: 'Este é o seu agente?',
      advice: 'Compare: o seu agente tem de mostrar exatamente este código.',
    },
    brings: 'Até agora ele trabalhou sem conta. Tudo o que reuniu e fez passa a ser seu.',
    work: {
      subscriptions: (n) => (n === 1 ? '1 assinatura' : `${n} assinaturas`),
      briefings: (n) => (n === 1 ? '1 briefing' : `${n} briefings`),
    },
    approve: 'Sim, conectar',
    refuse: 'Não, recusar',
    paired: { heading: 'Conectado', advice: 'O seu agente continua sozinho. Você pode fechar esta página.' },
    claimed: 'O que ele tinha reunido e feito até agora é seu.',
    onItsWay: 'O que ele tinha reunido e feito até agora chega à sua conta em alguns minutos.',
    refused: { heading: 'Recusado', advice: 'O agente não recebe acesso e fica sabendo que você disse não.' },
    over: {
      heading: 'Este código não vale mais',
      advice: 'Ele expirou ou alguém já respondeu. Peça outro ao seu agente.',
    },
    taken: {
      heading: 'O trabalho deste agente não pode passar a ser seu',
      advice: 'Outra pessoa já o assumiu, ou ele foi apagado. Faça o agente começar de novo.',
    },
    again: 'Digitar outro código',
  },
  consent: {
    heading: 'Este aplicativo pode usar sua conta?',
    advice: 'Continue só se foi você que começou isto.',
    known: {
      builtIn: 'Este serviço',
      dynamic: 'Ninguém: ele mesmo se registrou.',
      document: (host) => `O site ${host}`,
    },
    thisDevice: (place) => `um programa neste dispositivo (${place})`,
    thisService: 'uma página deste serviço que mostra um código para o seu agente',
    approve: 'Permitir',
    refuse: 'Recusar',
    over: {
      heading: 'Este pedido não vale mais',
      advice:
        'Ele expirou, já foi respondido ou começou em outro navegador. Volte ao aplicativo que trouxe você até aqui e comece de novo.',
    },
  },
  complete: {
    given: {
      heading: 'Dê este código ao seu agente',
      advice: 'Ele vale uma só vez, por 10 minutos. Dê-o somente ao agente que trouxe você até aqui.',
    },
    code: 'Código de uso único',
    state: 'Para comparar, se o seu agente perguntar',
    copy: 'Copiar o código',
    copied: 'Copiado',
    denied: {
      heading: 'Nenhum acesso foi dado',
      advice: 'O seu agente não recebe código. Se foi engano, deixe que ele peça de novo.',
    },
    missing: { heading: 'Não há código aqui', advice: 'Peça um novo link ao seu agente e abra-o.' },
  },
};
