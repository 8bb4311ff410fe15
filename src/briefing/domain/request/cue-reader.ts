import type { Language } from '../../../shared/kernel/language.js';
import { KINDS, phrases, type Kind, type MannerCue } from './cue-types.js';
import { isCompoundName, topicFollows } from './compound-names.js';
import { refusesNothing } from './instructions.js';
import { CUES, TOPIC_WORDS } from './lexicons.js';
import { sticky, stickyWith } from './patterns.js';
import { PARTICLES } from './refusing-particles.js';
import type { Span } from './quantities.js';
import { isCjk } from './request-language.js';
import type { RequestText, Token } from './token.js';
import { finerNames } from './topics/finer/finer-subjects.js';
import { topicCalled } from './topics/topic-names.js';
import { TOPICS } from './understood.js';

type Made =
  | { readonly kind: Kind }
  | { readonly kind: 'format'; readonly format: MannerCue }
  | { readonly kind: 'style'; readonly style: string };

/** The cues of one language, ready to be looked for at a place. Of equally long ones the first wins. */
interface Reader {
  readonly cues: readonly { readonly made: Made; readonly pattern: RegExp }[];
  /** Without spaces, a topic word shields the short cues inside it: 能 in 人工智能, 以 in 以色列. */
  readonly shields: RegExp | null;
}
const READERS = new Map<Language, Reader>();

function readerOf(language: Language): Reader {
  const known = READERS.get(language);
  if (known !== undefined) return known;
  const { format, style, ...cues } = CUES[language];
  const reader: Reader = {
    cues: [
      ...Object.entries(format).map(([name, text]) => made({ kind: 'format', format: name as MannerCue }, text)),
      ...Object.entries(style).map(([name, text]) => made({ kind: 'style', style: name }, text)),
      ...KINDS.flatMap((kind) => (cues[kind] === undefined ? [] : [made({ kind }, cues[kind], language)])),
    ],
    shields: sticky(isCjk(language) ? [...shieldsIn(language), ...finerNames(/[^\0-\x7f]{2}/u)] : pairsIn(language)),
  };
  READERS.set(language, reader);
  return reader;
}

/** What refuses or keeps is said with words in between; a particle more or less turns neither round. */
const ELASTIC = new Set<Made['kind']>(['notOnly', 'excludeAfter', 'exclude']);

const made = (what: Made, text: string, language?: Language) => ({
  made: what,
  pattern: stickyWith(phrases(text), language !== undefined && ELASTIC.has(what.kind) ? PARTICLES[language] : []),
});

const shieldsIn = (language: Language): readonly string[] =>
  TOPICS.flatMap((topic) => {
    const { names, strong, weak } = TOPIC_WORDS[language][topic];
    return [...names, ...strong, ...weak].filter((word) => word.length > 1 && /[^\0-\x7f]/.test(word));
  });

/** "food and drink" */
const pairsIn = (language: Language): readonly string[] =>
  TOPICS.flatMap((topic) => TOPIC_WORDS[language][topic].names.filter((name) => / (?:and|und|et|y|e) /u.test(name)));

/** How many letters of the pattern stand at this place. */
function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

interface Around {
  readonly before: Token | undefined;
  readonly fixed: readonly Span[];
}

const BREAK = /[.!?;。！？；\n…]/u;
const COMMA = /[,，:：()（）–—]/u;
const CJK_LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]/u;

/** "without the US", "news from the WHO", unless all of it is shouted. */
const isAcronym = ({ kind, start, end }: Token, { shown }: RequestText): boolean =>
  (kind === 'stop' || kind === 'filler') && /^(?:US|IT|WHO)$/u.test(shown.slice(start, end)) && /\p{Ll}/u.test(shown);

