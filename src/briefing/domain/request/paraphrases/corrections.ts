import type { Language } from '../../../../shared/kernel/language.js';
import { refuses } from './refusing.js';

const NUMBER: Readonly<Record<Language, string>> = {
  en: '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)',
  de: '(?:\\d{1,3}|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig)',
  fr: '(?:\\d{1,3}|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente)',
  es: '(?:\\d{1,3}|un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta)',
  pt: '(?:\\d{1,3}|um|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta)',
  zh: '(?:\\d{1,3}|[一两二三四五六七八九十]{1,3})',
  ja: '(?:\\d{1,3}|[一二三四五六七八九十]{1,3})',
};
const UNIT: Readonly<Record<Language, string>> = {
  en: '(?:minutes?|mins?|seconds?)',
  de: '(?:minuten?|min|sekunden?)',
  fr: '(?:minutes?|min|secondes?)',
  es: '(?:minutos?|minutitos?|min|segundos?)',
  pt: '(?:minutos?|minutinhos?|min|segundos?)',
  zh: '(?:分钟|分鐘|秒)',
  ja: '(?:分|秒)',
};
/** Somebody thinks better of what they have said. */
const AFTERTHOUGHT: Readonly<Record<Language, string>> = {
  en: '(?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|on second thoughts?|or rather|actually no|oh no)',
  de: '(?:ach n(?:ee|ein)|nee,? warte|nein,? doch(?: lieber)?|nein,? warte|ach quatsch|moment|halt,? nein|beziehungsweise)',
  fr: '(?:ah non|non,? attends?|non,? attendez|non,? pardon|oh non|enfin non|ou plutôt|non,? finalement)',
  es: '(?:no,? (?:espera|perdón|mejor)|perdón,? no|ay no|bueno,? no|mejor dicho|o más bien)',
  pt: '(?:não,? (?:espera|pera|desculpa|melhor)|desculpa,? não|mentira|ops|ou melhor|quer dizer)',
  zh: '(?:(?<=[。，,….！!])(?:还是)?算了(?=[，,。])|不对|不對|哦不|等等|等一下)',
  ja: '(?:いや、?やっぱり|いややっぱり|いや、|やっぱり|あ、?やっぱり|訂正、?)',
};

const patterns = new Map<Language, { readonly length: RegExp; readonly mark: RegExp }>();

function patternsOf(language: Language): { readonly length: RegExp; readonly mark: RegExp } {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const cjk = language === 'zh' || language === 'ja';
  const [before, gap] = cjk ? ['', '\\s*'] : ['(?<!\\p{L})', ' '];
  const [number, unit] = [NUMBER[language], UNIT[language]];
  const made = {
    length: new RegExp(`${before}${number}${gap}${unit}${cjk ? '' : '(?!\\p{L})'}`, 'giu'),
    mark: new RegExp(
      `[,.…。，、!！\\s–—-]*${before}${AFTERTHOUGHT[language]}${cjk ? '' : '(?!\\p{L})'}(?<rest>[\\s\\S]*)$`,
      'iu',
    ),
  };
  patterns.set(language, made);
  return made;
}

const spaced = (language: Language): boolean => language !== 'zh' && language !== 'ja';

/** What goes on from the correction, before what is wanted instead. */
const GIVES_UP =
  /^[\s,.;:…，。、]*(?:(?:scratch that|forget (?:it|that)|never mind|i mean(?:t)?|i'd rather|lass mal|vergiss es|ich mein(?:t)?e|laisse tomber|oublie|je voulais dire|déjalo|olvídalo|quise decir|quería decir|deixa(?: pra lá)?|esquece|quis dizer|quero dizer)(?!\p{L})[\s,.;:…]*)+/iu;
/** Only a part of it is taken back, or its order, or nothing: something is added. */
const PARTLY =
  /^[\s,.;:…，。、]*(?:also|too|and|plus|auch|noch|und|aussi|et|también|y|além|também|e|还有|還有|也)(?!\p{sc=Latin})|(?<!\p{L})(?:not|no|nothing|without|doch nicht|nicht|kein\p{L}*|pas|sans|sin|nada|não|sem|the other way (?:a?round)|umgekehrt|andersrum|à l'envers|l'inverse|al revés|ao contrário|reversed?|instead of)(?!\p{L})|反过来|倒过来|逆に|不要|别/iu;
const JOINS = /(?:^|[\s,;])(?:but|aber|mais|pero|mas|though|allerdings)[\s,.…]*$/iu;

const LONGEST_TAKEN_BACK = 50;
/** "Wirtschaft beziehungsweise Finanzen" */
const BOTH = /beziehungsweise/iu;

/** "Sport, no wait, cricket": without what is taken back, where that is all that was said since the last pause. */
function withoutTakenBack(before: string, rest: string, language: Language): string {
  const said = before
    .replace(/[\s,.;:…，。、!！–—-]+$/u, '')
    .replace(JOINS, '')
    .replace(/[\s,.;:…，。、]+$/u, '');
  const at = Math.max(
    ...['.', '!', '?', ';', ':', ',', '\n', '，', '。', '、', '！', '？', '；'].map((stop) => said.lastIndexOf(stop)),
  );
  const [kept, last] = [said.slice(0, at + 1), said.slice(at + 1)];
  return last.length > LONGEST_TAKEN_BACK || refuses(last, language) || PARTLY.test(rest) ? before : kept.trimEnd();
}

/** "Three minutes, no wait, make it five": what was said last holds, of lengths and of topics. */
export function withoutAfterthought(text: string, language: Language): string {
  const { length, mark } = patternsOf(language);
  const match = mark.exec(text);
  const rest = match?.groups?.['rest'];
  if (match === null || rest === undefined) return text;
  const before = text.slice(0, match.index);
  const said = before.match(length)?.at(-1);
  const instead = said === undefined ? null : lengthIn(rest, said, language);
  const [stop, comma] = spaced(language) ? ['. ', ', '] : ['。', '、'];
  if (said === undefined && !BOTH.test(match[0].slice(0, match[0].length - rest.length))) {
    const goesOn = rest.replace(GIVES_UP, '').replace(/^[\s,.，。、!…:]+/u, '');
    return `${withoutTakenBack(before, goesOn, language)}${stop}${goesOn}`;
  }
  return said === undefined || instead === null
    ? `${before}${stop}${rest.replace(/^[\s,.，。、!]+/u, '')}`
    : `${before.replace(said, '')}${comma}${instead}`;
}

/** What is said instead of a length, with its unit where none is said again, and what stands behind it. */
function lengthIn(rest: string, said: string, language: Language): string | null {
  const [before, after, gap] = spaced(language) ? ['(?<!\\p{L})', '(?!\\p{L})', ' '] : ['', '', ''];
  const number = new RegExp(`${before}${NUMBER[language]}${after}`, 'iu').exec(rest);
  if (number === null) return null;
  const behind = rest.slice(number.index + number[0].length);
  const own = new RegExp(`^\\s*${UNIT[language]}`, 'iu').exec(behind)?.[0];
  const unit = own?.trim() ?? new RegExp(UNIT[language], 'iu').exec(said)?.[0] ?? '';
  return `${number[0]}${gap}${unit}${behind.slice(own?.length ?? 0)}`;
}
