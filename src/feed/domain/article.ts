import type { FeedItemId } from '../../shared/kernel/identifiers.js';
import { wallsIn, withoutClosingWalls } from './article-walls.js';
import { cutText, lexemesOf } from './search-words.js';

/** An item of a feed, and what is known of the article behind its link. */
export interface Prospect {
  readonly itemId: FeedItemId;
  readonly url: string | null;
  /** What the feed says: content, else summary, else empty; of a long one, how it ends. */
  readonly text: string;
  /** Of all that the feed says. */
  readonly length: number;
  /** How the markup ends that the publisher gave, if any. */
  readonly ending: string;
  /** null: nobody has asked for it. */
  readonly article: {
    readonly url: string;
    readonly length: number;
    /** The item was edited since it came. */
    readonly isOutdated: boolean;
  } | null;
}

/** What a page turned out to hold. */
export interface FoundArticle {
  readonly title: string | null;
  /** Plain text; paragraphs separated by blank lines; empty when there is none. */
  readonly text: string;
}

/** Shorter is a summary, whatever it ends with. */
const SUMMARY = 500;
/** An invitation to read on below a text of this length is a habit, not a cut. */
const LONG = 3_000;

const CUT = /(?:…|\.{3,}|\[…\]|\[\.{3}\])\s*$/;
const READ_ON = new RegExp(
  [
    'read (?:more|on\\b|the (?:full|whole|rest))|(?:continue|keep) reading|view (?:the )?(?:full )?(?:article|post)',
    'weiterlesen|mehr lesen|mehr erfahren|zum artikel|lire la suite|lire plus|continuer la lecture',
    'leer más|seguir leyendo|sigue leyendo|continuar leyendo|leia mais|ler mais|continue lendo|continuar (?:a ler|lendo)',
    '続きを読む|もっと読む|続きはこちら|全文を読む|阅读全文|閱讀全文|继续阅读|繼續閱讀|阅读更多|閱讀更多|查看全文',
    '\\[(?:…|\\.{3}|&hellip;|&#8230;|&#x2026;)\\]',
  ].join('|'),
  'i',
);
const TAG = /<[^<>]*>/g;

/** Han and kana say in one character about what takes two letters of an alphabet. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const HAS_DENSE = new RegExp(DENSE.source, 'u');
const weightOf = (text: string): number => text.length + (text.match(DENSE)?.length ?? 0);

/** Whether a feed tells of an item only how its article begins. */
function promisesMore({ text, length, ending }: Pick<Prospect, 'text' | 'length' | 'ending'>): boolean {
  const weight = Math.max(weightOf(text), length);
  if (weight < SUMMARY || CUT.test(text)) return true;
  return weight < LONG && READ_ON.test(ending.replace(TAG, ' '));
}

const WEB = /^https?:\/\//i;

/** Not asked for yet, or by another link. */
export const isToBeFetched = (prospect: Prospect): boolean =>
  prospect.url !== null && WEB.test(prospect.url) && prospect.article?.url !== prospect.url && promisesMore(prospect);

/** The publisher has put into the feed what had to be fetched before, or more. */
export const isNeededNoMore = (prospect: Prospect): boolean =>
  prospect.article !== null && !promisesMore(prospect) && prospect.length >= prospect.article.length;

/** Fewer words are a caption, a notice or a button. */
const FEWEST = 250;
/** Of the words of the feed, those that the page has as well. */
const SAME_TEXT = 0.4;
const SAME_TITLE = 0.6;
/** Words that are compared: those of a summary. */
const COMPARED = 100;

export type Judgement =
  { readonly worth: 'reading'; readonly text: string } | { readonly worth: 'nothing'; readonly reason: string };

const nothing = (reason: string): Judgement => ({ worth: 'nothing', reason });

/** Whether a page says more of an item than its feed does, and what. Reasons are words for operators. */
export function judge(found: FoundArticle, item: { readonly title: string; readonly text: string }): Judgement {
  const walls = wallsIn(found.text);
  if (walls === 'mostly')
    return nothing('The page asks for consent, a login or JavaScript instead of showing an article.');
  const text = withoutClosingWalls(found.text);
  if (weightOf(text) < FEWEST) return nothing('There is no article on the page.');
  // What stands before a paywall is more than the feed gives only when it is much more.
  if (text.length <= item.text.length * (walls === 'at the end' ? 2 : 1))
    return nothing('The page says no more than the feed.');
  if (!isAbout({ ...found, text }, item)) return nothing('The page is about something else.');
  return { worth: 'reading', text };
}

/** Front pages, wrong pages and notices of all kinds share no words with the item. */
function isAbout(found: FoundArticle, item: { readonly title: string; readonly text: string }): boolean {
  const [title, text] = [tellingWords(item.title), tellingWords(item.text).slice(0, COMPARED)];
  if (title.length + text.length === 0) return true;
  const words = lexemesOf([cutText(found.title), cutText(found.text)]);
  return shareOf(title, words) >= SAME_TITLE || shareOf(text, words) >= SAME_TEXT;
}

/** Without the little words of alphabets, which are on every page. */
const tellingWords = (text: string): string[] =>
  [...lexemesOf([cutText(text)])].filter((word) => word.length > 3 || (HAS_DENSE.test(word) && word.length > 1));

const shareOf = (asked: readonly string[], words: ReadonlySet<string>): number =>
  asked.length === 0 ? 0 : asked.filter((word) => words.has(word)).length / asked.length;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST_ATTEMPTS = 5;

/** Whether it took a process with it, again and again, before anybody could say what is wrong. */
export const isHopeless = (attempts: number): boolean => attempts > MOST_ATTEMPTS;

/** When to ask for an article again after so many attempts; null: it is given up. */
export function nextAttempt(attempts: number, at: number, retryAfterMs: number | null): number | null {
  if (attempts >= MOST_ATTEMPTS) return null;
  const backOff = 5 * MINUTE * 4 ** (attempts - 1);
  return at + Math.max(backOff, Math.min(retryAfterMs ?? 0, DAY));
}
