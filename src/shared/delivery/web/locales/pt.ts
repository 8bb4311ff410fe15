import type { PageWords } from '../page-words.js';

export const pt: PageWords = {
  skip: 'Ir para o conteúdo',
  session: {
    signIn: 'Entrar',
    account: 'Sua conta',
    signInFirst: 'Entre primeiro; depois você continua.',
    notYou: 'Não é você? Sair',
    cookies: 'Os cookies mantêm sua sessão aberta aqui. Não fazem mais nada.',
  },
  forms: {
    refused: 'Não deu certo',
    tooMany: (wait) => `Muitas tentativas. Tente de novo daqui a ${wait}.`,
    show: 'Mostrar',
    hide: 'Ocultar',
  },
  errors: {
    not_found: {
      heading: 'Não há nada neste endereço',
      advice: 'Verifique se o link está completo ou peça-o de novo.',
    },
    invalid: { heading: 'Não foi possível ler o envio', advice: 'Volte, confira o que escreveu e envie de novo.' },
    stale_form: {
      heading: 'Este formulário já não é válido',
      advice: 'Volte, recarregue a página e envie o formulário outra vez.',
    },
    too_many: { heading: 'Tentativas demais', advice: 'Espere um pouco e tente de novo.' },
    unavailable: { heading: 'O serviço não pode responder agora', advice: 'Tente de novo daqui a um minuto.' },
    internal_error: { heading: 'Algo deu errado do nosso lado', advice: 'Tente de novo daqui a um minuto.' },
  },
  start: {
    heading: 'As notícias que você acompanha, em um podcast que dá para conferir',
    lead: 'Este serviço transforma assinaturas RSS em briefings de áudio em sete idiomas. Cada frase que afirma um fato leva ao artigo de onde ele vem.',
    docs: 'Ler a API',
    contract: 'Documento OpenAPI',
    agents: 'Para agentes',
    steps: [
      ['Assinar', 'Um agente ou aplicativo adiciona feeds para você: RSS, Atom ou JSON Feed.'],
      ['Pedir', 'Diga sobre o que é o briefing, quanto deve durar e em que idioma.'],
      ['Ouvir', 'Dois apresentadores leem para você, com uma transcrição que acompanha e as fontes a um toque.'],
    ],
    hosts: 'Ouvir as vozes',
    footer: 'Cada briefing abre em um link próprio, que só o proprietário distribui.',
  },
};
