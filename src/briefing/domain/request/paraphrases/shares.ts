import type { Language } from '../../../../shared/kernel/language.js';
import { isSubject } from '../refusals/attitudes.js';

/** "Half sport, half culture" is both of them. */
const HALVES: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [/(?<!\p{L})half ([^,.;]{2,30}?)(?:,| and|, and)? (?:and )?half (?=\p{L})/iu, '$1 and '],
  de: [
    /(?<!\p{L})(?:halb|zur hälfte) ([^,.;]{2,30}?)(?:,| und)? (?:halb|zur (?:anderen )?hälfte) (?=\p{L})/iu,
    '$1 und ',
  ],
  fr: [/(?<!\p{L})moitié ([^,.;]{2,30}?)(?:,| et)? moitié (?=\p{L})/iu, '$1 et '],
  es: [/(?<!\p{L})(?:la )?mitad (?:de )?([^,.;]{2,30}?)(?:,| y)? (?:la (?:otra )?)?mitad (?:de )?(?=\p{L})/iu, '$1 y '],
  pt: [/(?<!\p{L})metade (?:de )?([^,.;]{2,30}?)(?:,| e)? (?:a outra )?metade (?:de )?(?=\p{L})/iu, '$1 e '],
  zh: [/一半(?:讲|說|说|是)?([^，。,一]{2,10})[，,]?(?:另)?一半(?:讲|說|说|是)?/u, '$1和'],
  ja: [/半分は?([^、。半]{2,12}?)[、で]*(?:もう)?(?:、)?(?:残りの?)?半分は?/u, '$1と'],
};

/** How much of it: "two thirds politics", "70 % Wirtschaft", 七成科技. Behind the subject in Japanese. */
const SHARE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:two|one|three)[- ](?:thirds?|quarters?|fifths?)|(?:about |around |roughly )?(?:a (?:third|quarter|fifth)|\d{1,3} ?(?:%|per ?cent))|the (?:rest|remainder|other \p{L}+)) (?:is |of it |should be |for |on |about |of )*(?=\p{L})/giu,
  de: /(?<!\p{L})(?:(?:zwei|ein|drei) (?:drittel|viertel|fünftel)|(?:etwa |rund |ungefähr )?\d{1,3} ?(?:%|prozent)|(?:den|der) rest) (?:zu |über |für )*(?=\p{L})/giu,
  fr: /(?<!\p{L})(?:(?:deux|un|trois) (?:tiers|quarts?|cinquièmes?)|(?:environ )?\d{1,3} ?(?:%|pour ?cent)|le reste(?: en)?) (?:de |d'|du |sur )?(?=\p{L})/giu,
  es: /(?<!\p{L})(?:(?:dos|un|tres) (?:tercios?|cuartos?|quintos?)|(?:un )?\d{1,3} ?(?:%|por ciento)|(?:el resto|lo demás)) (?:de |del |sobre )?(?=\p{L})/giu,
  pt: /(?<!\p{L})(?:(?:dois|um|três) (?:terços?|quartos?|quintos?)|(?:uns )?\d{1,3} ?(?:%|por cento)|o resto) (?:de |do |da |sobre )?(?=\p{L})/giu,
  zh: /(?:[一二三四五]分之[一二三四]|\d{1,3} ?%|[一二三四五六七八九\d]成|其余)(?:讲|说|是|给|放)?(?=\p{sc=Han})/gu,
  ja: /(?:を|は|が)?(?:[一二三四五\d]分の[一二三四\d]|\d{1,3} ?%|[一二三四五六七八九\d]割)(?:で|、)*/gu,
};
/** That all get as much. */
const EVENLY: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:in equal (?:parts?|measure|shares?)|equally|evenly|fifty[- ]fifty|50[/-]50|half and half|side by side)(?=\s*(?:[,.;!?]|$))/giu,
  de: /,? (?:zu gleichen teilen|gleichermaßen|gleich viel|halbe[- ]halbe|fifty[- ]fifty|je zur hälfte)(?=\s*(?:[,.;!?]|$))/giu,
  fr: /,? (?:à parts égales|à égalité|moitié[- ]moitié|autant l'un que l'autre|équitablement)(?=\s*(?:[,.;!?]|$))/giu,
  es: /,? (?:a partes iguales|en partes iguales|por igual|mitad y mitad|a medias)(?=\s*(?:[,.;!?]|$))/giu,
  pt: /,? (?:em partes iguais|por igual|igualmente|meio a meio|metade metade)(?=\s*(?:[,.;!?]|$))/giu,
  zh: /(?:各占?一半|各半|一样多|对半(?:分)?|平均分配?)/gu,
  ja: /(?:を|は)?(?:半々|半分ずつ|均等|同じくらい)(?:で|に|ずつ)*/gu,
};

