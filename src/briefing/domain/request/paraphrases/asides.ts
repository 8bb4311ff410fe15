import type { Language } from '../../../../shared/kernel/language.js';

/** What somebody used to like is no wish: "I used to like tennis but …", 以前喜欢网球，现在… */
const ONCE: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}])i used to (?:like|love|enjoy|follow|watch|listen to)[^,.;!?]{1,40}?(?:,? but|,|;)(?: (?:these days|nowadays|now|today|lately))?/iu,
  de: /(?<!\p{L})(?:früher|einst|damals) (?:mochte|liebte|hörte|verfolgte|hab) ich[^,.;!?]{1,40}?(?:,? aber|,|;)(?: (?:heute|jetzt|inzwischen|mittlerweile))?/iu,
  fr: /(?<!\p{L})(?:avant|autrefois|jadis),? (?:j'aimais|j'adorais|je suivais)[^,.;!?]{1,40}?(?:,? mais|,|;)(?: (?:maintenant|aujourd'hui|désormais))?/iu,
  es: /(?<!\p{L})antes (?:me gustaban?|me encantaban?|seguía|veía)[^,.;!?]{1,40}?(?:,? pero|,|;)(?: (?:ahora|hoy|últimamente))?/iu,
  pt: /(?<!\p{L})antes (?:eu )?(?:gostava|adorava|seguia|acompanhava)[^,.;!?]{1,40}?(?:,? mas|,|;)(?: (?:agora|hoje|ultimamente))?/iu,
  zh: /(?:以前|从前|過去|过去|曾经)(?:我)?(?:很|挺|都)?(?:喜欢|喜歡|爱|愛)(?!的)[^，。；！？,.]{1,15}[，,](?:但是?|不过)?(?:现在|現在|如今)?/u,
  ja: /(?:昔|以前|前)は?[^、。]{1,20}?(?:好き|大好き|見て|聞いて)(?:だった|でした|いた|いました)(?:けど|けれど|が)、?(?:今|最近|いま)?(?:は|では)?/u,
};

export const withoutOnce = (text: string, language: Language): string => text.replace(ONCE[language], '');

/** A judgement behind what was said: "…, they're awful", "…, c'est affreux". */
const JUDGED: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /,? (?:they're|they are|it's|it is|that's) (?:just |so |really |too |all )*(?:awful|horrible|terrible|boring|dreadful|depressing|annoying|stupid|dull|sad|great|wonderful|lovely|amazing)(?=\s*(?:[.!?]|$))/iu,
  de: /, (?:die|das|es|sie) (?:sind|ist) (?:einfach |so |nur |echt |zu )*(?!(?:tout|todo|tudo|alles|all|bon|ok|non|no|não|nein)(?!\p{L}))\p{Ll}+(?=\s*(?:[.!?]|$))/u,
  fr: /, (?:c'est|ils sont|elles sont) (?:vraiment |trop |si |tellement )?(?!(?:tout|todo|tudo|alles|all|bon|ok|non|no|não|nein)(?!\p{L}))\p{Ll}+(?=\s*(?:[.!?]|$))/u,
  es: /, (?:son|es|están?) (?:muy |tan |demasiado )?(?!(?:tout|todo|tudo|alles|all|bon|ok|non|no|não|nein)(?!\p{L}))\p{Ll}+(?=\s*(?:[.!?]|$))/u,
  pt: /, (?:são|é|estão|está) (?:muito |tão |demais )?(?!(?:tout|todo|tudo|alles|all|bon|ok|non|no|não|nein)(?!\p{L}))\p{Ll}+(?=\s*(?:[.!?]|$))/u,
};

/** Where nothing was refused before it, it may be what refuses: "Football, it's awful". */
const REFUSED: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /n't|(?<!\p{L})(?:not|no|never|without|skip|leave|drop)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:kein\p{L}*|nicht|nichts|ohne|lass|weg)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas|plus|sans|rien|jamais)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|sin|nada|ni)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|sem|nada|nem)(?!\p{L})/iu,
};

export const withoutJudgement = (text: string, language: Language): string => {
  const at = text.search(JUDGED[language] ?? /(?!)/u);
  return at < 0 || REFUSED[language]?.test(text.slice(0, at)) !== true
    ? text
    : text.replace(JUDGED[language] ?? '', '');
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
