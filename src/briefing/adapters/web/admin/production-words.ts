import { localised } from '../../../../shared/delivery/web/language/localised.js';

/** The words of what operators see of briefings, in general and without their content. */
interface ProductionWords {
  readonly heading: string;
  readonly inProduction: (count: number) => string;
  readonly oldest: string;
  readonly failed: string;
  readonly noneFailed: string;
  readonly briefings: { readonly title: string; readonly made: string; readonly failed: string };
  readonly times: { readonly title: string; readonly mean: string };
  readonly servers: {
    readonly heading: string;
    readonly speech: string;
    readonly defaultVoices: (threads: number) => string;
    readonly ownModels: string;
    readonly fallback: string;
    readonly fallbacks: Readonly<Record<'default' | 'fail', string>>;
    readonly model: string;
    readonly noModel: string;
    readonly tokens: (tokens: string) => string;
  };
}

const en: ProductionWords = {
  heading: 'Productions',
  inProduction: (count) => (count === 1 ? '1 briefing is being made.' : `${count} briefings are being made.`),
  oldest: 'The oldest was asked for',
  failed: 'Failed last',
  noneFailed: 'No briefing has failed.',
  briefings: { title: 'Briefings that were asked for', made: 'Made', failed: 'Failed' },
  times: { title: 'Time of a production', mean: 'Average' },
  servers: {
    heading: 'Speech and language model',
    speech: 'Speech',
    defaultVoices: (threads) => `Default voices, on ${threads} threads`,
    ownModels: 'Voices of one’s own (sherpa-onnx)',
    fallback: 'When another engine cannot speak',
    fallbacks: { default: 'the default voices speak', fail: 'the briefing fails' },
    model: 'Language model',
    noModel: 'None: the composer writes alone, and nothing is sent anywhere.',
    tokens: (tokens) => `at most ${tokens} tokens a briefing`,
  },
};

const de: ProductionWords = {
  heading: 'Herstellung',
  inProduction: (count) => (count === 1 ? '1 Briefing ist in Arbeit.' : `${count} Briefings sind in Arbeit.`),
  oldest: 'Das älteste wurde angefragt',
  failed: 'Zuletzt gescheitert',
  noneFailed: 'Kein Briefing ist gescheitert.',
  briefings: { title: 'Angefragte Briefings', made: 'Fertig', failed: 'Gescheitert' },
  times: { title: 'Dauer einer Herstellung', mean: 'Im Mittel' },
  servers: {
    heading: 'Sprachausgabe und Sprachmodell',
    speech: 'Sprachausgabe',
    defaultVoices: (threads) => `Mitgelieferte Stimmen, auf ${threads} Threads`,
    ownModels: 'Eigene Stimmen (sherpa-onnx)',
    fallback: 'Wenn eine andere Sprachausgabe ausfällt',
    fallbacks: { default: 'sprechen die mitgelieferten Stimmen', fail: 'scheitert das Briefing' },
    model: 'Sprachmodell',
    noModel: 'Keines: Die Texte entstehen ohne Modell, und nichts wird verschickt.',
    tokens: (tokens) => `höchstens ${tokens} Token je Briefing`,
  },
};

const fr: ProductionWords = {
  heading: 'La production',
  inProduction: (count) => (count <= 1 ? `${count} briefing en cours.` : `${count} briefings en cours.`),
  oldest: 'Le plus ancien a été demandé',
  failed: 'Derniers échecs',
  noneFailed: 'Aucun briefing n’a échoué.',
  briefings: { title: 'Briefings demandés', made: 'Réalisés', failed: 'Échoués' },
  times: { title: 'Durée d’une production', mean: 'Moyenne' },
  servers: {
    heading: 'Voix et modèle de langage',
    speech: 'Voix',
    defaultVoices: (threads) => `Voix fournies, sur ${threads} fils d’exécution`,
    ownModels: 'Voix personnelles (sherpa-onnx)',
    fallback: 'Si un autre moteur ne peut pas parler',
    fallbacks: { default: 'les voix fournies parlent', fail: 'le briefing échoue' },
    model: 'Modèle de langage',
    noModel: 'Aucun : les textes sont composés sans modèle, et rien n’est envoyé.',
    tokens: (tokens) => `${tokens} jetons au plus par briefing`,
  },
};