/** Shares of two subjects and more say that both are wanted; of one they say how much. */
export function withoutShares(text: string, language: Language): string {
  const halves = text.replace(...HALVES[language]).replace(EVENLY[language], language === 'ja' ? '、' : '');
  const shares = halves.match(SHARE[language]) ?? [];
  return shares.length < 2 ? halves : halves.replace(SHARE[language], language === 'ja' ? '、' : '');
}

const LENGTH = {
  en: '(?:\\p{L}+|\\d+) (?:minutes?|mins?|seconds?)(?!\\p{L})',
  de: '(?:\\p{L}+|\\d+) (?:minuten?|min|sekunden?)(?!\\p{L})',
  fr: '(?:\\p{L}+|\\d+) (?:minutes?|min|secondes?)(?!\\p{L})',
  es: '(?:\\p{L}+|\\d+) (?:minutos?|min|segundos?)(?!\\p{L})',
  pt: '(?:\\p{L}+|\\d+) (?:minutos?|min|segundos?)(?!\\p{L})',
  zh: '[一两二三四五六七八九十\\d]{1,2}分(?:钟|鐘)(?:以内|以內|之内|之內|内|內)?',
  ja: '(?:[一二三四五六]|\\d+)分(?:以内|まで)?(?:に|で)?',
};
/** Of one subject only so long: it is told less of, and nothing is said of the length of all. */
const CAPPED: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [
    new RegExp(
      `(?<!\\p{L})(?:keep|limit|restrict|hold|cap) (?:the )?((?!(?:it|this|that|everything|all)(?!\\p{L}))[^,.;]{2,30}?) (?:to |at |down to )?(?:(?:under|below|at most|no more than|a max(?:imum)? of|less than) )?(?:about )?${LENGTH.en}`,
      'giu',
    ),
    'less ',
  ],
  de: [
    new RegExp(
      `(?<!\\p{L})(?:halte?|begrenze?|beschränke?) (?:den |die |das )?([^,.;]{2,30}?) (?:auf|unter|bei) (?:(?:höchstens|maximal) )?${LENGTH.de}`,
      'giu',
    ),
    'weniger ',
  ],
  fr: [
    new RegExp(
      `(?<!\\p{L})(?:limite[rz]?|garde[rz]?|restreins) (?:le |la |les |l')?([^,.;]{2,30}?) (?:à|sous|en dessous de) (?:(?:maximum|moins d')\\s?)?${LENGTH.fr}`,
      'giu',
    ),
    'moins de ',
  ],
  es: [
    new RegExp(
      `(?<!\\p{L})(?:limita|limite|mantén|mantenga|deja) (?:el |la |los |las )?([^,.;]{2,30}?) (?:a|en|por debajo de) (?:(?:menos de|como mucho|máximo) )?${LENGTH.es}`,
      'giu',
    ),
    'menos ',
  ],
  pt: [
    new RegExp(
      `(?<!\\p{L})(?:limita|limite|mantém|mantenha|deixa) (?:o |a |os |as )?([^,.;]{2,30}?) (?:a|em|abaixo de) (?:(?:menos de|no máximo) )?${LENGTH.pt}`,
      'giu',
    ),
    'menos ',
  ],
  zh: [new RegExp(`(?:把|将)?([^，。,把将]{2,8}?)(?:部分)?(?:控制|限制|压缩|壓縮)(?:在|到)${LENGTH.zh}`, 'gu'), '少讲'],
  ja: [
    new RegExp(
      `([^、。]{2,10}?)(?:の話)?(?:は|を)${LENGTH.ja}(?:抑えて|おさえて|収めて|とどめて|留めて)(?:ください)?`,
      'gu',
    ),
    '',
  ],
};