/** The mark or the longest cue at this place; a word where a topic shields it; else undefined. */
export function cueAt(text: RequestText, at: number, around: Around): Token | undefined {
  const { lower, languages } = text;
  const mark = markAt(lower, at);
  if (mark !== null) return { kind: mark, start: at, end: at + 1 };
  const best = longestCue(text, at, around.fixed);
  const shield = Math.max(
    ...languages.map((language) => {
      const { shields } = readerOf(language);
      return shields === null ? 0 : lengthAt(shields, lower, at);
    }),
  );
  if (best !== undefined && isAcronym(best, text)) return undefined;
  if (best === undefined) return shield > 1 ? { kind: 'word', start: at, end: at + shield } : undefined;
  if (best.kind === 'keepWords' && languages[0] === 'ja') return { ...best, kind: 'filler' };
  if (shield > best.end - at || best.kind === 'keepWords') {
    return { kind: 'word', start: at, end: Math.max(at + shield, best.end) };
  }
  if (refusesNothing(text, best) || isInKatakana(best, lower)) return undefined;
  if (isInsideWord(best, lower, around.before) || isPartOfName(best, text, around.before)) return undefined;
  return beginsWord(best, text, around) ? { kind: 'word', start: at, end: best.end } : best;
}

/** プラスチック, ノーベル, カットソー: a borrowed word goes on. */
const isInKatakana = ({ kind, end }: Token, lower: string): boolean =>
  (RESTRICTS.has(kind) || kind === 'and') && /^[\p{sc=Katakana}ー]{2}$/u.test(lower.slice(end - 1, end + 1));

/** Cues that are also what others are called: "the first lady", "primeiro-ministro", "la provincia de Salta", "sem-terra". */
const ALSO_NAMES = new Set<Token['kind']>(['first', 'last', 'exclude', 'less', 'only', 'yes', 'keep']);
/** To take one of these for a name turns a request into its opposite. */
const RESTRICTS = new Set<Token['kind']>(['exclude', 'excludeAfter', 'less', 'only']);
const DETERMINER =
  /(?<!\p{L})(?:the|an?|its|her|his|their|der|die|das|dem|den|des|eine?[mnrs]?|zum|zur|le|la|les|une?|du|des|au|aux|el|los|las|una|del|al|su|sus|os?|as?|um|uma|d[oa]s?|n[oa]s?|aos?|às?|pel[oa]s?|seu|sua|em|en|de|in|von) ?$/u;

function isPartOfName(cue: Token, text: RequestText, before?: Token): boolean {
  const { kind, start, end } = cue;
  const { lower, languages } = text;
  if (isCjk(languages[0]) || /\s|^last$/u.test(lower.slice(start, end))) return false;
  if (/^-\p{L}/u.test(lower.slice(end, end + 2))) {
    return RESTRICTS.has(kind) ? isCompoundName(text, start, end) : ALSO_NAMES.has(kind);
  }
  const determined = before !== undefined && DETERMINER.test(lower.slice(Math.max(0, start - 10), start));
  return determined && ALSO_NAMES.has(kind) && isCalled(cue, text);
}

/** An article stands before it: is it what something is called? */
function isCalled({ kind, start, end }: Token, text: RequestText): boolean {
  const { shown, lower, languages } = text;
  if (kind === 'first' || kind === 'last')
    return /^ \p{L}/u.test(lower.slice(end, end + 2)) && !opensPhrase(lower.slice(end + 1, end + 6));
  // German capitalises nouns, and no name is a capital alone.
  const capital = /^\p{Lu}\p{Ll}{2}/u.test(shown.slice(start, end)) && /\p{Ll}/u.test(shown.slice(0, start));
  return languages[0] !== 'de' && capital && !(RESTRICTS.has(kind) && topicFollows(text, end));
}

