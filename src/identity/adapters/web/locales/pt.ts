import type { Words } from '../words.js';
import { account } from './pt-account.js';

export const pt: Words = {
  fields: {
    email: 'E-mail',
    name: 'Nome',
    password: 'Senha',
    current: 'Senha atual',
    next: 'Nova senha',
    passwordHint: 'Pelo menos 10 caracteres. Algumas palavras que só você juntaria funcionam bem.',
    code: 'Código',
    codeHint: 'Os seis dígitos do seu aplicativo autenticador ou um dos seus códigos de recuperação.',
    noPassword: 'Sem senha? Entre mais uma vez no lugar de onde você veio.',
    signedInAgain: 'Você acabou de entrar mais uma vez; por dez minutos não é preciso senha.',
  },
  problems: {
    faults: {
      email: 'Digite um endereço de e-mail, como nome@example.org.',
      notInvited: 'Este convite é para outro endereço de e-mail.',
      name: 'Digite um nome de até 100 caracteres.',
      password: 'Escolha uma senha de 10 a 200 caracteres.',
      passwordIsEmail: 'Escolha uma senha que não seja o seu e-mail.',
      commonPassword: 'Muita gente usa esta senha, por isso ela é a primeira a ser adivinhada. Escolha outra.',
      wrongConfirm: 'Este não é o endereço de e-mail da sua conta.',
      emailTaken: 'Outra conta tem este endereço. Escolha um diferente.',
      wrongCode: 'O código está incorreto ou já foi usado. Espere o próximo.',
      wrongCurrent: 'A senha atual está incorreta.',
    },
    refusals: {
      signInRefused: 'O e-mail ou a senha está incorreto.',
      signUpRefused: 'Não é possível se cadastrar com este e-mail e esta senha. Se você já tem uma conta, entre nela.',
      deactivated:
        'Esta conta está desativada. Quem administra este serviço pode liberar seu acesso de novo; nada foi apagado.',
      lastOperator:
        'Você é a última pessoa que administra este serviço. Dê antes essa função a outra, em “Administração”, “Membros”.',
      busy: 'O serviço está muito ocupado neste momento. Tente de novo.',
    },
  },
  signIn: {
    heading: 'Entrar',
    submit: 'Entrar',
    newHere: 'Primeira vez aqui? Cadastre-se',
    forgot: 'Esqueceu a senha? Peça aos responsáveis por este serviço um link para escolher outra.',
    forgotByMail: 'Esqueceu a senha?',
    signedInAs: 'Você entrou como',
    goOn: 'Continuar',
    withIssuer: (name) => `Entrar com ${name}`,
    byPassword: { summary: 'Entrar com senha', hint: 'Para a conta de emergência, quando os outros não respondem.' },
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
  welcome: {
    heading: 'Boas-vindas',
    advice:
      'Este serviço é novo e ninguém tem conta ainda. A primeira é sua: com ela você também administra o serviço.',
    submit: 'Criar minha conta',
    next: 'Depois você adiciona aquilo de que quer ouvir falar.',
    done: {
      heading: 'Este serviço já está configurado',
      advice: 'Já existe uma conta, então este link cumpriu sua função. Entre com a sua.',
    },
    over: {
      heading: 'Este link não configura nada',
      advice:
        'Ele vale por um dia depois que o serviço é iniciado. Reinicie o serviço: no fim ele mostra um link novo.',
    },
  },
  signOut: {
    heading: 'Sair da conta?',
    advice: 'Os agentes que você conectou mantêm o acesso. Você pode encerrá-lo na página da sua conta.',
    submit: 'Sair',
    elsewhere: {
      heading: 'Você saiu daqui',
      advice: (name) =>
        `Neste navegador você talvez ainda esteja conectado em ${name}, e quem o usar poderia entrar de novo por lá.`,
      submit: (name) => `Sair também de ${name}`,
    },
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
  forgot: {
    heading: 'Obter uma nova senha',
    advice: 'Enviamos um link com o qual você escolhe uma.',
    submit: 'Enviar o link',
    sent: {
      heading: 'Veja a sua caixa de entrada',
      advice:
        'Se existir uma conta com este endereço, um link está a caminho. Ele funciona durante 30 minutos. Não chegou nada? Veja a pasta de spam ou tente de novo daqui a uma hora.',
    },
  },
  confirm: {
    heading: 'Confirme o seu endereço',
    advice: 'Uma conta foi criada com este endereço. Ela é sua?',
    submit: 'Confirmar o endereço',
    confirmed: {
      heading: 'O seu endereço está confirmado',
      advice: 'Obrigado. Os e-mails que você pedir serão enviados para ele a partir de agora.',
    },
  },
  linkOver: {
    heading: 'Este link não vale mais',
    advice:
      'Ele já foi usado, expirou ou foi substituído por um mais novo. Peça outro aos responsáveis por este serviço.',
  },
  mailedLinkOver: {
    heading: 'Este link não vale mais',
    advice: 'Ele já foi usado, expirou ou a senha foi mudada desde então.',
  },
  newLink: 'Obter um novo link',
  account,
};