const REST = '(?<subject>[\\p{L}\\d][^,.;:!?\\n]{1,40}?)';
const END = '(?=\\s*(?:[,.;:!?\\n]|$))';
/** "Not ten minutes of Trump again": less of him, and nothing is said of the length of all. */
const TOO_LONG: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [
    new RegExp(
      `(?<!\\p{L})(?:(?:not|no) (?:yet )?(?:another )?(?:whole )?${LENGTH.en} (?:of|on|about)|(?:last time|yesterday|last week|this morning) (?:you|it) (?:went on|spent|talked|dwelt|was) (?:for )?(?:(?:far|way|much|a bit) )?(?:too long|${LENGTH.en}) (?:about|on|over|talking about)) (?:the )?${REST}(?: (?:again|please|once more))*${END}`,
      'giu',
    ),
    'less',
  ],
  de: [
    new RegExp(
      `(?<!\\p{L})(?:bitte )?nicht (?:schon )?(?:wieder |noch ?mal )?${LENGTH.de} (?:lang )?(?:über |zum? |zur |vom? |nur )?(?:de[nrm] |die |das )?${REST}${END}`,
      'giu',
    ),
    'weniger',
  ],
  fr: [
    new RegExp(
      `(?<!\\p{L})pas (?:encore )?${LENGTH.fr} (?:de |du |d'|sur )(?:la |le |les |l')?${REST}(?: encore(?: une fois)?| svp)?${END}`,
      'giu',
    ),
    'moins de',
  ],
  es: [
    new RegExp(
      `(?<!\\p{L})(?:no (?:me )?(?:pongas|des|cuentes|quiero|hables)|nada de) (?:otra vez |de nuevo )?${LENGTH.es} (?:del?|sobre)(?: la| los| las| el)? ${REST}(?: otra vez)?${END}`,
      'giu',
    ),
    'menos',
  ],
  pt: [
    new RegExp(
      `(?<!\\p{L})(?:não (?:me )?(?:ponha|põe|dê|conte|quero|fale)|nada de) (?:de novo |outra vez )?${LENGTH.pt} (?:d[eoa]s?|sobre)(?: o| a| os| as)? ${REST}(?: de novo| outra vez)?${END}`,
      'giu',
    ),
    'menos',
  ],
  zh: [
    new RegExp(
      `(?:上次|昨天|上回)(?:讲|说)?(?<subject>[^，。,讲说]{1,10}?)(?:讲|说|播)了?(?:快|整整|足足)?(?:太久|太长|${LENGTH.zh})了?(?:[，,]?太[长久]了?)?`,
      'gu',
    ),
    '少讲',
  ],
};
/** "Two sentences will do." */
const ENOUGH: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /[,;.]? ?(?<!\p{L})(?:a|one|two|three|a couple of|a few) (?:sentences?|lines?|words?) (?:will do|would do|is enough|are enough|is plenty|are plenty)(?: (?:for|on|about|there|that|it|me))*/giu,
  de: /[,;.]? ?(?<!\p{L})(?:ein|eine|zwei|drei|ein paar) (?:satz|sätze|zeilen?|worte?) (?:reichen|reicht|genügen|genügt)(?: (?:mir|uns|da|dazu|völlig|dafür|dann|schon))*/giu,
  fr: /[,;.]? ?(?<!\p{L})(?:une|deux|trois|quelques) (?:phrases?|lignes?) (?:me )?(?:suffisent|suffit|suffiront)(?: (?:amplement|largement))?/giu,
  es: /[,;.]? ?(?<!\p{L})(?:(?:con )?(?:una|dos|tres|un par de) (?:frases?|líneas?) (?:me )?(?:bastan?|vale|es suficiente|sobra)|(?:me )?bastan? (?:con )?(?:una|dos|tres) (?:frases?|líneas?))/giu,
  pt: /[,;.]? ?(?<!\p{L})(?:uma|duas|três|umas) (?:frases?|linhas?) (?:me )?(?:bastam?|chegam?|são suficientes|já dá)/giu,
  zh: /[，,]?[一两三二]?(?:两三)?句(?:话)?(?:带过)?就(?:行|够|可以|好)了?/gu,
};

/** Only where it is a subject: "keep it under five minutes" is said of the briefing. */
export function withoutCaps(text: string, language: Language): string {
  const [pattern, less] = CAPPED[language];
  const [tooLong, fewer] = TOO_LONG[language] ?? [];
  const said =
    tooLong === undefined ? text : text.replace(tooLong, `${fewer ?? ''}${language === 'zh' ? '' : ' '}$<subject>`);
  return said.replace(ENOUGH[language] ?? /(?!)/u, '').replace(pattern, (whole, subject: string) => {
    if (!isSubject(subject.trim().toLowerCase(), language)) return whole;
    return language === 'ja' ? `${subject}は少なめに` : `${less}${subject}`;
  });
}