/** "first the economy": an article says that what was first is not part of what follows. */
const opensPhrase = (rest: string): boolean =>
  /^(?:the|der|die|das|den|le|la|les|el|los|las|os?|as?|l'|with|con|com|mit|avec)(?!\p{L})/u.test(rest);

/** One Chinese character that is a filler elsewhere is more likely part of the word it stands in. */
function isInsideWord(cue: Token, lower: string, before: Token | undefined): boolean {
  const continues = before?.kind === 'word' && before.end === cue.start && CJK_LETTER.test(lower[cue.end] ?? '');
  return continues && cue.kind === 'filler' && cue.end - cue.start === 1 && CJK_LETTER.test(lower[cue.start] ?? '');
}

/** After these something is named: what else only follows or joins words begins one there. */
const OPENERS = new Set<Token['kind']>([
  'want',
  'exclude',
  'excludeAfter',
  'only',
  'less',
  'about',
  'focus',
  'comma',
  'break',
  'first',
  'last',
  'list',
  'except',
  'notOnly',
  'but',
  'unless',
]);
/** "网上", "会上": where they stand first they are part of a name: 中国, 上海, 里约, 同仁堂. */
const AFTER_WORDS = /^[中上里会地着得同跟与内]$/u;

function beginsWord({ kind, start, end }: Token, text: RequestText, { before, fixed }: Around): boolean {
  const { lower, languages } = text;
  if (languages[0] !== 'zh' || !AFTER_WORDS.test(lower.slice(start, end))) return false;
  if (kind !== 'stop' && kind !== 'and' && lower.slice(start, end) !== '内') return false;
  const opens = before === undefined || OPENERS.has(before.kind) || (kind === 'stop' && before.kind === 'and');
  return opens && /\p{sc=Han}/u.test(lower[end] ?? '') && longestCue(text, end, fixed) === undefined;
}

/** High surrogates of pictures, and pictures of one unit. */
const PICTURE = /[\ud83c-\ud83e\u2600-\u27bf]/u;
const CROSSES = /^(?:[❌⛔✖✗✘×]|🚫|🙅|👎)/u;
const TICKS = /^(?:[✅✔☑○⭕]|👍)/u;

/** "政治×、科学○"; but "巨人×阪神", "3×2" */
const isMarkAlone = (lower: string, at: number): boolean =>
  /[×○]/u.test(lower[at] ?? '') && !/[\p{L}\p{N}]/u.test(lower[at + 1] ?? ' ');

function signAt(lower: string, at: number): 'cross' | 'tick' | 'sign' | null {
  const mark = lower[at] ?? '';
  if (!PICTURE.test(mark) && !isMarkAlone(lower, at)) return null;
  const sign = lower.slice(at, at + 2);
  if (CROSSES.test(sign)) return 'cross';
  return TICKS.test(sign) ? 'tick' : 'sign';
}

const LIST = /[、/・]/u;
const WORD_LETTER = /[\p{L}\p{N}]/u;

const isInNumber = (lower: string, at: number): boolean =>
  /\d/.test(lower[at - 1] ?? '') && /\d/.test(lower[at + 1] ?? '');

function markAt(lower: string, at: number): 'break' | 'comma' | 'list' | 'hash' | ReturnType<typeof signAt> {
  const mark = lower[at] ?? '';
  const sign = signAt(lower, at);
  if (sign !== null) return sign;
  if (isInNumber(lower, at)) return mark === '/' ? 'list' : null;
  if (BREAK.test(mark)) return 'break';
  if (COMMA.test(mark) || (mark === '-' && lower.slice(at - 1, at + 2) === ' - ')) return 'comma';
  if (mark === '#') return WORD_LETTER.test(lower[at - 1] ?? ' ') ? null : 'hash';
  return LIST.test(mark) ? 'list' : null;
}

function longestCue({ lower, languages }: RequestText, at: number, fixed: readonly Span[]): Token | undefined {
  let best: Token | undefined;
  const [first] = languages;
  for (const language of languages) {
    for (const { made: what, pattern } of readerOf(language).cues) {
      const end = at + lengthAt(pattern, lower, at);
      if (end <= (best?.end ?? at) || fixed.some((one) => at < one.end && one.start < end)) continue;
      // "I'd like war": what is a subject in the language of the request is no little word of another.
      const isSubject =
        language !== first && what.kind === 'stop' && topicCalled(lower.slice(at, end), first ?? language) !== null;
      if (!isSubject) best = { ...what, start: at, end };
    }
  }
  return best;
}
