import type { Language } from '../../../../../shared/kernel/language.js';
import { contentOf } from '../echo.js';
import { agreeing, type Amount, type Count, type Hedge, type Scope } from './count.js';
import { CONCEPTS, type Concept } from './matters.js';
import { numeralValue } from '../numbers/cjk-numbers.js';

type Asian = Extract<Language, 'zh' | 'ja'>;

interface AsianLexicon {
  readonly concepts: Readonly<Record<Concept, RegExp>>;
  readonly names: Readonly<Record<Concept, string>>;
  /** Counts people: what stands between it and the concept is who they are. */
  readonly people: RegExp;
  /** Who, after the counter; empty where it says only that they were or where. */
  readonly who: RegExp;
  readonly elsewhere: RegExp;
  readonly hedges: Readonly<Record<Hedge, RegExp>>;
  readonly hedgesAfter: Readonly<Partial<Record<Hedge, RegExp>>>;
  readonly vague: RegExp;
  readonly magnitude: { readonly before: RegExp; readonly after: RegExp };
  readonly periods: RegExp;
  readonly places: RegExp;
  /** Other things that are counted in news, with what they are called after the number. */
  readonly counters: RegExp;
}

const LEXICONS: Readonly<Record<Asian, AsianLexicon>> = {
  zh: {
    concepts: {
      dead: /死亡|遇难|丧生|身亡|死者|遇害|丧命|罹难|死/u,
      injured: /受伤|伤者|负伤|轻伤|重伤|伤/u,
      missing: /失踪|失联|下落不明/u,
      arrested: /逮捕|被捕|拘留|抓获/u,
      evacuated: /疏散|撤离|转移|无家可归/u,
      rescued: /获救|生还|救出|幸存/u,
    },
    names: {
      dead: '人死亡',
      injured: '人受伤',
      missing: '人失踪',
      arrested: '人被捕',
      evacuated: '人被疏散',
      rescued: '人获救',
    },
    people: /^(?:多|余)?(?:人|名|位)/u,
    who: /^(?:(?:在|已|因|当场|不幸|被|受|遭|确认|的|民众|群众|平民)|$)/u,
    elsewhere: /余震|去年|前年|此前一次|类似|上一次|每年|年前|同比|自\d+年以来/u,
    hedges: { about: /(?:约|大约|近约)$/u, over: /(?:超过|逾|超|多于)$/u, under: /(?:近|将近|接近|不足|不到)$/u },
    hedgesAfter: { about: /^(?:人|名|架|家|个)?左右/u, over: /^(?:多|余)/u },
    vague: /(?:最多|其中|另有|从|由|至多|含|包括|第|(?<![升增达])至|数|几|(?<!达)到)$/u,
    magnitude: { before: /(?:震级|里氏)(?:为|约)?$/u, after: /^级(?:左右)?(?:的)?(?:强)?(?:地震|强震)/u },
    periods:
      /第?[一二三四]季度|上半年|下半年|去年|今年|本月|上月|全年|\d{1,2}月|20\d\d年|周[一二三四五六日]|昨[天日]|今[天日]/gu,
    places: /(?<=在)\p{sc=Han}{2,4}?(?=省|市|州|县|区|国|发生|附近|举行|的)/gu,
    counters: /^(?:架次|个航班|航班|票|家企业|家公司|个岗位|名员工|所学校|座桥梁|个村庄|户|套|辆|吨|公顷|起)/u,
  },
  ja: {
    concepts: {
      dead: /死亡|死者|犠牲|亡くな|死んだ|死去/u,
      injured: /けが|ケガ|負傷|重軽傷|重傷|軽傷|怪我/u,
      missing: /行方不明|安否不明/u,
      arrested: /逮捕|拘束|検挙/u,
      evacuated: /避難/u,
      rescued: /救助|救出|無事/u,
    },
    names: {
      dead: '人死亡',
      injured: '人けが',
      missing: '人行方不明',
      arrested: '人逮捕',
      evacuated: '人避難',
      rescued: '人救助',
    },
    people: /^(?:余り)?(?:人|名)/u,
    who: /^(?:が|の|は|を|に|、|以上|余り|ほど|前後|全員|で|$)/u,
    elsewhere: /余震|昨年|前年|去年|以前|同様の|年前|毎年|前回|累計/u,
    hedges: { about: /(?:約|およそ|ほぼ)$/u, over: /(?!)/u, under: /(?:近く|弱の)$/u },
    hedgesAfter: {
      about: /^(?:人|便|棟|戸|票|名)?(?:前後|ほど|程度|くらい)/u,
      over: /^(?:人|便|棟|戸|票|名)?(?:以上|余り|超|を超え|あまり)/u,
    },
    vague: /(?:最大|うち|ほか|別の|第|数|何|[〜~～-])$/u,
    magnitude: { before: /(?:マグニチュード|M)(?:は|が)?$/u, after: /(?!)/u },
    periods:
      /第?[1-4一二三四]四半期|上半期|下半期|昨年|今年|今月|先月|通期|\d{1,2}月|20\d\d年|[月火水木金土日]曜日?|昨日|今日/gu,
    places: /(?:\p{sc=Han}{2,3}[県市州国]|(?<![\p{sc=Katakana}ー])[\p{sc=Katakana}ー]{3,})(?=で|の|に)/gu,
    counters: /^(?:便|票|棟|戸|社|校|か所|カ所|台|件|トン|ヘクタール|世帯)/u,
  },
};

