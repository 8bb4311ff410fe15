import type { Language } from '../../../../../shared/kernel/language.js';
import { agreeing, type Amount, type Hedge } from './count.js';
import { cardinalOf } from '../numbers/latin-numbers.js';

type Latin = Exclude<Language, 'zh' | 'ja'>;

/** "1,200", "1.200", "1 200", "6,9", "4.0.6": what is no plain number is told apart afterwards. */
const NUMBER = /(?<![\p{L}\p{N}.,:/-]|[\p{L}\p{N}][-–])\d+(?:[.,’' ]\d{3}(?!\d))*(?:[.,:/–-]?\d+)*/gu;
const WORD = /(?<![\p{L}\p{N}-])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}])/gu;
const GROUPS: Readonly<Record<Latin, RegExp>> = {
  en: /^\d{1,3}(?:,\d{3})+/u,
  de: /^\d{1,3}(?:[.’ ]\d{3})+/u,
  fr: /^\d{1,3}(?:[. ]\d{3})+/u,
  es: /^\d{1,3}(?:[. ]\d{3})+/u,
  pt: /^\d{1,3}(?:[. ]\d{3})+/u,
};
const DECIMALS: Readonly<Record<Latin, RegExp>> = {
  en: /^\.(\d+)$/u,
  de: /^,(\d+)$/u,
  fr: /^[,.](\d+)$/u,
  es: /^[,.](\d+)$/u,
  pt: /^,(\d+)$/u,
};

type Scales = readonly (readonly [RegExp, number])[];
const SCALES: Readonly<Record<Latin, Scales>> = {
  en: [
    [/^ ?(?:trillion|trn)\b/iu, 1e12],
    [/^ ?(?:billion|bn)\b/iu, 1e9],
    [/^(?: million| mn|m)\b/iu, 1e6],
    [/^ thousand\b/iu, 1e3],
  ],
  de: [
    [/^ (?:Billionen?|Bio\.)/u, 1e12],
    [/^ (?:Milliarden?|Mrd\.?)/u, 1e9],
    [/^ (?:Millionen|Million|Mio\.?)/u, 1e6],
    [/^ (?:tausend|Tausend)\b/u, 1e3],
  ],
  fr: [
    [/^ milliards?\b/iu, 1e9],
    [/^ millions?\b/iu, 1e6],
    [/^ mille\b/iu, 1e3],
  ],
  es: [
    [/^ billon(?:es)?\b/iu, 1e12],
    [/^ mil millones\b/iu, 1e9],
    [/^ (?:millones|millón)/iu, 1e6],
    [/^ mil\b/iu, 1e3],
  ],
  pt: [
    [/^ (?:trilhões|trilhão)/iu, 1e12],
    [/^ (?:bilhões|bilhão|mil milhões)/iu, 1e9],
    [/^ (?:milhões|milhão)/iu, 1e6],
    [/^ mil\b/iu, 1e3],
  ],
};

