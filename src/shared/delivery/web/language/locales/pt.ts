import type { PageWords } from '../page-words.js';

export const pt: PageWords = {
  skip: 'Ir para o conteúdo',
  language: 'Idioma',
  home: 'Ir para a página inicial',
  navigation: {
    label: 'Navegação principal',
    places: {
      today: 'Hoje',
      briefings: 'Resumos',
      shows: 'Programas',
      read: 'Ler',
      feeds: 'Fontes',
      settings: 'Definições',
    },
  },
  session: {
    signIn: 'Entrar',
    account: 'Sua conta',
    accountHas: 'Nome, senha, agentes e navegadores',
    signInFirst: 'Entre primeiro; depois você continua.',
    notYou: 'Não é você? Sair',
    cookies: 'Os cookies mantêm sua sessão aberta aqui. Não fazem mais nada.',
  },
  forms: {
    refused: 'Não deu certo',
    tooMany: (wait) => `Muitas tentativas. Tente de novo daqui a ${wait}.`,
    show: 'Mostrar',
    hide: 'Ocultar',
    ownTimeZone: 'Usar o deste aparelho',
  },
  errors: {
    not_found: {
      heading: 'Não há nada neste endereço',
      advice: 'Verifique se o link está completo ou peça-o de novo.',
    },
    gone: { heading: 'Isto perdeu-se', advice: 'Um ficheiro foi danificado e não pode ser refeito. Peça-o de novo.' },
    invalid: { heading: 'Não foi possível ler o envio', advice: 'Volte, confira o que escreveu e envie de novo.' },
    stale_form: {
      heading: 'Este formulário já não é válido',
      advice: 'Volte, recarregue a página e envie o formulário outra vez.',
    },
    no_cookies: {
      heading: 'Seu navegador não enviou nenhum cookie',
      advice:
        'Este serviço precisa de cookies para saber que um formulário vem de você, e seu navegador não guarda nenhum. Permita os cookies deste site (uma janela privada ou um bloqueador pode recusá-los), recarregue a página e envie o formulário outra vez.',
    },
    too_many: { heading: 'Tentativas demais', advice: 'Espere um pouco e tente de novo.' },
    unavailable: { heading: 'O serviço não pode responder agora', advice: 'Tente de novo daqui a um minuto.' },
    internal_error: { heading: 'Algo deu errado do nosso lado', advice: 'Tente de novo daqui a um minuto.' },
  },
  start: {
    heading: 'As notícias que você acompanha, em um podcast que dá para conferir',
    lead: 'Siga os sites de que gosta e ouça o que há de novo: quando pedir, ou todas as manhãs sem pedir. Duas vozes leem o seu briefing, e cada fato leva ao artigo de onde vem.',
    signUp: 'Criar uma conta',
    invited: 'Aqui as contas são criadas por convite. Se tiver um, abra o link dele.',
    sample: 'Ouça como soa',
    developers: 'Para desenvolvedores e agentes',
    developersLead: 'O que uma pessoa faz aqui um agente também pode fazer, por uma API REST e por MCP.',
    docs: 'Ler a API',
    contract: 'Documento OpenAPI',
    agents: 'Para agentes',
    steps: [
      ['Siga', 'Adicione os sites que lê ou traga a lista de outro leitor.'],
      ['Peça', 'Diga o que quer ouvir, por quanto tempo e em que idioma. Ou deixe que um programa chegue sozinho.'],
      ['Ouça', 'Duas vozes leem para você, com uma transcrição que acompanha e as fontes a um toque.'],
    ],
    hosts: 'Ouvir todas as vozes',
    footer: 'Cada briefing abre em um link próprio, que só o proprietário distribui.',
  },
};
