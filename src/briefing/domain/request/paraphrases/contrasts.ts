import type { Language } from '../../../../shared/kernel/language.js';

/** "Business is fine as long as crypto stays out": two sentences, and the second refuses. */
const AS_LONG: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /,? (?:as long as|so long as|provided(?: that)?) (?=[^,.;]{2,30} (?:stays?|is|are|remains?) (?:kept |left )?(?:out|away|outside))/giu,
  de: /,? (?:solange|sofern) (?=[^,.;]{2,30} (?:draußen|außen vor|weg|fern) ?bleib(?:t|en))/giu,
  fr: /,? (?:tant que|pourvu que) (?=[^,.;]{2,30} (?:reste|restent) (?:dehors|de côté|absente?s?))/giu,
  es: /,? (?:mientras|siempre que) (?=no (?:salga|aparezca|haya|se hable))/giu,
  pt: /,? (?:desde que|contanto que) (?=[^,.;]{2,30} (?:fique|fiquem) (?:de )?fora)/giu,
  zh: /[，,]?只要(?=没有|沒有|不含|不讲|别讲)/gu,
};

export const withoutProvisos = (text: string, language: Language): string => {
  const proviso = AS_LONG[language];
  return proviso === undefined ? text : text.replace(proviso, '. ');
};

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
    [/^que (?=(?:(?:l[ae]s?|du|des|de la) |l')[\p{L}-]+(?: [\p{L}-]+)?(?:\s*[.!]|, rien d'autre|$))/iu, 'uniquement '],
  ],
  zh: [
    // 往医学方面靠，离政治远点
    [
      /(?<=^|[，。；！？,.;!?\s]|[请多尽量再])(?:往|向|朝(?!鲜|鮮))([^，。；！？,]{2,8}?)(?:方面|那边)?(?:靠|走|偏)(?:一点|点|拢)?(?=[，。；！？,.;!?吧]|$)/gu,
      '多讲$1',
    ],
    [
      /(?<=^|[，。；！？,.;!?\s]|[请要得])离([^，。；！？,]{2,8}?)(?:远|遠)(?:一?点|些|一点儿)?(?=[，。；！？,.;!?吧]|$)/gu,
      '不要$1',
    ],
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
      /(?<=^|[，。；！？,.;!?\s]|[请想要就])用([^，。；！？,\n把给]{1,10}?)(?:来)?(?:代替|取代|替代|替换)(?:掉)?([^，。；！？,\n的]{1,10})(?=[，。；！？,.;!?吧]|$)/gu,
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

export const withPlainContrasts = (text: string, language: Language): string =>
  (CONTRASTS[language] ?? []).reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