const es: ProductionWords = {
  heading: 'Producción',
  inProduction: (count) => (count === 1 ? '1 briefing en curso.' : `${count} briefings en curso.`),
  oldest: 'El más antiguo se pidió',
  failed: 'Últimos fallos',
  noneFailed: 'Ningún briefing ha fallado.',
  briefings: { title: 'Briefings pedidos', made: 'Hechos', failed: 'Fallidos' },
  times: { title: 'Duración de una producción', mean: 'Media' },
  servers: {
    heading: 'Voz y modelo de lenguaje',
    speech: 'Voz',
    defaultVoices: (threads) => `Voces incluidas, en ${threads} hilos`,
    ownModels: 'Voces propias (sherpa-onnx)',
    fallback: 'Si otro motor no puede hablar',
    fallbacks: { default: 'hablan las voces incluidas', fail: 'el briefing falla' },
    model: 'Modelo de lenguaje',
    noModel: 'Ninguno: los textos se componen sin modelo y no se envía nada.',
    tokens: (tokens) => `como máximo ${tokens} tokens por briefing`,
  },
};

const pt: ProductionWords = {
  heading: 'Produção',
  inProduction: (count) => (count === 1 ? '1 briefing em produção.' : `${count} briefings em produção.`),
  oldest: 'O mais antigo foi pedido',
  failed: 'Últimas falhas',
  noneFailed: 'Nenhum briefing falhou.',
  briefings: { title: 'Briefings pedidos', made: 'Feitos', failed: 'Com falha' },
  times: { title: 'Duração de uma produção', mean: 'Média' },
  servers: {
    heading: 'Voz e modelo de linguagem',
    speech: 'Voz',
    defaultVoices: (threads) => `Vozes incluídas, em ${threads} threads`,
    ownModels: 'Vozes próprias (sherpa-onnx)',
    fallback: 'Quando outro motor não consegue falar',
    fallbacks: { default: 'falam as vozes incluídas', fail: 'o briefing falha' },
    model: 'Modelo de linguagem',
    noModel: 'Nenhum: os textos são compostos sem modelo e nada é enviado.',
    tokens: (tokens) => `no máximo ${tokens} tokens por briefing`,
  },
};

const ja: ProductionWords = {
  heading: '制作',
  inProduction: (count) => `制作中のブリーフィング ${count}件`,
  oldest: '最も古い依頼',
  failed: '最近の失敗',
  noneFailed: '失敗したブリーフィングはありません。',
  briefings: { title: '依頼されたブリーフィング', made: '完成', failed: '失敗' },
  times: { title: '制作にかかった時間', mean: '平均' },
  servers: {
    heading: '音声と言語モデル',
    speech: '音声',
    defaultVoices: (threads) => `標準の声（${threads}スレッド）`,
    ownModels: '独自の声（sherpa-onnx）',
    fallback: 'ほかの音声エンジンが話せないとき',
    fallbacks: { default: '標準の声が話す', fail: 'ブリーフィングは失敗する' },
    model: '言語モデル',
    noModel: 'なし。文章はモデルなしで作られ、外部には何も送られません。',
    tokens: (tokens) => `ブリーフィングごとに最大${tokens}トークン`,
  },
};

const zh: ProductionWords = {
  heading: '制作',
  inProduction: (count) => `${count} 份简报正在制作。`,
  oldest: '其中最早的请求时间',
  failed: '最近的失败',
  noneFailed: '没有失败的简报。',
  briefings: { title: '请求的简报', made: '已完成', failed: '失败' },
  times: { title: '制作用时', mean: '平均' },
  servers: {
    heading: '语音和语言模型',
    speech: '语音',
    defaultVoices: (threads) => `默认声音，使用 ${threads} 个线程`,
    ownModels: '自备声音（sherpa-onnx）',
    fallback: '其他引擎无法朗读时',
    fallbacks: { default: '由默认声音朗读', fail: '简报失败' },
    model: '语言模型',
    noModel: '无：文稿不用模型撰写，也不会向外发送任何内容。',
    tokens: (tokens) => `每份简报最多 ${tokens} 个 token`,
  },
};

export const productionWordsFor = localised<ProductionWords>({ en, zh, es, pt, de, fr, ja });
