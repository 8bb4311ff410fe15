import type { Language } from '../../../../shared/kernel/language.js';
import type { NamedTopic, Understood } from '../understood.js';

/** A request with a condition in it: "unless it's about housing, skip politics". */
export interface Conditioned {
  /** What the condition is about. */
  readonly about: string;
  /** What is said besides. */
  readonly rest: string;
  /** "unless", "wenn es nicht um … geht": where it is not met. */
  readonly negated: boolean;
}

interface Patterns {
  readonly met: RegExp;
  readonly unmet: RegExp;
}

const END = '(?=\\s*(?:[,.;!?:，。；！？]|$))';
const clause = (opens: string, closes = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${opens})(?<about>[^,.;!?:]{2,40}?)(?:${closes})${END}[,:]?`, 'u');
const cjk = (source: string): RegExp => new RegExp(`${source}[，,、]?`, 'u');

const EN_OF =
  "(?:(?:it|they|that|this|there)(?:'s|'re| is| are)? ?)?(?:somehow |directly |really |actually )?(?:(?:about|to do with|related to|linked to|concerns?|involves?|mentions?|affects?|touches|has to do with|have to do with|related) )?(?:on |with |the |to )?";
const DE_SUBJECT = "(?:'s| es| sie| er| das| die)?(?: sich)?";
const DE_OF = '(?:um|über|von|mit|auf)(?: de[nmr]| die| das)? ';
const DE_ENDS =
  ' (?:geht|gehen|handelt|handeln|dreht|drehen|zu tun hat|zu tun haben|betrifft|betreffen|berührt|berichtet|ist|sind)';
const FR_OF =
  "(?:(?:ne )?(?:s'agisse|s'agit|soit question|est question|soit|soient|est|parle|parlent|concerne|concernent|touche|touchent|traite|traitent|ait un rapport|a un rapport|ait à voir|a à voir)(?: directement)?(?: (?:pas|de|du|des|sur|à|au|aux|avec|la|le|les)| d'| l')* ?)";
const ES_OF =
  '(?:se )?(?:sea|sean|es|son|hable|hablen|habla|hablan|trate|traten|trata|tratan|tenga que ver|tengan que ver|tiene que ver|afecte|afecten|afecta|toque|toquen|toca|vaya|va|mencione|mencionen|haya)(?: (?:de|del|sobre|con|a|al|la|el|los|las|acerca|algo))* ';
const PT_OF =
  '(?:se )?(?:seja|sejam|for|forem|é|são|fale|falem|falar|falarem|fala|trate|tratem|tratar|trata|tenha a ver|tiver a ver|tem a ver|envolva|envolver|envolve|afete|afetar|toque|tocar|haja|houver)(?: (?:de|do|da|dos|das|sobre|com|a|o|à|ao|as|os|algo))* ';

const PATTERNS: Readonly<Record<Language, Patterns>> = {
  en: {
    unmet: new RegExp(
      `(?<!\\p{L})(?:unless|except (?:when|if|where)) ${EN_OF}(?<about>[^,.;!?:]{2,40}?)(?=\\s*(?:[,.;!?]|$)| (?:i|we|you|skip|no|don't|do not|leave|drop|forget|spare|cut|please|then|keep) ),?`,
      'u',
    ),
    met: new RegExp(
      `(?:^|(?<=[.;!?] ))(?:provided|provided that|providing|as long as|so long as|only if|only when|if and only if|on condition that|if) (?:it|they|that|this)(?:'s|'re| is| are)? (?:(?:about|to do with|related to|concerns?|involves?|mentions?|affects?|touches) )(?<about>[^,.;!?:]{2,40}?)(?=,),`,
      'u',
    ),
  },
  de: {
    unmet: clause(
      `(?:es sei denn,?(?= es | sie | er | das )|außer,? wenn)${DE_SUBJECT} (?:geht |handelt |dreht sich )?(?:${DE_OF})?|(?:wenn|falls|sofern|soweit|solange)${DE_SUBJECT} nicht (?:${DE_OF})?`,
      `(?:${DE_ENDS})?`,
    ),
    met: clause(
      `(?:nur|bloß|ausschließlich|und zwar nur|aber nur),? (?:wenn|falls|sofern|soweit)${DE_SUBJECT} ${DE_OF}`,
      `(?:${DE_ENDS})`,
    ),
  },
  fr: {
    unmet: clause(
      `(?:à moins que|à moins qu'|sauf si|sauf s'|sauf quand|sauf lorsque|sauf lorsqu') ?(?:ça|cela|ce|c'|ils?|elles?|on)? ?${FR_OF}`,
    ),
    met: clause(
      `(?:seulement|uniquement|mais seulement|rien que) (?:si|s'|quand|lorsque|lorsqu') ?(?:ça|cela|ce|c'|ils?|elles?|on)? ?${FR_OF}`,
    ),
  },
  es: {
    unmet: clause(
      `(?:a menos que|a no ser que|salvo que|excepto que|salvo si|excepto si|salvo cuando|excepto cuando) ${ES_OF}`,
    ),
    met: clause(`(?:solo|sólo|solamente|únicamente|pero solo) (?:si|cuando) ${ES_OF}`),
  },
  pt: {
    unmet: clause(
      `(?:a não ser que|a menos que|salvo se|exceto se|exceto quando|salvo quando|a não ser quando) ${PT_OF}`,
    ),
    met: clause(`(?:só|somente|apenas|unicamente|mas só) (?:se|quando) ${PT_OF}`),
  },
  zh: {
    unmet: cjk(
      '除非(?:是|跟|和|与|同|涉及|关于|讲的?|说的?|谈到?|有)*(?<about>[^，。；！？,]{1,12}?)(?:有关|相关|的事)?的?(?:[，,]|否则|不然|要不)(?:否则|不然|要不)?',
    ),
    met: cjk(
      '(?:只有|只|仅|除非)?(?:在|当)?(?:涉及|牵涉|跟|和|与|关于|提到)(?<about>[^，。；！？,]{1,12}?)(?:有关|相关)?的?(?:时候|时)?(?:才|就)(?:给我)?(?:讲|听|说|要|报|播|念|提)[我吧了]?',
    ),
  },
  ja: {
    unmet: cjk(
      '(?<about>[^、。！？,]{1,12}?)(?:(?:に|と)(?:は)?(?:関係|関連)(?:の|が|し)?ない|に(?:関わら|関係し|触れ)ない|の話(?:じゃ|では|で)ない)(?:限りは?|なら|場合は?|かぎり|ものは|話は)|(?<other>[^、。！？,]{1,12}?)(?:に(?:関係し|関わら)|の話(?:じゃ|で))なければ',
    ),
    met: cjk(
      '(?<about>[^、。！？,はも]{1,12}?)(?:に|と)(?:関係する|関係のある|関わる|関連する|関する|関係がある)(?:もの|話|話題|ニュース|とき|時|場合)?(?:だけ|のみ|に限る|に限ります|に限って)(?:で(?:いい|お願いします))?',
    ),
  },
};

