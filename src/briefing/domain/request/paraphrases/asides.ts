import type { Language } from '../../../../shared/kernel/language.js';
import { isSubject } from '../refusals/attitudes.js';
import { refuses } from './refusing.js';

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
export const withoutJudgement = (text: string, language: Language): string => {
  const at = text.search(JUDGED[language] ?? /(?!)/u);
  return at < 0 || !refuses(text.slice(0, at), language) ? text : text.replace(JUDGED[language] ?? '', '');
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

/** "Heb dir den Sport für den Schluss auf": "spar dir" alone refuses. */
const SAVED: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [
    /(?<!\p{L})(?:leave|save|keep|hold|put) (?:the )?((?!(?:it|that|this|them|those|everything)(?!\p{L}))[^,.;!?]{2,30}?) (?:till|until|to|for|at) (?:the )?(?:very )?(?:end|last)(?!\p{L})/iu,
    '$1 at the end',
  ],
  de: [
    /(?<!\p{L})(?:hebe?|spare?) (?:dir |mir |uns )?(?:bitte )?(?:den |die |das )?([^,.;!?]{2,30}?) (?:für den|bis zum|für das|bis ganz zum) (?:schluss|ende)(?: auf)?(?!\p{L})/iu,
    '$1 zum Schluss',
  ],
};

export const withoutSaving = (text: string, language: Language): string => {
  const saved = SAVED[language];
  return saved === undefined ? text : text.replace(...saved);
};

/** "Real science", "Wissenschaft, die ernst zu nehmen ist": it is science all the same. */
const EARNEST: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/(?<!\p{L})(?:real|proper|serious|actual|genuine|decent|solid|hard|quality) (?<subject>\p{L}+)(?!\p{L})/giu],
  de: [/(?<!\p{L})(?:echte|richtige|seriöse|ernsthafte|solide|gute)[nrs]? (?<subject>\p{Lu}\p{L}+)(?!\p{L})/gu],
  fr: [
    /(?<!\p{L})(?:vraie?s?|bonnes?|bons?) (?<subject>\p{L}+)(?!\p{L})/giu,
    /(?<!\p{L})(?<subject>\p{L}+) (?:sérieuse?s?|digne de ce nom|de qualité)(?!\p{L})/giu,
  ],
  es: [/(?<!\p{L})(?<subject>\p{L}+) (?:de verdad|en serio|seri[oa]s?|de calidad)(?!\p{L})/giu],
  pt: [/(?<!\p{L})(?<subject>\p{L}+) (?:de verdade|a sério|séri[oa]s?|de qualidade)(?!\p{L})/giu],
  zh: [/(?:真正的|严肃的|正经的|像样的)(?<subject>\p{sc=Han}{2,4})/gu],
  ja: [/(?:本物の|真面目な|まじめな|まともな|本格的な)(?<subject>[\p{sc=Han}\p{sc=Katakana}ー]{2,8})/gu],
};

export const withoutEarnest = (text: string, language: Language): string =>
  EARNEST[language].reduce(
    (before, pattern) =>
      before.replace(pattern, (said: string, ...rest: readonly unknown[]) => {
        const { subject = '' } = rest.at(-1) as Readonly<Record<string, string>>;
        return isSubject(subject.toLowerCase(), language) ? subject : said;
      }),
    text,
  );

/** Laughter, "in that order", and why something is refused that was named before it. */
const CHAT =
  /(?<!\p{L})(?:(?:ja){2,}j?|(?:je){2,}|k{3,}|(?:rs){2,}|(?:ha){2,}h?|lol|mdr|ptdr|xd|in that order|no offen[cs]e|per se|tout court|a secas|an sich|nichts für ungut|sans vouloir offenser|sin (?:ánimo de )?ofender|sem ofensa|in dieser reihenfolge|in der reihenfolge|dans cet ordre|en ese orden|en este orden|nessa ordem|nesta ordem)(?!\p{L})/giu;

/** Said of what was refused before: "everything except AI, I'm sick of hearing about it". */
const FED_UP =
  /(?<=(?<!\p{L})(?:no|not|except|without|skip|leave|drop|minus|but)(?!\p{L})[^.;!?]{1,60}), i'm (?:so )?(?:sick(?: to death)?|tired|fed up) (?:of|with) (?:hearing )?(?:about )?(?:it|that|them)[^,.;!?\n]*/giu;

