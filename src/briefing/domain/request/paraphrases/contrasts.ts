import type { Language } from '../../../../shared/kernel/language.js';

/** What is set against what, and the same as a refusal and a wish. */
const CONTRASTS: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  de: [
    // "alles, was Trump erwähnt"
    [
      /(?<=(?<!\p{L})(?:alles|nichts)),? (?:was|das) ([^,.;]{1,30}?) (?:erwähnt|betrifft|behandelt|angeht|anspricht)(?!\p{L})/giu,
      ' über $1',
    ],
  ],
  fr: [
    [/(?:ce n'est|c'est) pas que ([^,.;]{1,40}?) me (?:dérange|déplaise|déplaît|gêne)(?:nt)?/giu, '$1'],
    [/^que (?=(?:(?:l[ae]s?|du|des|de la) |l')(?!.*(?<!\p{L})n(?:e |')))/iu, 'uniquement '],
  ],
  zh: [
    [
      /(?:我)?(?:觉得|感觉|认为|覺得)([^，。；！？,]{2,10}?)(?:都)?(?:很|太|好|真|挺|有点|非常)(?:闷|悶|无聊|無聊|烦|煩|没意思|沒意思|乏味|枯燥|没劲)(?:了)?/gu,
      '不要$1',
    ],
    // 不是体育(，)而是政治
    [
      /(?<!是|要)(?:我?(?:想听|要|要听)的)?不是([^，。；！？,\n]{1,12}?)[，,]?(?:而是|而|[，,]是|[，,]我?(?:想听|要)的?是)(?!不是)([^，。；！？,\n]{1,14})/gu,
      '不要$1，想听$2',
    ],
    [
      /与其(?:听|讲|说|聊)?([^，。；！？,\n]{1,12}?)[，,]?(?:还)?(?:不如|倒不如|宁可|宁愿)(?:听|讲|说|聊)?/gu,
      '不要$1，想听',
    ],
    [
      /用([^，。；！？,\n把给]{1,10}?)(?:来)?(?:代替|取代|替代|替换)(?:掉)?([^，。；！？,\n]{1,10})/gu,
      '不要$2，想听$1',
    ],
    // 一点体育都不要
    [
      /(?:一|半)(?:点|點|条|條|丁点|个字)(?:儿|的)?([^，。；！？,\n一半点]{2,8}?)(?:的?(?:新闻|消息|内容))?(?:都|也)(?:不要|不想听|不需要|不用)(?:有|了)?/gu,
      '不要$1',
    ],
  ],
  ja: [
    // 政治しか聞きたくない
    [
      /しか(?:話)?(?:聞きたく|聴きたく|知りたく|聞か|いら|要ら|興味(?:が|は)?|関心(?:が|は)?|欲しく|ほしく|見たく|必要)(?:は)?(?:ない|ありません|ないです|ございません|ねぇ|ん)(?:です)?/gu,
      'だけ',
    ],
  ],
};

/** "a briefing that covers X and disregards Y" is told to cover X and to disregard Y. */
const WORKS =
  '(?:briefing|podcast|episode|summary|digest|overview|report|show|programme|program|round-?up|update|edition)';
const TOLD: Readonly<Record<string, string>> = {
  covers: 'cover',
  includes: 'include',
  features: 'include',
  contains: 'include',
  concentrates: 'concentrate',
  focuses: 'focus',
  centers: 'focus',
  centres: 'focus',
  excludes: 'exclude',
  omits: 'omit',
  disregards: 'ignore',
  ignores: 'ignore',
  skips: 'skip',
  avoids: 'avoid',
  leaves: 'leave',
  'does not': "don't",
  "doesn't": "don't",
};
const VERB = Object.keys(TOLD).join('|');
const THAT = new RegExp(`(?<=(?<!\\p{L})${WORKS}) (?:that|which) (${VERB})(?!\\p{L})`, 'giu');
const AND = new RegExp(`(?<=(?<!\\p{L})(?:and|but|,)) (${VERB})(?!\\p{L})`, 'giu');

export function withoutRelatives(text: string, language: Language): string {
  if (language !== 'en' || text.search(THAT) < 0) return text;
  const told = (verb: string): string => TOLD[verb.toLowerCase()] ?? verb;
  return text.replace(THAT, (_, verb: string) => `: ${told(verb)}`).replace(AND, (_, verb: string) => ` ${told(verb)}`);
}

