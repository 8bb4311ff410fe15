import type { AccountWords } from '../account-words.js';

export const account: AccountWords = {
  done: {
    password: 'Sua senha foi mudada. A sessão terminou em todos os outros navegadores.',
    reset:
      'Sua nova senha está salva. A sessão terminou em todos os outros navegadores, e os agentes precisam ser conectados de novo.',
    name: 'Seu nome foi mudado.',
    email: 'Seu endereço de e-mail foi mudado.',
    emailSent: 'Um link está a caminho do novo endereço. A mudança vale quando você o abrir, em até 24 horas.',
    recovered:
      'Sua nova senha está salva e a conta é só sua: todos os navegadores e agentes foram desconectados, os podcasts privados têm endereços novos e os webhooks estão desativados. Veja o que há na conta: pode ter sido criado por outra pessoa.',
    secured:
      'Pronto. Os aplicativos de podcast precisam dos endereços novos; os webhooks podem ser reativados depois que você verificar para onde levam.',
    access: 'O acesso terminou.',
    sessions: 'A sessão terminou em todos os outros navegadores.',
    confirmation: 'Um link para confirmar o seu endereço está a caminho.',
  },
  since: 'Membro desde',
  waysIn: 'Formas de entrar',
  changePassword: 'Mudar a senha',
  address: { unconfirmed: 'ainda não confirmado', confirm: 'Enviar um link para confirmá-lo' },
  access: {
    heading: 'Agentes e aplicativos',
    advice: 'Eles podem usar sua conta sem a sua senha. Encerre o acesso dos que você não conhece.',
    none: 'Nenhum agente ou aplicativo pode usar sua conta.',
    kinds: {
      anonymous: 'Agente sem conta',
      operator: 'Token dos responsáveis por este serviço',
      skill: 'Agente que você conectou',
      oauth: 'Aplicativo que você autorizou',
    },
    audiences: { api: 'usa a API', mcp: 'usa o conector MCP' },
    admin: 'pode administrar o serviço',
    issued: 'Desde',
    lastUsed: 'Último uso',
    neverUsed: 'ainda nenhum',
    expires: 'Até',
    ended: 'Encerrado',
    end: 'Encerrar o acesso',
    past: (count) => (count === 1 ? '1 acesso encerrado' : `${count} acessos encerrados`),
  },
  sessions: {
    heading: 'Navegadores',
    count: (others) =>
      others === 0
        ? 'Você só está conectado neste navegador.'
        : `Você está conectado neste navegador e em ${others === 1 ? 'outro' : `outros ${others}`}.`,
    endOthers: 'Sair em todos os outros',
  },
  onThisPage: 'Nesta página',
  profile: {
    heading: 'Nome e e-mail',
    change: 'Mudar o nome ou o e-mail',
    saveName: 'Salvar o nome',
    saveEmail: 'Mudar o e-mail',
    byMail: 'Enviamos um link ao novo endereço; até você o abrir, o antigo continua.',
    takeBack: {
      heading: 'Recuperar sua conta?',
      advice:
        'Ela volta a ter este endereço. Todas as sessões e todos os agentes são desconectados, e você escolhe uma senha nova.',
      submit: 'Recuperar a conta',
    },
    newEmail: {
      heading: 'Confirme o seu novo endereço',
      advice: 'A partir daí você entra com ele, e os e-mails vão para lá.',
      submit: 'Usar este endereço',
      done: { heading: 'Seu endereço de e-mail foi mudado', advice: 'De agora em diante, entre com ele.' },
    },
  },
  data: {
    heading: 'Seus dados',
    advice:
      'Tudo o que é guardado sobre você, em um arquivo para levar (o áudio e os textos são baixados em cada resumo); ou saia de vez.',
    download: 'Baixar tudo',
    delete: 'Excluir minha conta …',
  },
  deletion: {
    heading: 'Excluir a sua conta?',
    goes: {
      heading: 'O que some na hora, para sempre',
      list: [
        'seu nome, e-mail, senha, navegadores e agentes',
        'suas fontes, pastas, regras, preferências e pronúncias',
        'seus resumos com áudio, textos e imagens, e os links para eles',
        'programas, endereços de podcast e webhooks',
      ],
    },
    stays: {
      heading: 'O que fica',
      list: [
        'que resumos foram feitos e quando, sem uma palavra deles, porque ninguém pode reescrever os históricos',
        'que uma conta foi excluída, e quando',
      ],
    },
    confirm: (email) => `Digite o seu endereço de e-mail para confirmar: ${email}`,
    submit: 'Excluir minha conta para sempre',
    done: {
      heading: 'Sua conta foi excluída',
      advice: 'O que ela guardava está sendo apagado agora. Obrigado por ter estado aqui.',
    },
  },
  secure: {
    heading: 'Mais alguém ainda poderia ouvir?',
    advice:
      'Quem esteve na sua conta pode conhecer os endereços privados dos seus podcasts ou ter criado um webhook que é avisado dos seus resumos. Uma senha nova não acaba com isso; isto, sim.',
    podcasts: {
      label: 'Endereços novos para todos os meus podcasts',
      hint: 'Depois, seus aplicativos de podcast precisarão dos endereços novos.',
    },
    webhooks: {
      label: 'Desativar todos os webhooks',
      hint: 'Eles também recebem novos segredos. Você pode reativá-los um a um.',
    },
    submit: 'Fazer agora',
    nothing: 'Escolha pelo menos um dos dois.',
  },
  events: {
    heading: 'O que aconteceu recentemente',
    advice:
      'Alguma coisa aqui não foi feita por você? Mude a senha e encerre o acesso dos agentes que você não conhece.',
    kinds: {
      signed_up: 'Conta criada',
      signed_in: 'Entrada na conta',
      sign_in_failed: 'Alguém tentou uma senha errada',
      signed_out: 'Saída da conta',
      password_changed: 'Senha mudada',
      password_reset: 'Nova senha escolhida com um link',
      reset_link_made: 'Link para uma nova senha criado',
      account_recovered: 'Conta retomada por quem lê os e-mails dela',
      podcasts_renewed: 'Os podcasts receberam endereços novos',
      webhooks_disabled: 'Todos os webhooks desativados',
      address_confirmed: 'Endereço de e-mail confirmado',
      email_changed: 'Endereço de e-mail mudado',
      mail_refused: 'O seu endereço não aceitou um e-mail',
      invitation_made: 'Convite criado',
      anonymous_registered: 'Um agente começou sem conta',
      token_issued: 'Um agente ou aplicativo recebeu acesso',
      token_revoked: 'Acesso de um agente ou aplicativo encerrado',
      refresh_reused: 'Um aplicativo mostrou uma chave já usada e ficou de fora',
      code_reused: 'Um código de uso único foi usado duas vezes e o agente ficou de fora',
      client_registered: 'Um aplicativo se registrou',
      consent_given: 'Aplicativo autorizado',
      consent_refused: 'Aplicativo recusado',
      pairing_approved: 'Agente conectado com um código',
      pairing_refused: 'Agente com um código recusado',
      pairing_failed: 'Código errado digitado',
      work_claimed: 'Trabalho de um agente assumido',
      keys_rotated: 'Chaves do serviço renovadas',
      invitation_revoked: 'Convite retirado',
      operator_acted: 'Intervenção no serviço como operador',
      role_granted: 'Função concedida',
      role_revoked: 'Função retirada',
      member_deactivated: 'Conta desativada',
      member_reactivated: 'Conta reativada',
      identity_linked: 'Login externo conectado',
      identity_unlinked: 'Login externo desconectado',
      signed_out_by_issuer: 'Sessão encerrada no serviço com que você entra',
      caller_erased: 'Conta apagada',
      history_viewed: 'Histórico de um briefing consultado',
    },
    roles: { auditor: 'Auditoria', operator: 'Operação' },
    from: (address) => `de ${address}`,
  },
};
