import type { Language } from '../../../../shared/kernel/language.js';
import { phrases } from '../cue-types.js';
import { CUES, TOPIC_WORDS } from '../lexicons.js';
import { alternatives } from '../patterns.js';
import { isCjk } from '../request-language.js';
import type { Span } from '../quantities.js';
import type { RequestText, Token } from '../token.js';
import { isStopWord, topicCalled } from '../topics/topic-names.js';
import { TOPICS } from '../understood.js';

/** How people turn something down without a word for leaving out: "give football a rest", "sport bad", 足球歇歇吧. */
const AVERSE: Readonly<Record<Language, RegExp>> = {
  en: word(
    'a (?:rest|break|pass)|enough|spare (?:my|our) \\p{L}+|hard pass|big no|yuck|yikes|ugh|meh|boo|yawn|(?:bad|terrible|awful|boring|dull)$|(?:sucks?|stinks?)$|forb(?:ids?|ade|idden)|on (?:hold|ice|pause)|the (?:boot|axe|chop|bin)|out (?:of )?the (?:window|door)',
  ),
  de: word(
    '(?:eine|ne|ner|mal) pause|genug|satt|(?:schlecht|doof|öde|blöd|mist|müll|bäh)$|bäh|igitt|pfui|gähn|(?<=(?:mir|uns) [^,]*)(?:verboten|untersagt)|ruhe vor|in (?:den müll|die tonne)|zum teufel mit|ab in die ecke',
  ),
  fr: word(
    "en (?:pause|veilleuse)|du repos|beurk|berk|pouah|bof|(?:notre|ma|sa|la) dose|(?:m'|nous )interdi(?:t|sent)|(?:nul|nulle|mauvais|mauvaise|barbant|chiant)$|la barbe|à la (?:benne|porte)|aux oubliettes|du balai|ouste|au diable",
  ),
  es: word(
    'un (?:descanso|respiro)|puaj|qué (?:pereza|rollo|asco|hastío)|(?:mal|fatal|un rollo|un tostón|un asco)$|bastante|(?:me|nos) (?:ha|han) prohibido|(?:me|nos) prohíben?|fuera con|al (?:diablo|cuerno|carajo)|a paseo|líbra(?:me|nos)',
  ),
  pt: word(
    'um descanso|uma (?:folga|trégua)|eca|argh|que (?:tédio|seca|saco|chegue)|(?:ruim|ruins|mau|má|péssimo|um saco|uma seca)$|proibi(?:u|ram)-(?:me|nos)|(?:me|nos) proibi(?:u|ram)|livr[ae](?:-me|-nos)?|chega',
  ),
  zh: /歇[歇一会]|休息|放过我|饶了我|嫌|[坏差烂]$|不让我|拉黑|退散|打住|够够/u,
  ja: /休ませ|お休み|退屈|止められて|勘弁|(?:ダメ|だめ|バツ)$/u,
};
/** "science good" */
const WELCOME: Readonly<Record<Language, RegExp>> = {
  en: word('(?:good|great|fine|welcome|yay|cool)$'),
  de: word('(?:gut|super|prima|toll|klasse|willkommen)$'),
  fr: word('(?:bien|bon|super|bienvenue?s?)$'),
  es: word('(?:bien|genial|bienvenid[oa]s?|estupendo)$'),
  pt: word('(?:bem|bo[am]|bons|ótimo|legal|bem-vind[oa]s?)$'),
  zh: /[好棒]$/u,
  ja: /(?:は歓迎|は大歓迎|は好き)$/u,
};
/** Turns either of them round, or says it by itself. */
const DENIES: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:not|never|no|nor|without|less|more|only|\p{L}+n'?t|can get)(?!\p{L})/u,
  de: /(?<!\p{L})(?:nicht|nichts|nie|kein\p{L}*|ohne|nur|weniger|mehr|außer)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:pas|jamais|rien|aucune?|sans|moins|plus|seulement|sauf|n[e'])(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|nunca|nada|ni|sin|menos|más|solo|sólo|salvo|excepto)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:não|nunca|nada|nem|sem|menos|mais|só|salvo|exceto)(?!\p{L})/u,
  zh: /[不没别勿](?!让我)|只|少|多|比/u,
  ja: /ない|なく|ません|だけ|以外|抜き|なし|無し|より/u,
};

function word(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');
}