const NUMBER =
  /(?<![\d.,A-Za-z:／/-])(\d[\d,]*(?:\.\d+)?(?:[兆億亿万千百]\d[\d,]*(?:\.\d+)?){0,4}[兆億亿万千百]?)(?![\d.:／/])|([一二三四五六七八九两]?[十百千][一二三四五六七八九十百]{0,8}|[两三四五六七八九])(?=人|名)/gu;
const PART = /(\d[\d,]*)(\.\d+)?(兆|億|亿|万|千|百)?/gu;
const SCALE: Readonly<Record<string, number>> = { 兆: 1e12, 億: 1e8, 亿: 1e8, 万: 1e4, 千: 1e3, 百: 100 };
const MONEY: Readonly<Record<string, string>> = {
  元: 'CNY',
  人民币: 'CNY',
  美元: 'USD',
  ドル: 'USD',
  円: 'JPY',
  日元: 'JPY',
  欧元: 'EUR',
  ユーロ: 'EUR',
};
const CURRENCY = /^(?:人民币|美元|欧元|日元|元|ドル|円|ユーロ)/u;
const STOP = /[，。、；：！？,;:!?（）()「」“”]/u;
const BEFORE = 14;

/** The counts that a Chinese or Japanese sentence gives. */
export function cjkCounts(text: string, language: Asian): readonly Count[] {
  const lexicon = LEXICONS[language];
  if (lexicon.elsewhere.test(text)) return [];
  const amounts = amountsOf(text, lexicon);
  const everywhere = {
    places: [...new Set(text.match(lexicon.places) ?? [])],
    periods: [...new Set(text.match(lexicon.periods) ?? [])].toSorted(),
  };
  return amounts.flatMap((amount, index) => {
    const head = lastClause(text.slice(amounts[index - 1]?.end ?? 0, amount.start));
    const tail = firstClause(text.slice(amount.end, amounts[index + 1]?.start ?? text.length));
    return countOf(amount, { text, language, lexicon, head, tail, everywhere }) ?? [];
  });
}

function amountsOf(text: string, lexicon: AsianLexicon): readonly Amount[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: written, 1: digits, index }) => {
    const end = index + written.length;
    const [head, tail] = [text.slice(Math.max(0, index - BEFORE), index), text.slice(end, end + BEFORE)];
    if (lexicon.vague.test(head) || /^[〜~～至-]\d|^人?(?:から|增至|升至)\d|^[年月日号时時分点歳岁度]/u.test(tail))
      return [];
    const { value, lastPlace } = digits === undefined ? { value: numeralValue(written), lastPlace: 1 } : read(digits);
    const hedge = hedgeOf(head, tail, lexicon);
    const place = { start: index, end, scaled: /[兆億亿万]/u.test(written) };
    return [{ ...agreeing({ value, lastPlace, hedge }), figure: written, ...place }];
  });
}

function read(written: string): { readonly value: number; readonly lastPlace: number } {
  let [value, lastPlace] = [0, 1];
  for (const [, whole = '', decimals = '', scale = ''] of written.matchAll(PART)) {
    const factor = SCALE[scale] ?? 1;
    value += Number(`${whole.replaceAll(',', '')}${decimals}`) * factor;
    lastPlace = factor / 10 ** Math.max(0, decimals.length - 1);
  }
  return { value, lastPlace };
}

