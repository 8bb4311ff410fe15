import type { Language } from '../../../../shared/kernel/language.js';
import type { NamedTopic, Understood } from '../understood.js';
import { isSubject } from './attitudes.js';

/** "Wenn schon Sport, dann Formel 1", 体育只有网球才听: of a subject one part, whatever else there is. */
export interface PartOnly {
  readonly whole: string;
  readonly part: string;
  readonly rest: string;
}

const BEFORE = '(?<![\\p{L}\\p{N}])';
const WORDS = '(?!\\s)[^,.;!?:，。；！？]{2,30}?';
const END = '(?=\\s*(?:[,.;!?，。；！？]|$))';
const pattern = (source: string): RegExp => new RegExp(source, 'u');

const PATTERNS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    pattern(
      `${BEFORE}(?<whole>${WORDS}),? only (?:if|when|where) (?:it's|it is|they're|there's)(?: about)? (?:the )?(?<part>${WORDS})${END}`,
    ),
    pattern(
      `${BEFORE}(?:(?:of|in|from|when it comes to|as for) )?(?<whole>${WORDS})[?,:]? (?:it's )?only (?:the )?(?<part>${WORDS})(?: ever| really)? (?:interests? (?:me|us)|matters?(?: to me)?|counts|will do|gets through|is (?:welcome|allowed|ok|okay|fine)|that interests me|thanks|please)${END}`,
    ),
    pattern(
      `${BEFORE}if (?:it (?:has to|must|really has to) be|there (?:has to|must) be|you must (?:do|bring|have|tell me)|we must have|i must have) (?:some |any )?(?<whole>${WORDS}),? (?:then )?(?:make it |let it be |only |just )(?<part>${WORDS})${END}`,
    ),
  ],
  de: [
    pattern(
      `${BEFORE}(?<whole>${WORDS}),? nur,? (?:wenn|falls) es (?:sich )?(?:um )?(?:die |den |das |der )?(?<part>${WORDS}) (?:geht|handelt|ist|sind)${END}`,
    ),
    pattern(
      `${BEFORE}(?:vom|von der|von den|aus dem|aus der|im|in der|beim|bei der) (?<whole>${WORDS}) (?:interessiert|interessieren|will|möchte|brauche|reizt|mag)(?: mich| mir| ich)? (?:nur|bloß|höchstens|lediglich|allenfalls|ausschließlich|allein) (?:der |die |das )?(?<part>${WORDS})(?: hören| wissen| haben)?${END}`,
    ),
    pattern(
      `${BEFORE}wenn (?:schon|überhaupt|es denn) (?<whole>${WORDS})(?: sein muss)?,? (?:dann )?(?:bitte |nur |höchstens |allenfalls )*(?<part>${WORDS})${END}`,
    ),
  ],
  fr: [
    pattern(
      `${BEFORE}(?:le |la |les |l')?(?<whole>${WORDS}),? (?:seulement|uniquement) (?:s'il s'agit (?:de |du |des |d')|si c'est )(?:la |le |les |l')?(?<part>${WORDS})${END}`,
    ),
    pattern(
      `${BEFORE}(?:dans|du|de|en|côté|niveau) (?:le |la |l')?(?<whole>${WORDS}),? (?:il n'y a que|seul|seule|seuls|uniquement|juste|je ne veux que|je n'écoute que) (?:du |le |la |les |l')?(?<part>${WORDS})(?: (?:qui )?m'intéresse\\p{L}*| me \\p{L}+)?${END}`,
    ),
    pattern(
      `${BEFORE}(?:s'il faut|tant qu'à avoir|quitte à avoir|si c'est) (?:absolument |vraiment )?(?:du |de la |de l'|des )?(?<whole>${WORDS}),? (?:alors |autant |que ce soit |seulement )+(?:du |de la |de l'|des |le |la |les )?(?<part>${WORDS})${END}`,
    ),
  ],
  es: [
    pattern(
      `${BEFORE}(?<whole>${WORDS}),? (?:solo|sólo|solamente) si (?:es|son|se trata de)(?: el| la| los| las)? (?<part>${WORDS})${END}`,
    ),
    pattern(
      `${BEFORE}(?:del?|en|en cuanto al?|sobre) (?:la |los |las |el )?(?<whole>${WORDS}),? (?:a mí )?(?:solo|sólo|solamente|únicamente) (?:me (?:interesan?|importan?|gustan?)|quiero|aguanto|pon(?:me)?) (?:el |la |los |las )?(?<part>${WORDS})${END}`,
    ),
    pattern(
      `${BEFORE}(?:si hay|si tiene que haber|si ha de haber|si me pones) (?<whole>${WORDS}),? (?:entonces )?que sea (?:solo )?(?:el |la |los |las |de )*(?<part>${WORDS})${END}`,
    ),
  ],
  pt: [
    pattern(
      `${BEFORE}(?<whole>${WORDS}),? (?:só|somente|apenas) se (?:for|forem|se tratar d[eoa]s?)(?: o| a| os| as)? (?<part>${WORDS})${END}`,
    ),
    pattern(
      `${BEFORE}(?:d[oae]s?|n[oa]s?|em|quanto a[os]?) (?<whole>${WORDS}),? (?:só|somente|apenas) (?:me (?:interessam?|importam?)|quero|aguento|gosto de) (?:o |a |os |as )?(?<part>${WORDS})${END}`,
    ),
    pattern(
      `${BEFORE}(?:se for|se tiver que ter|se tiver de haver|se houver|se é) (?:pra ter |para ter )?(?<whole>${WORDS}),? (?:então )?que seja (?:só )?(?:o |a |os |as |de )*(?<part>${WORDS})${END}`,
    ),
  ],
  zh: [
    pattern(
      `(?<=^|[，。；！？,.])(?<whole>[^，。；！？,]{2,6}?)(?:新闻|方面)?(?:只要|只听|只讲)(?<part>[^，。；！？,的]{2,10})${END}`,
    ),
    pattern(
      `(?<whole>[^，。；！？,]{2,8}?)(?:里面?|中|方面|当中|类)?(?:的话)?[，,]?我(?:只|仅)(?:对|想听|要听|听|关心|喜欢|爱听|要)(?<part>[^，。；！？,]{2,10}?)(?:感兴趣|有兴趣|就行|就好)?${END}`,
    ),
    pattern(
      `(?<whole>[^，。；！？,]{2,8}?)(?:的话)?[，,]?(?:只有|除非是?|要是|仅限)(?<part>[^，。；！？,]{2,10}?)(?:的(?:时候|话)?)?才(?:听|要|看|行|可以|给我|说|讲|关心|感兴趣)[我的]?`,
    ),
    pattern(
      `(?:要听|真要听|非要讲|要讲|如果有|要有)(?<whole>[^，。；！？,]{2,8}?)(?:的话)?[，,]?(?:那?就|也)?(?:只|仅)(?:听|讲|说|要)(?<part>[^，。；！？,]{2,10})`,
    ),
  ],
  ja: [
    pattern(
      `(?<=^|[、。！？,.])(?<whole>[^、。！？,]{2,8}?)は(?<part>[^、。！？,はも]{2,12}?)(?:だけ|のみ)(?:で|に)?${END}`,
    ),
    pattern(
      `(?<whole>[^、。！？,]{2,10}?)(?:の中で|のうち|の中では|関連で)(?:興味があるのは|聞きたいのは|好きなのは|気になるのは)?(?<part>[^、。！？,はも]{2,12}?)(?:だけ|のみ)`,
    ),
    pattern(
      `(?<whole>[^、。！？,]{2,10}?)(?:は|なら|だったら)(?<part>[^、。！？,はも]{2,12}?)(?:に限って|に限り|の場合だけ|ならOK|ならok|なら聞く|なら聞きたい|なら可)`,
    ),
  ],
};

/** null: a request says no such thing of a subject that is known. */
export function partOnlyIn(shown: string, lower: string, language: Language): PartOnly | null {
  for (const one of PATTERNS[language]) {
    const match = one.exec(lower);
    const { whole, part } = match?.groups ?? {};
    if (match === null || whole === undefined || part === undefined || !isSubject(whole, language)) continue;
    const at = lower.indexOf(part, match.index + match[0].indexOf(whole) + whole.length);
    const rest = `${shown.slice(0, match.index)} ${shown.slice(match.index + match[0].length)}`.trim();
    return { whole, part: shown.slice(at, at + part.length), rest };
  }
  return null;
}

/** The whole is refused but for its part. */
export function withPartOnly(rest: Understood, whole: readonly NamedTopic[], part: readonly NamedTopic[]): Understood {
  return {
    ...rest,
    wanted: [...rest.wanted, ...part],
    spared: [...(rest.spared ?? []), ...part],
    excluded: [...rest.excluded, ...whole],
  };
}
