import type { Words } from '../words.js';

export const pt: Words = {
  fields: {
    email: 'E-mail',
    name: 'Nome',
    password: 'Senha',
    current: 'Senha atual',
    next: 'Nova senha',
    passwordHint: 'Pelo menos 10 caracteres. Algumas palavras que só você juntaria funcionam bem.',
  },
  problems: {
    faults: {
      email: 'Digite um endereço de e-mail, como nome@example.org.',
      notInvited: 'Este convite é para outro endereço de e-mail.',
      name: 'Digite um nome de até 100 caracteres.',
      password: 'Escolha uma senha de 10 a 200 caracteres.',
      passwordIsEmail: 'Escolha uma senha que não seja o seu e-mail.',
      commonPassword: 'Muita gente usa esta senha, por isso ela é a primeira a ser adivinhada. Escolha outra.',
      wrongCurrent: 'A senha atual está incorreta.',
    },
    refusals: {
      signInRefused: 'O e-mail ou a senha está incorreto.',
      signUpRefused: 'Não é possível se cadastrar com este e-mail e esta senha. Se você já tem uma conta, entre nela.',
      busy: 'O serviço está muito ocupado neste momento. Tente de novo.',
    },
  },
  signIn: {
    heading: 'Entrar',
    submit: 'Entrar',
    newHere: 'Primeira vez aqui? Cadastre-se',
    forgot: 'Esqueceu a senha? Peça aos responsáveis por este serviço um link para escolher outra.',
    signedInAs: 'Você entrou como',
    goOn: 'Continuar',
    agents: {
      heading: 'Conectar um agente',
      person: 'Seu agente mostra um código?',
      enterCode: 'Digitar o código',
      agent: 'Agentes começam aqui:',
      guide: 'como os agentes obtêm acesso',
    },
  },
  signUp: {
    heading: 'Crie sua conta',
    invited: 'Você recebeu um convite.',
    submit: 'Cadastrar-se',
    haveAccount: 'Já tem uma conta? Entre',
    closed: {
      heading: 'Não é possível se cadastrar aqui',
      advice: 'Só os responsáveis por este serviço criam contas. Peça uma a eles.',
    },
    inviteNeeded: {
      heading: 'Você precisa de um convite',
      advice: 'Peça um link de convite aos responsáveis por este serviço e abra-o aqui.',
    },
  },
  signOut: {
    heading: 'Sair da conta?',
    advice: 'Os agentes que você conectou mantêm o acesso. Você pode encerrá-lo na página da sua conta.',
    submit: 'Sair',
  },
  password: {
    heading: 'Mude sua senha',
    advice: 'Aqui você continua conectado. Em todos os outros navegadores, a sessão termina.',
    submit: 'Mudar a senha',
  },
  reset: {
    heading: 'Escolha uma nova senha',
    advice:
      'Depois disso, você estará conectado aqui. Em todos os outros navegadores, a sessão termina, e os agentes precisarão ser conectados de novo.',
    submit: 'Salvar a senha',
  },
  linkOver: {
    heading: 'Este link não vale mais',
    advice:
      'Ele já foi usado, expirou ou foi substituído por um mais novo. Peça outro aos responsáveis por este serviço.',
  },
  account: {
    done: {
      password: 'Sua senha foi mudada. A sessão terminou em todos os outros navegadores.',
      reset:
        'Sua nova senha está salva. A sessão terminou em todos os outros navegadores, e os agentes precisam ser conectados de novo.',
      access: 'O acesso terminou.',
      sessions: 'A sessão terminou em todos os outros navegadores.',
    },
    since: 'Membro desde',
    changePassword: 'Mudar a senha',
    pronunciations: 'Como as palavras são ditas',
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
  },
};