/** What somebody used to like is no wish: "I used to like tennis but …", 以前喜欢网球，现在… */
const ONCE: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}])i used to (?:like|love|enjoy|follow|watch|listen to)[^,.;!?]{1,40}?(?:,? but|,|;)(?: (?:these days|nowadays|now|today|lately))?/iu,
  de: /(?<!\p{L})(?:früher|einst|damals) (?:mochte|liebte|hörte|verfolgte|hab) ich[^,.;!?]{1,40}?(?:,? aber|,|;)(?: (?:heute|jetzt|inzwischen|mittlerweile))?/iu,
  fr: /(?<!\p{L})(?:avant|autrefois|jadis),? (?:j'aimais|j'adorais|je suivais)[^,.;!?]{1,40}?(?:,? mais|,|;)(?: (?:maintenant|aujourd'hui|désormais))?/iu,
  es: /(?<!\p{L})antes (?:me gustaban?|me encantaban?|seguía|veía)[^,.;!?]{1,40}?(?:,? pero|,|;)(?: (?:ahora|hoy|últimamente))?/iu,
  pt: /(?<!\p{L})antes (?:eu )?(?:gostava|adorava|seguia|acompanhava)[^,.;!?]{1,40}?(?:,? mas|,|;)(?: (?:agora|hoje|ultimamente))?/iu,
  zh: /(?:以前|从前|過去|过去|曾经)(?:我)?(?:很|挺|都)?(?:喜欢|喜歡|爱|愛)[^，。；！？,.]{1,15}[，,](?:但是?|不过)?(?:现在|現在|如今)?/u,
  ja: /(?:昔|以前|前)は?[^、。]{1,20}?(?:好き|大好き|見て|聞いて)(?:だった|でした|いた|いました)(?:けど|けれど|が)、?(?:今|最近|いま)?(?:は|では)?/u,
};

export const withoutOnce = (text: string, language: Language): string => text.replace(ONCE[language], '');

/** A judgement behind what was said: "…, they're awful", "…, c'est affreux". */
const JUDGED: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /,? (?:they're|they are|it's|it is|that's) (?:just |so |really |too |all )*(?:awful|horrible|terrible|boring|dreadful|depressing|annoying|stupid|dull|sad|great|wonderful|lovely|amazing)(?=\s*(?:[.!?]|$))/iu,
  de: /, (?:die|das|es|sie) (?:sind|ist) (?:einfach |so |nur |echt |zu )*\p{Ll}+(?=\s*(?:[.!?]|$))/u,
  fr: /, (?:c'est|ils sont|elles sont) (?:vraiment |trop |si |tellement )?\p{Ll}+(?=\s*(?:[.!?]|$))/u,
  es: /, (?:son|es|están?) (?:muy |tan |demasiado )?\p{Ll}+(?=\s*(?:[.!?]|$))/u,
  pt: /, (?:são|é|estão|está) (?:muito |tão |demais )?\p{Ll}+(?=\s*(?:[.!?]|$))/u,
};

export const withoutJudgement = (text: string, language: Language): string => {
  const judged = JUDGED[language];
  return judged === undefined ? text : text.replace(judged, '');
};

/** "Don't start with X; start with Y" says nothing of X but that it is not the first. */
const NOT_FIRST: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [
    /(?:don't|do not|never) (?:start|begin|open|lead|kick off) with [^,.;!?]{1,40}[,.;] ?(?:but with (?=\S))?/iu,
    'start with ',
  ],
  de: [
    /(?:fang|fange|beginne?|starte?) (?:bloß |bitte |ja |auf keinen fall )?nicht mit [^,.;!?]{1,40}[,.;] ?(?:sondern mit (?=\S))?/iu,
    'beginne mit ',
  ],
  fr: [
    /(?:surtout )?(?:ne )?(?:commence|commencez|débute|débutez|ouvre) (?:surtout )?pas (?:par|avec) [^,.;!?]{1,40}[,.;] ?(?:mais (?:par|avec) (?=\S))?/iu,
    'commence par ',
  ],
  es: [
    /(?:no (?:empieces|empiece|empiecen|comiences|comience|arranques)|ni se te ocurra (?:empezar|comenzar)) (?:por|con) [^,.;!?]{1,40}[,.;] ?(?:sino (?:por|con) (?=\S))?/iu,
    'empieza por ',
  ],
  pt: [
    /(?:não (?:comece|comeces|comecem)|nem penses? em começar) (?:por|com|pel[ao]s?) [^,.;!?]{1,40}[,.;] ?(?:mas sim (?:por|com|pel[ao]s?) (?=\S))?/iu,
    'comece por ',
  ],
  zh: [/(?:千万|可|请)?(?:别|不要)(?:从|先讲|先说|先播)[^，。；！？,.;]{1,12}?(?:讲起|说起|开始)?[，。；,.;]/u, ''],
  ja: [/[^、。,.]{1,15}?(?:の話|のニュース)?から(?:始めない|はじめない)で(?:ください|ね)?[、。,.]/u, ''],
};

export function withoutDeniedPlace(text: string, language: Language): string {
  const [pattern, opening] = NOT_FIRST[language];
  // "… sondern mit Musik" goes on without a verb of its own.
  return text.replace(pattern, (said) =>
    /(?:but with|sondern mit|mais (?:par|avec)|sino (?:por|con)|mas sim \p{L}+) $/iu.test(said) ? opening : '',
  );
}

/** What goes before a colon and announces only. */
const LABEL =
  /^(?:a |ein |un |une |um |uma )?(?:quick |short |small |kleiner |kurzer |petite |pequeño |pequena )?(?:heads-?up|note|fyi|hint|hinweis|anmerkung|info|notiz|précision|remarque|rappel|aviso|nota|observación|lembrete|observação|提醒(?:一下)?|备注|注意|说明|備考) ?[:：] ?/iu;

export const withoutLabel = (text: string): string => text.replace(LABEL, '');

export const withPlainContrasts = (text: string, language: Language): string =>
  (CONTRASTS[language] ?? []).reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