function hedgeOf(head: string, tail: string, { hedges, hedgesAfter }: AsianLexicon): Hedge | null {
  const kinds = ['about', 'over', 'under'] as const;
  return kinds.find((kind) => hedges[kind].test(head) || hedgesAfter[kind]?.test(tail) === true) ?? null;
}

const lastClause = (text: string): string => text.slice(-BEFORE).split(STOP).at(-1) ?? '';
const firstClause = (text: string): string => text.split(STOP)[0] ?? '';

interface Around {
  readonly text: string;
  readonly language: Asian;
  readonly lexicon: AsianLexicon;
  readonly head: string;
  readonly tail: string;
  /** What the sentence as a whole says of where and when. */
  readonly everywhere: Pick<Scope, 'places' | 'periods'>;
}

function countOf(amount: Amount, around: Around): Count | null {
  const { lexicon, head, tail, language } = around;
  const scope = scopeOf(amount, around);
  if (lexicon.magnitude.before.test(head) || lexicon.magnitude.after.test(tail))
    return magnitude(amount, language, scope);
  if (/^(?:%|パーセント|个百分点)/u.test(tail) && !tail.startsWith('个'))
    return { amount, matter: 'percent', unit: language === 'zh' ? '%' : 'パーセント', complete: false, scope };
  const currency = CURRENCY.exec(tail)?.[0];
  if (currency !== undefined)
    return { amount, matter: MONEY[currency] ?? currency, unit: currency, complete: false, scope };
  return people(amount, around, scope) ?? things(amount, around, scope);
}

function magnitude(amount: Amount, language: Asian, scope: Scope): Count | null {
  const figure = language === 'zh' ? `${amount.figure}级` : `マグニチュード${amount.figure}`;
  return amount.value > 10
    ? null
    : { amount: { ...amount, figure }, matter: 'magnitude', unit: '', complete: true, scope };
}

function people(amount: Amount, around: Around, scope: Scope): Count | null {
  const { lexicon, head, tail } = around;
  const counter = counterOfPeople(around);
  if (counter === null) return null;
  const rest = tail.slice(counter.length);
  const after = conceptIn(rest, lexicon);
  const concept = after?.concept ?? lastConceptIn(head, lexicon);
  if (concept === null) return null;
  const who = whoIn(rest.slice(0, after?.at ?? 0), lexicon);
  const unit = who === '' ? lexicon.names[concept] : `${counter}${who}`;
  return { amount, matter: `${concept} ${who === '' ? 'people' : who}`, unit, complete: true, scope };
}

/** "3死8伤" counts without a word for people. */
function counterOfPeople({ lexicon, tail, language }: Around): string | null {
  const counter = lexicon.people.exec(tail)?.[0];
  return counter ?? (language === 'zh' && /^[死伤]/u.test(tail) ? '' : null);
}

const whoIn = (text: string, { who }: AsianLexicon): string =>
  who.test(text) ? '' : (/^\p{sc=Han}{2,4}/u.exec(text)?.[0] ?? '');

function things(amount: Amount, { lexicon, tail }: Around, scope: Scope): Count | null {
  const counter = lexicon.counters.exec(tail)?.[0];
  return counter === undefined ? null : { amount, matter: `count ${counter}`, unit: counter, complete: false, scope };
}

function conceptIn(
  text: string,
  { concepts }: AsianLexicon,
): { readonly concept: Concept; readonly at: number } | null {
  const found = CONCEPTS.map((concept) => ({ concept, at: text.search(concepts[concept]) })).filter(
    ({ at }) => at >= 0,
  );
  return found.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

function lastConceptIn(text: string, { concepts }: AsianLexicon): Concept | null {
  const found = CONCEPTS.flatMap((concept) =>
    [...text.matchAll(new RegExp(concepts[concept].source, 'gu'))].map(({ index }) => ({ concept, index })),
  );
  return found.toSorted((a, b) => b.index - a.index)[0]?.concept ?? null;
}

function scopeOf({ start, end }: Amount, { text, head, tail, everywhere, language }: Around): Scope {
  const near = contentOf(`${head}${text.slice(start, end)}${tail}`, language);
  return {
    ...everywhere,
    names: [],
    stems: [...near.stems].filter((stem) => !/\d/u.test(stem)).toSorted(),
  };
}
