import type { Language } from '../../kernel/language.js';

/** The words of the page at `/`. */
interface StartWords {
  readonly skip: string;
  readonly heading: string;
  readonly lead: string;
  readonly signIn: string;
  readonly account: string;
  readonly docs: string;
  readonly contract: string;
  readonly agents: string;
  readonly steps: readonly (readonly [heading: string, text: string])[];
  readonly footer: string;
}

const WORDS: Readonly<Record<Language, StartWords>> = {
  en: {
    skip: 'Skip to content',
    heading: 'The news you follow, as a podcast you can check',
    lead: 'This service turns RSS subscriptions into audio briefings in seven languages. Every sentence that states a fact links to the article it comes from.',
    signIn: 'Sign in',
    account: 'Your account',
    docs: 'Read the API',
    contract: 'OpenAPI document',
    agents: 'For agents',
    steps: [
      ['Subscribe', 'An agent or an app adds feeds for you: RSS, Atom or JSON Feed.'],
      ['Ask', 'Say what the briefing is about, how long it should be and in which language.'],
      ['Listen', 'Two hosts read it to you, with a transcript that follows and its sources one tap away.'],
    ],
    footer: 'Briefings open under links of their own that only their owner hands out.',
  },
  zh: {
    skip: '跳到正文',
    heading: '把你关注的新闻，变成可以核对的播客',
    lead: '本服务把 RSS 订阅制作成七种语言的音频简报。每一句陈述事实的话都链接到它的出处。',
    signIn: '登录',
    account: '你的账户',
    docs: '阅读 API 文档',
    contract: 'OpenAPI 文档',
    agents: '给智能体',
    steps: [
      ['订阅', '智能体或应用替你添加订阅源：RSS、Atom 或 JSON Feed。'],
      ['提出要求', '说明简报的主题、长度和语言。'],
      ['收听', '两位主持人为你播报，文字稿同步跟随，点一下就能看到来源。'],
    ],
    footer: '每期简报都有自己的链接，只由所有者分发。',
  },
  es: {
    skip: 'Ir al contenido',
    heading: 'Las noticias que usted sigue, en un pódcast que se puede comprobar',
    lead: 'Este servicio convierte suscripciones RSS en briefings de audio en siete idiomas. Cada frase que afirma un hecho enlaza con el artículo del que procede.',
    signIn: 'Iniciar sesión',
    account: 'Su cuenta',
    docs: 'Leer la API',
    contract: 'Documento OpenAPI',
    agents: 'Para agentes',
    steps: [
      ['Suscribirse', 'Un agente o una aplicación añade canales por usted: RSS, Atom o JSON Feed.'],
      ['Pedir', 'Diga de qué trata el briefing, cuánto debe durar y en qué idioma.'],
      ['Escuchar', 'Dos presentadores se lo leen, con una transcripción que avanza y las fuentes a un toque.'],
    ],
    footer: 'Cada briefing se abre con un enlace propio que solo reparte su propietario.',
  },
  pt: {
    skip: 'Ir para o conteúdo',
    heading: 'As notícias que você acompanha, em um podcast que dá para conferir',
    lead: 'Este serviço transforma assinaturas RSS em briefings de áudio em sete idiomas. Cada frase que afirma um fato leva ao artigo de onde ele vem.',
    signIn: 'Entrar',
    account: 'Sua conta',
    docs: 'Ler a API',
    contract: 'Documento OpenAPI',
    agents: 'Para agentes',
    steps: [
      ['Assinar', 'Um agente ou aplicativo adiciona feeds para você: RSS, Atom ou JSON Feed.'],
      ['Pedir', 'Diga sobre o que é o briefing, quanto deve durar e em que idioma.'],
      ['Ouvir', 'Dois apresentadores leem para você, com uma transcrição que acompanha e as fontes a um toque.'],
    ],
    footer: 'Cada briefing abre em um link próprio, que só o proprietário distribui.',
  },
  de: {
    skip: 'Zum Inhalt',
    heading: 'Die Nachrichten, denen Sie folgen, als Podcast zum Nachprüfen',
    lead: 'Dieser Dienst macht aus RSS-Abonnements Audio-Briefings in sieben Sprachen. Jeder Satz, der eine Tatsache nennt, führt zu dem Artikel, aus dem sie stammt.',
    signIn: 'Anmelden',
    account: 'Ihr Konto',
    docs: 'Die API lesen',
    contract: 'OpenAPI-Dokument',
    agents: 'Für Agenten',
    steps: [
      ['Abonnieren', 'Ein Agent oder eine App fügt Feeds für Sie hinzu: RSS, Atom oder JSON Feed.'],
      ['Anfordern', 'Sagen Sie, worum es gehen soll, wie lang und in welcher Sprache.'],
      ['Anhören', 'Zwei Stimmen lesen vor, ein Transkript läuft mit, und die Quellen sind einen Fingertipp entfernt.'],
    ],
    footer: 'Jedes Briefing öffnet sich unter einem eigenen Link, den nur weitergibt, wem es gehört.',
  },
  fr: {
    skip: 'Aller au contenu',
    heading: 'L’actualité que vous suivez, en podcast vérifiable',
    lead: 'Ce service transforme des abonnements RSS en briefings audio, en sept langues. Chaque phrase qui énonce un fait renvoie à l’article dont il provient.',
    signIn: 'Se connecter',
    account: 'Votre compte',
    docs: 'Lire l’API',
    contract: 'Document OpenAPI',
    agents: 'Pour les agents',
    steps: [
      ['S’abonner', 'Un agent ou une application ajoute des flux pour vous : RSS, Atom ou JSON Feed.'],
      ['Demander', 'Dites de quoi parle le briefing, combien de temps il dure et dans quelle langue.'],
      [
        'Écouter',
        'Deux présentateurs vous le lisent, avec une transcription qui suit et les sources à portée de doigt.',
      ],
    ],
    footer: 'Chaque briefing s’ouvre par un lien qui lui est propre et que seul son propriétaire transmet.',
  },
  ja: {
    skip: '本文へ移動',
    heading: 'フォローしているニュースを、確かめられるポッドキャストに',
    lead: 'RSSの購読を、7つの言語の音声ブリーフィングにするサービスです。事実を述べる文には、必ず出典の記事へのリンクがあります。',
    signIn: 'ログイン',
    account: 'アカウント',
    docs: 'APIを読む',
    contract: 'OpenAPI文書',
    agents: 'エージェント向け',
    steps: [
      ['購読する', 'エージェントやアプリがフィードを追加します。RSS、Atom、JSON Feedに対応しています。'],
      ['依頼する', 'テーマ、長さ、言語を伝えてください。'],
      ['聴く', '2人の進行役が読み上げます。文字起こしが追いかけ、出典はタップするだけで開きます。'],
    ],
    footer: 'ブリーフィングはそれぞれ固有のリンクで開き、そのリンクを渡せるのは所有者だけです。',
  },
};

export const startWordsFor = (language: Language): StartWords => WORDS[language];