/** Other refusals within the condition are read as such. */
const DENIES =
  /(?<!\p{L})(?:not|no|n't|isn't|aren't|kein\p{L}*|nicht|ne|pas|no|não|nada|nothing|nichts|rien)(?!\p{L})|[不没]|ない/u;

/** The condition of a request, in the language that it is written in; null: it has none that is understood. */
export function conditionIn(shown: string, lower: string, language: Language): Conditioned | null {
  const { met, unmet } = PATTERNS[language];
  for (const negated of [true, false]) {
    const match = (negated ? unmet : met).exec(lower);
    const about = (match?.groups?.['about'] ?? match?.groups?.['other'])?.trim();
    if (match === null || about === undefined || about === '' || DENIES.test(about)) continue;
    const rest = `${shown.slice(0, match.index)} ${shown.slice(match.index + match[0].length)}`.trim();
    if (rest === '') continue;
    const at = lower.indexOf(about, match.index);
    return { about: shown.slice(at, at + about.length), rest, negated };
  }
  return null;
}

/** What follows from a condition: all else of what the rest speaks of is left out, or what the condition is about. */
export function withCondition(rest: Understood, about: Understood, negated: boolean): Understood {
  const topics = about.wanted;
  if (rest.excluded.length > 0) {
    return { ...rest, wanted: [...rest.wanted, ...topics], spared: [...(rest.spared ?? []), ...topics] };
  }
  // "Politics, unless it is about elections": a part of what is wanted.
  const isPart = (topic: NamedTopic): boolean => rest.wanted.some((one) => one.topic === topic.topic);
  if (negated) return { ...rest, excluded: topics.map((one) => (isPart(one) ? { ...one, narrowed: true } : one)) };
  return { ...rest, wanted: topics, only: true, order: { first: [], last: [] }, questions: [] };
}
