import type { Language } from '../../../../shared/kernel/language.js';

/** What is set against what, and the same as a refusal and a wish. */
const CONTRASTS: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  fr: [[/^que (?=(?:(?:l[ae]s?|du|des|de la) |l')(?!.*(?<!\p{L})n(?:e |')))/iu, 'uniquement ']],
  zh: [
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

export const withPlainContrasts = (text: string, language: Language): string =>
  (CONTRASTS[language] ?? []).reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