const PARTS: Readonly<Record<'latin' | 'cjk', RegExp>> = {
  latin: /(?:[^.,;:!?()\n–—&-]|-(?=\p{L}))+/gu,
  cjk: /[^。，、；：！？,.!?\s（）]+/gu,
};
const JOINTS = /(?<!\p{L})(?:and|but|so|und|aber|also|et|mais|donc|y|e|pero|así que|mas|portanto)(?!\p{L})/u;
const JOINTS_OF: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /但是?|不过|可是/u,
  ja: /けれども?|けど|(?<=[るだいたす])が(?=\S)/u,
};
const LONGEST_PART = 60;
/** Beside the subject and the aversion: "my doctor forbids …". */
const MOST_UNKNOWN = 2;

/** The parts of a request that turn a broad subject down, or welcome it, in words of their own. */
export function aversionsIn(text: RequestText): readonly Token[] {
  const [language = 'en'] = text.languages;
  const pattern = PARTS[isCjk(language) ? 'cjk' : 'latin'];
  return [...text.lower.matchAll(pattern)].flatMap(({ 0: part, index }) => {
    let at = index;
    return part.split(JOINTS_OF[language] ?? JOINTS).flatMap((piece) => {
      const start = text.lower.indexOf(piece, at);
      at = start + piece.length;
      return tokenOf(piece, start, language);
    });
  });
}

function tokenOf(piece: string, from: number, language: Language): readonly Token[] {
  const said = piece.trim().replace(/[吧啊呀呢哦よねなさ]+$/u, '');
  if (said.length > LONGEST_PART || DENIES[language].test(said)) return [];
  const start = from + piece.indexOf(said);
  const span = { start, end: start + said.length };
  const averse = AVERSE[language].exec(said)?.[0];
  const liked = averse === undefined ? WELCOME[language].exec(said)?.[0] : undefined;
  const manner = averse ?? liked;
  if (manner === undefined) return [];
  const at = said.indexOf(manner);
  const named = broadIn(said, { start: at, end: at + manner.length }, language);
  if (named === null || named.unknown > (averse === undefined ? 0 : MOST_UNKNOWN)) return [];
  return [
    averse === undefined
      ? { kind: 'quoted', text: named.text, ...span }
      : { kind: 'refused', text: named.text, ...span },
  ];
}

interface Broad {
  readonly text: string;
  /** Words that are neither it nor say little. */
  readonly unknown: number;
}

/** Behind what turns it down, or else before it: "my doctor forbids war news". */
function broadIn(said: string, manner: Span, language: Language): Broad | null {
  const [before, behind] = [said.slice(0, manner.start), said.slice(manner.end)];
  if (isCjk(language)) return broadInRun(`${before} ${behind}`, language);
  const [first, second] = [wordsOf(behind), wordsOf(before)];
  return broadInWords(first, second, language) ?? broadInWords(second, first, language);
}

const wordsOf = (said: string): readonly string[] => said.split(/[\s'-]+/u).filter((one) => one !== '');

function broadInWords(words: readonly string[], beside: readonly string[], language: Language): Broad | null {
  for (const length of [3, 2, 1]) {
    for (let at = 0; at + length <= words.length; at++) {
      const text = words.slice(at, at + length).join(' ');
      if (topicCalled(text, language) === null || isStopWord(text, language)) continue;
      const others = [...beside, ...words.slice(0, at), ...words.slice(at + length)];
      return { text, unknown: others.filter((one) => !saysLittle(one, language)).length };
    }
  }
  return null;
}

const LITTLE = new Map<Language, RegExp>();

function saysLittle(one: string, language: Language): boolean {
  const { stop, filler, want } = CUES[language];
  const known =
    LITTLE.get(language) ??
    new RegExp(
      `^(?:${alternatives([stop, filler, want].flatMap((list) => phrases(list)).filter((of) => !of.includes(' ')))})$`,
      'u',
    );
  LITTLE.set(language, known);
  return known.test(one);
}

/** Runs of letters have no words to count: what is left has to be short. */
const MOST_LETTERS = 8;

function broadInRun(said: string, language: Language): Broad | null {
  const names = TOPICS.flatMap((topic) => phrases(TOPIC_WORDS[language][topic].names.join('|')));
  const text = names
    .filter((name) => name.length > 1 && said.includes(name))
    .toSorted((a, b) => b.length - a.length)[0];
  if (text === undefined) return null;
  const left = said.replace(/[\s的はをの]/gu, '').length - text.length;
  return { text, unknown: left > MOST_LETTERS ? MOST_UNKNOWN + 1 : Math.min(left, MOST_UNKNOWN) };
}
