import type { Words } from './words.js';

export const pt: Words = {
  skip: 'Ir para o conteúdo',
  footer: 'Os cookies mantêm sua sessão aberta aqui. Não fazem mais nada.',
  account: 'Sua conta',
  fields: {
    email: 'E-mail',
    name: 'Nome',
    password: 'Senha',
    current: 'Senha atual',
    next: 'Nova senha',
    passwordHint: 'Pelo menos 10 caracteres. Algumas palavras que só você juntaria funcionam bem.',
    show: 'Mostrar',
    hide: 'Ocultar',
  },
  problems: {
    heading: 'Não deu certo',
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
    tooMany: (wait) => `Muitas tentativas. Tente de novo daqui a ${wait}.`,
  },
  signIn: {
    heading: 'Entrar',
    toGoOn: 'Entre primeiro; depois você continua.',
    submit: 'Entrar',
    newHere: 'Primeira vez aqui? Cadastre-se',
    forgot: 'Esqueceu a senha? Peça aos responsáveis por este serviço um link para escolher outra.',
    signedInAs: 'Você entrou como',
    goOn: 'Continuar',
    notYou: 'Não é você? Sair',
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
};