type Hedges = Readonly<Record<Hedge | 'vague', RegExp>>;
const before = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})[ ]$`, 'iu');
/** "Up to 300" and "between 10 and 20" say too little; of "from 12 to 15" the first is past. */
const HEDGES: Readonly<Record<Latin, Hedges>> = {
  en: {
    about: before('about|around|some|roughly|approximately|an estimated|circa'),
    over: before('more than|over|well over|upwards of'),
    under: before('nearly|almost|close to|just under|fewer than|less than|under'),
    vague: before('up to|as many as|between|from|another|a further|including|than|no'),
  },
  de: {
    about: before('etwa|rund|ungefähr|circa|ca\\.|schätzungsweise|gut'),
    over: before('mehr als|über'),
    under: before('fast|beinahe|nahezu|knapp|weniger als|unter'),
    vague: before('bis zu|zwischen|weitere[nr]?|darunter|davon|noch|als'),
  },
  fr: {
    about: before('environ|quelque|près de|autour de'),
    over: before('plus d[eu]|au-delà de'),
    under: before('presque|moins de'),
    vague: before("jusqu[’']à|entre|dont|parmi lesquels|autres|que"),
  },
  es: {
    about: before('unos|unas|alrededor de|cerca de|aproximadamente|en torno a'),
    over: before('más de|mas de'),
    under: before('casi|menos de'),
    vague: before('hasta|entre|otros|otras|incluidos|incluidas|entre ellos|que'),
  },
  pt: {
    about: before('cerca de|aproximadamente|em torno de|uns|umas|por volta de'),
    over: before('mais de'),
    under: before('quase|menos de|perto de'),
    vague: before('até|entre|outros|outras|outras|incluindo|entre eles|que'),
  },
};
/** "12 of them", "the 3rd", "44-year-old", "10 to 15": followed by this it counts nothing. */
const SPOILT =
  /^(?:st|nd|rd|th|er|ère|e|ème|º|ª)(?!\p{L})|^[-–](?!magnitude)\p{L}|^ (?:auf|para|à) (?:\p{L}+ ){0,2}\d|^ ?(?:to|bis|a|e|y|ou|o|or|oder|und|and|et|[-–]) ?\d|^ (?:of|von|d['’]entre|de) (?:the|them|those|these|ihnen|den|diesen|las?|los|ellos|eux|elles|eles|elas|os|as|ces|les)(?!\p{L})|^\. ?(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/u;
/** The end of a range, but not the second number of "from 12 to 15". */
const RANGED =
  /(?<!(?:from|de|du|von) (?:\p{L}+ )?)(?<![\d.,])\d[\d.,]*(?: %| ?\p{L}+)? (?:to|bis|a|à|and|und|et|y|e|ou|o|or|oder) $/u;
/** So many letters before and after a number say how it is meant. */
const NEAR = 80;
const YEAR = /^(?:1[89]|20)\d\d$/u;

/** The numbers that a sentence in the Latin script gives, number words with them. */
export function latinAmounts(text: string, language: Latin): readonly Amount[] {
  return [...numbersIn(text, NUMBER, language, read), ...numbersIn(text, WORD, language, spelled)].toSorted(
    (a, b) => a.start - b.start,
  );
}

type Reader = (written: string, language: Latin) => Plain | null;

function numbersIn(text: string, pattern: RegExp, language: Latin, reader: Reader): readonly Amount[] {
  const found: Amount[] = [];
  for (const { 0: written, index } of text.matchAll(pattern)) {
    const number = reader(written, language);
    if (number === null) continue;
    const amount = amountAt(text, { start: index, end: index + written.length, ...number }, language);
    if (amount !== null) found.push(amount);
  }
  return found;
}

interface Plain {
  readonly value: number;
  readonly lastPlace: number;
}

function spelled(word: string, language: Latin): Plain | null {
  const value = cardinalOf(word, language);
  return value === undefined ? null : { value, lastPlace: 1 };
}

function read(written: string, language: Latin): Plain | null {
  if (YEAR.test(written)) return null;
  const [whole = ''] = GROUPS[language].exec(written) ?? /^\d+/u.exec(written) ?? [];
  const rest = written.slice(whole.length);
  const [, decimals = ''] = DECIMALS[language].exec(rest) ?? [];
  if (rest !== '' && decimals === '') return null;
  const value = Number(`${whole.replace(/\D/gu, '')}.${decimals}`);
  return { value, lastPlace: 10 ** -decimals.length };
}

interface Place extends Plain {
  readonly start: number;
  readonly end: number;
}

function amountAt(text: string, { start, end, value, lastPlace }: Place, language: Latin): Amount | null {
  const head = text.slice(Math.max(0, start - NEAR), start).replace(/[$€£]|R\$|US\$/gu, '');
  const hedges = HEDGES[language];
  const hedge = (['about', 'over', 'under'] as const).find((kind) => hedges[kind].test(head)) ?? null;
  if ((hedge === null && hedges.vague.test(head)) || RANGED.test(head)) return null;
  const tail = text.slice(end, end + NEAR);
  const [scale, factor] = SCALES[language]
    .map(([pattern, by]) => [pattern.exec(tail)?.[0], by] as const)
    .find(([found]) => found !== undefined) ?? ['', 1];
  const stop = end + (scale?.length ?? 0);
  if (SPOILT.test(text.slice(stop, stop + NEAR))) return null;
  return {
    ...agreeing({ value: value * factor, lastPlace: lastPlace * factor, hedge }),
    figure: text.slice(start, stop),
    start,
    end: stop,
    scaled: factor > 1,
  };
}
