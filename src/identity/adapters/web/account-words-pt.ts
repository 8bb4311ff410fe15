import type { AccountWords } from './account-words.js';

export const pt: AccountWords = {
  done: {
    password: 'Sua senha foi mudada. A sessão terminou em todos os outros navegadores.',
    reset:
      'Sua nova senha está salva. A sessão terminou em todos os outros navegadores, e os agentes precisam ser conectados de novo.',
    access: 'O acesso terminou.',
    sessions: 'A sessão terminou em todos os outros navegadores.',
  },
  since: 'Membro desde',
  changePassword: 'Mudar a senha',
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
    issued: 'Desde',
    lastUsed: 'Último uso',
    neverUsed: 'ainda nenhum',
    expires: 'Até',
    ended: 'Encerrado',
    end: 'Encerrar o acesso',
    endOf: (name) => `Encerrar o acesso de ${name}`,
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
      role_granted: 'Função concedida',
      role_revoked: 'Função retirada',
      caller_erased: 'Conta apagada',
    },
    from: (address) => `de ${address}`,
  },
};
