import { lowerWithoutDiacritics } from '../../../../shared/kernel/fold.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from './words.js';

const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
/** A word right after one of these begins a sentence, or the second half of a headline: its capital says nothing. */
const FRESH_START = /(?:^|[.!?…:;|–—•\n])["“”«»„‘’'(\s]*$/u;
const ELISION = /^(?:l|d|s|n|c|qu|j|m|t)['’](?=.)/iu;
const LONGEST_LOOKED_BACK = 6;
/** Four letters make "Haiti", "Haitian" and "haïtien" one place. */
const ROOT = 4;
/** Five letters keep people apart. */
const ENTITY = 6;

export const folded = (word: string): string =>
  lowerWithoutDiacritics(word.replace(ELISION, '').replace(/['’]s$/u, ''));

type Counts = ReadonlyMap<string, number>;

/** How often each word of a set of texts is written small, with a capital inside a sentence, and after a determiner. */
export interface Casing {
  readonly small: Counts;
  readonly capital: Counts;
  readonly determined: Counts;
}

/** German gives every noun a capital; what stands after one of these is a thing, not a name. */
const DETERMINER =
  /^(?:der|die|das|dem|den|des|ein\w{0,2}|kein\w{0,2}|mein\w{0,2}|sein\w{0,2}|ihr\w{0,2}|diese\w?|jede\w?|alle|viele|mehrere?|einige|im|am|zum|zur|beim|vom|ins|\w{3,}(?:e|en|er|es|em))$/iu;
const ARTICLE = /^(?:Der|Die|Das|Dem|Den|Des|Ein\w{0,2}|Kein\w{0,2}|Diese\w?|Jede\w?|Im|Am|Zum|Zur|Beim|Vom|Ins)$/u;
/** These end like adjectives, and names come after them. */
const PREPOSITION = /^(?:gegen|wegen|neben|zwischen|unter|hinter|ohne|außer|sagte|erklärte|teilte|hatte|wurde|werde)$/u;
const isDeterminer = (word: string): boolean =>
  HAS_CAPITAL.test(word) ? ARTICLE.test(word) : DETERMINER.test(word) && !PREPOSITION.test(word);
const GERMAN_NOUN = /(?:ung|heit|keit|schaft|tion|ismus|ungen|heiten|keiten|tat|nis|ment|en|er)$/u;

/** Case is learnt from the texts themselves, because no dictionary knows the names of tomorrow. */
export function casingOf(texts: readonly string[]): Casing {
  const [small, capital, determined] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  for (const text of texts) {
    let before = '';
    for (const found of text.matchAll(WORD)) {
      const raw = found[0];
      if (!HAS_CAPITAL.test(raw)) count(small, raw);
      else if (!isFresh(text, found.index)) {
        const key = folded(raw);
        count(capital, key);
        if (isDeterminer(before)) count(determined, key);
      }
      before = raw;
    }
  }
  return { small: foldedCounts(small), capital, determined };
}

const HAS_CAPITAL = /^(?:\p{Ll}{1,2}['’])?\p{Lu}/u;

/** Folding is slow, and there are few different words. */
function foldedCounts(counts: Counts): Counts {
  const sums = new Map<string, number>();
  for (const [word, times] of counts) {
    const key = folded(word);
    sums.set(key, (sums.get(key) ?? 0) + times);
  }
  return sums;
}

export const UNKNOWN_CASING: Casing = { small: new Map(), capital: new Map(), determined: new Map() };

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const isFresh = (text: string, at: number): boolean =>
  FRESH_START.test(text.slice(Math.max(0, at - LONGEST_LOOKED_BACK), at));

/** Titles, months, weekdays, agencies, questions: capitals that name nobody. */
const NOBODY: ReadonlySet<string> = new Set(
  `i mr mrs ms dr sr sra herr frau monsieur madame m mme monday tuesday wednesday thursday friday saturday sunday january
  february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct
  nov dec montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni juli oktober dezember
  uhr prozent euro reuters ap afp dpa apa efe lusa bbc cnn why how what who where when warum wieso weshalb wie was wer wo
  wann pourquoi comment quand qui cuando donde quien como quando onde quem`.split(/\s+/),
);

/** Headlines In Title Case say nothing by their capitals. */
export function isTitleCase(title: string): boolean {
  const long = title.match(/\p{L}{5,}/gu) ?? [];
  return long.length > 2 && long.filter(isCapital).length > 0.7 * long.length;
}

interface FoundName {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Folded names in a text of the Latin script. */
function latinNames(text: string, language: Language, casing: Casing): readonly FoundName[] {
  const flat = isTitleCase(text);
  const found: FoundName[] = [];
  for (const match of text.matchAll(WORD)) {
    const raw = match[0].replace(ELISION, '');
    const key = folded(raw);
    if (!isCapital(raw) || key.length < 2 || NOBODY.has(key)) continue;
    const capital = casing.capital.get(key) ?? 0;
    if ((casing.small.get(key) ?? 0) > capital) continue;
    if (capital === 0 && (flat || isFresh(text, match.index))) continue;
    if (language === 'de' && isGermanThing(key, casing)) continue;
    found.push({ key, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** What follows names of people and places: "定加县", "内田氏". Two characters before it are enough. */
const TITLED: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /(?<=^|[\p{P}\s亨长官生授员者人])[王李张刘陈杨赵黄周吴徐孙胡朱林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范石姚谭廖邹熊陆郝孔崔康邱秦侯孟段雷钱汤尹黎易武乔贺赖龚习]\p{sc=Han}{1,2}(?=[\p{P}\s案的被在向将说称表与是和当夺获]|$)|\p{sc=Han}{2}(?:[省市县州区乡镇]|法院|集团|大学|总统|首相|总理)|《[^》]{2,12}》|[\p{sc=Han}\d]{2,5}号/gu,
  ja: /\p{sc=Han}{2}(?:[氏県市町村]|被告|容疑者|知事|首相|地裁|高裁|大統領|選手|監督|沖)|\p{sc=Han}{0,2}[\p{sc=Katakana}ー]{3,}/gu,
};
/** What stands in katakana and names nobody. */
const NO_NAME =
  /^\p{sc=Han}*(?:マグニチュード|メートル|センチ|キロ|パーセント|メダル|メーカー|グループ|ニュース|サービス|システム|ホテル|オリンピック|ジャンプ|ユーロ|ドル|チーム|リーグ|シーズン|インターネット|データ|エネルギー|ワクチン|ウイルス|スーパー|コンビニ)$/u;

function titledIn(text: string, language: Language): readonly string[] {
  const found = TITLED[language] === undefined ? [] : (text.match(TITLED[language]) ?? []);
  const lettered = text.match(/[A-Z][A-Za-z0-9.-]{2,}/gu) ?? [];
  return [...found.filter((name) => !NO_NAME.test(name)), ...lettered];
}

/** German nouns that are in the news of every day: they have capitals and name nobody. */
const GERMAN_EVERYDAY: ReadonlySet<string> = new Set(
  `jahr jahre jahren jahres monat monate monaten woche wochen tag tage tagen stunde stunden minute minuten sekunden nacht
  morgen abend zeit mitte ende anfang mal grad cent million millionen milliarde milliarden tonnen kilo kilometer meter
  metern liter mensch menschen leute leuten person personen kind kinder kindern frau frauen mann manner familie familien
  schuler patienten kunden burger einwohner besucher mitarbeiter beschaftigte stadt land gemeinde strasse haus hauser
  wohnung wohnungen platz schule schulen geld kosten preis preise zahl teil fall grund folge frage problem ziel hilfe
  arbeit leben wasser wetter schnee regen verkehr angaben bericht studie sprecher sprecherin prof professor experten
  forscher polizei feuerwehr regierung minister partei unternehmen firma betrieb projekt plan`.split(/\s+/),
);

/** What is called after somebody or somewhere: "University of Dorn", "Hospital de São Telmo" are one name. */
const CALLED_AFTER =
  /^(?:hospita|clini|univers|institut|acade|escola|escuela|ecole|school|college|colegio|muse|bibliot|library|teatr|theat|igreja|iglesia|eglise|church|tribuna|court|camara|conse|council|ministe|ministr|depart|secret|banc|bank|banq|port|puert|aero|airport|estac|gare|ponte?|puente|bridge|avenid|rua|calle|rue|plaza|praca|place|parque|parc|park|club|feder|assoc|asoci|fund|fond)/u;
const AFTER = /^ (?:of|of the|de|de la|de los|del|da|do|das|dos|du|des|von|von der|van|van der) $/u;

/** Of names in a row the last one: "President Maia Sandor" and "Sandor" are one. */
export function entitiesIn(text: string, language: Language, casing: Casing): readonly string[] {
  if (isCjk(language)) return titledIn(text, language);
  const found = latinNames(text, language, casing);
  const names = language === 'de' ? found.filter(({ key }) => !GERMAN_EVERYDAY.has(key)) : found;
  return names.flatMap(({ key, end }, index) => {
    const next = names[index + 1];
    const between = next === undefined ? null : text.slice(end, next.start);
    const goesOn = between === ' ' || (between !== null && CALLED_AFTER.test(key) && AFTER.test(between));
    return goesOn ? [] : [key.slice(0, ENTITY)];
  });
}

const isGermanThing = (key: string, { capital, determined }: Casing): boolean =>
  (determined.get(key) ?? 0) * 3 > (capital.get(key) ?? 0) || (!capital.has(key) && GERMAN_NOUN.test(key));

/** Katakana and Latin words, and Han runs of four: what names things where there are no capitals. */
function cjkNames(text: string): readonly string[] {
  const words = text.match(/[\p{sc=Katakana}ー]{3,}|[A-Za-z][A-Za-z0-9.-]{2,}/gu) ?? [];
  const runs = (text.match(/\p{sc=Han}{4,}/gu) ?? []).flatMap((run) => {
    const letters = [...run];
    return letters.slice(3).map((_, at) => letters.slice(at, at + 4).join(''));
  });
  return [...words, ...runs];
}

/** The names in a text, in small letters without accents. */
export const namesIn = (text: string, language: Language, casing: Casing): readonly string[] =>
  isCjk(language) ? cjkNames(text) : latinNames(text, language, casing).map(({ key }) => key);

/** The names that a Chinese or Japanese text shows by its letters. */
export const letteredNames = (text: string): readonly string[] =>
  text.match(/[\p{sc=Katakana}ー]{3,}|[A-Z][A-Za-z0-9.-]{2,}/gu) ?? [];

/** To be compared: with roots, "Haitian" names the same as "Haiti". */
export const rootsOf = (names: Iterable<string>, language: Language): readonly string[] =>
  isCjk(language) ? [...names] : [...names].map((name) => name.slice(0, ROOT));

const GROUPED = /(?<=\d)[   .,’](?=\d{3}(?!\d))/gu;
const AMOUNT = /(\d+(?:[.,]\d+)?)[  ]?(%|[\p{sc=Han}\p{sc=Katakana}]{1,2}|\p{L}*)/gu;
const YEAR = /^(?:1[89]|20)\d\d$/u;
const CJK_DATE = /^[年月日号第期時点]/u;

export interface Amount {
  readonly value: string;
  /** What is counted, as far as the next word says; empty: it does not. */
  readonly unit: string;
}

/** "120,000 people", "6.9", "33億円": numbers that are no year or date, with the word that they count. */
export function amountsIn(text: string, language: Language): readonly Amount[] {
  const plain = text.normalize('NFKC').replace(GROUPED, '');
  return [...plain.matchAll(AMOUNT)].flatMap(([, number = '', unit = '']) => {
    if (YEAR.test(number) || (isCjk(language) && CJK_DATE.test(unit))) return [];
    return [{ value: number.replace(',', '.'), unit: isCjk(language) ? unit : folded(unit).slice(0, 5) }];
  });
}

/** The amounts that tell one event from another: not "two" or "7". */
export const tellingAmounts = (text: string, language: Language): readonly string[] =>
  amountsIn(text, language).flatMap(({ value, unit }) => {
    if (isCjk(language)) return [`${value}${unit}`];
    if (value.length < 2 || (value.length < 3 && unit === '')) return [];
    return [value.length < 3 ? `${value} ${unit}` : value];
  });