/** Said once more of what was refused before it: "Kriege nerven mich, die lassen Sie weg". */
const THOSE_AWAY: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?<=(?:auf|nerven|nervt|mich|nicht|kein\p{L}* [^,.;!?]{1,40})), (?:die|den|das|es|ihn) (?:lassen sie|lass|lasst|lässt du|kannst du) (?:bitte |mal |also )*(?:weg|aus|raus|weglassen)(?=\s*(?:[,.;!?\n]|$))/giu,
};

/** "Anything but Trump. I don't care if it's tractors." */
const INDIFFERENT: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<!\p{L})(?:and )?i (?:really )?(?:don't|do not|couldn't) (?:care|mind)(?: less)? (?:if|whether) (?:it's|it is|they're|that's) [^,.;!?\n]{1,40}/giu,
  de: /(?<!\p{L})(?:mir ist )?(?:ganz )?(?:egal|wurscht|wurst|gleich)(?: ist mir)?,? (?:ob|wenn) (?:es|das) (?:um )?[^,.;!?\n]{1,40}(?:geht|ist|sind)/giu,
  fr: /(?<!\p{L})(?:peu importe|je m'en fiche|ça m'est égal),? (?:si|que) (?:c'est|ce soit|ça parle) [^,.;!?\n]{1,40}/giu,
  es: /(?<!\p{L})(?:me da igual|no me importa) (?:si|que) (?:es|sea|son|sean|habla|hable) [^,.;!?\n]{1,40}/giu,
  pt: /(?<!\p{L})(?:não me importo|tanto faz|não ligo) se (?:for|forem|é|são) [^,.;!?\n]{1,40}/giu,
};

export const withoutChat = (text: string, language: Language): string =>
  text
    .replace(CHAT, '')
    .replace(FED_UP, '')
    .replace(THOSE_AWAY[language] ?? /(?!)/u, '')
    .replace(INDIFFERENT[language] ?? /(?!)/u, '');

/** Whom it is for, or who is spoken to: "Pour ma cliente : …", "Senhor assistente, …". */
const ADDRESSED =
  /^(?:(?:hello|hi|hey|dear|hallo|liebe[rs]?|bonjour|cher|chère|hola|estimad[oa]|olá|bom dia|car[oa]|senhora?|señora?|monsieur|madame),? )*(?:(?:assistant|assistent|assistente|asistente|agent|agente|team|bot)|(?:for|für|pour|para) (?:an?|my|our|the|eine[nr]?|meine[nr]?|unsere[nr]?|un|une|ma|mon|notre|mes|la|el|mi|una|nuestr[oa]|o|a|uma?|minha|meu) (?!(?:most|moment|day|next|nächste|prochain|próxim)\p{L}*)\p{L}+) ?[,:] ?/iu;

export const withoutAddress = (text: string): string => text.replace(ADDRESSED, '');

/** "… and one funny story at the end": no place of what was named before it. */
const LIGHT_END =
  /(?:,? and)? (?:one|a|an|something|maybe one|just one) (funny|light|lighter|happy|cheerful|nice|weird|uplifting)(?: (?:story|one|item|thing|piece))? (?:at the (?:very )?end|to (?:finish|end|close)(?: with| on)?|last|for last)(?=\s*(?:[,.;!?]|$))/iu;

export const withLightEnd = (text: string, language: Language): string =>
  language === 'en' ? text.replace(LIGHT_END, ', finish with something $1') : text;

/** "The situation in Sudan" is what is new of Sudan. */
const SITUATION: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<!\p{L})(?:the )?(?:current |latest )?situation (?:in|of|with|around|on) /giu,
  de: /(?<!\p{L})(?:die |der )?(?:aktuelle |momentane )?lage (?:in der|im|in|um die|um den|um|bei) /giu,
  fr: /(?<!\p{L})la situation (?:actuelle )?(?:en |au |aux |à |dans |de |du |des |d')/giu,
  es: /(?<!\p{L})la situación (?:actual )?(?:en|del|de) /giu,
  pt: /(?<!\p{L})a situação (?:atual )?(?:em|n[oa]s?|d[eoa]s?) /giu,
};

export const withoutSituation = (text: string, language: Language): string =>
  text.replace(SITUATION[language] ?? /(?!)/u, '');

/** What goes before a colon and announces only. */
const LABEL =
  /^(?:a |ein |un |une |um |uma )?(?:quick |short |small |kleiner |kurzer |petite |pequeño |pequena )?(?:heads-?up|note|fyi|hint|hinweis|anmerkung|info|notiz|précision|remarque|rappel|aviso|nota|observación|lembrete|observação|提醒(?:一下)?|备注|注意|说明|備考) ?[:：] ?/iu;

export const withoutLabel = (text: string): string => text.replace(LABEL, '');
