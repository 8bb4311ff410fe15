import type { Language } from '../../../shared/kernel/language.js';
import { STOP_WORDS } from '../composing/text/stop-words.js';
import { simplified } from './chinese-characters.js';
import type { Span } from './quantities.js';
import { withoutAccents } from './source-names.js';
import type { RequestText } from './token.js';

/** How a language speaks of folders. A folder is named only beside such a word: "tech news" is no folder called Tech. */
interface FolderWords {
  readonly word: RegExp;
  /** Of the words, those that may have several names beside them. */
  readonly several: RegExp;
  /** Whether a name usually stands before the word. */
  readonly after: boolean;
  /** Between the word and a name behind it, and between a name and the word behind it. */
  readonly link: RegExp;
  readonly back: RegExp;
  /** What stands before a folder, and says whose it is. */
  readonly owner: RegExp;
  /** What may follow the word and says nothing more: "in it". */
  readonly inside?: RegExp;
  /** Refuses a folder, and nothing else. */
  readonly refusal?: RegExp;
}

const NOTHING = /^\s*$/u;

const WORDS: Readonly<Record<Language, FolderWords>> = {
  en: {
    word: /(?<!\p{L})folders?(?!\p{L})/gu,
    several: /s$/u,
    after: true,
    link: /^ {0,2}(?:(?:called|named) |: ?)?$/u,
    back: /^[ -]$/u,
    owner: /(?:^|[^\p{L}])((?:my|our|the|this|that)\s{1,3})$/u,
  },
  de: {
    word: /(?<!\p{L})ordner[ns]?(?!\p{L})/gu,
    several: /./u,
    after: false,
    link: /^ {0,2}(?:(?:namens|mit dem namen) |: ?)?$/u,
    back: /^[ -]$/u,
    owner:
      /(?:^|[^\p{L}])((?:meine[mnrs]?|mein|unsere[mnrs]?|unserm|unser|de[mnr]|das|die|diese[mnr]|beiden)\s{1,3})$/u,
  },
  fr: {
    word: /(?<!\p{L})dossiers?(?!\p{L})/gu,
    several: /s$/u,
    after: false,
    link: /^ {0,2}(?:(?:appele|nomme|intitule)s? |: ?)?$/u,
    back: /^$/u,
    owner: /(?:^|[^\p{L}])((?:mon|mes|notre|nos|le|les|ce|ces)\s{1,3})$/u,
    refusal: /(?:^|[^\p{L}])(rien d(?:u|es)\s{1,3})$/u,
  },
  es: {
    word: /(?<!\p{L})carpetas?(?!\p{L})/gu,
    several: /s$/u,
    after: false,
    link: /^ {0,2}(?:(?:llamada|de nombre)s? |de |: ?)?$/u,
    back: /^$/u,
    owner: /(?:^|[^\p{L}])((?:mis?|nuestras?|las?|estas?)\s{1,3})$/u,
  },
  pt: {
    word: /(?<!\p{L})pastas?(?!\p{L})/gu,
    several: /s$/u,
    after: false,
    link: /^ {0,2}(?:(?:chamada|de nome)s? |de |: ?)?$/u,
    back: /^$/u,
    owner: /(?:^|[^\p{L}])((?:(?:[ad]?as?|nas?) )?(?:minhas?|nossas?|essas?)\s{1,3}|as?\s{1,3})$/u,
  },
  zh: {
    word: /文件夹|资料夹/gu,
    several: /./u,
    after: true,
    link: /^ ?[:：]? ?$/u,
    back: /^ ?的? ?$/u,
    owner: /((?:我|我们)的? ?)$/u,
    inside: /^[里内中]/u,
  },
  ja: {
    // Without its diacritic: they are taken off before names are looked for.
    word: /フォル[ダタ]ー?/gu,
    several: /./u,
    after: true,
    link: /^ ?[:：]? ?$/u,
    back: /^ ?の? ?$/u,
    owner: /((?:私|わたし|自分)の ?)$/u,
    inside: /^の?(?:中|内)/u,
  },
};

const OPENS = /["“„«»「『'‘]\s?$/u;
const CLOSES = /^\s?["”“»«」』'’]/u;
const JOINS = /^\s{0,2}(?:,|、|&|,? ?(?:and|und|et|y|e)(?= )|和|与|跟|と|や)\s{0,2}$/u;
/** Longer ones are no name of a folder, nor what may stand around one. */
const AROUND = 24;
/** "All folders": whatever a folder is called. */
const ALL = /^(?:all|alle|tou[st]e?s?|tod[ao]s|全部|所有|すべて|全て)$/u;

const LETTER = /[\p{sc=Latin}\p{N}]/u;

/** What is called so is none of the caller's: "a folder", "un dossier économie", "o ministro da pasta Economia". */
const OF_OTHERS =
  /(?:^|[^\p{L}])(?:an?|ein(?:e[nmrs]?)?|une?|una|uma|grands?|gros|(?:ministr[oa]|titular|secretari[oa]) da)\s{1,3}$/u;

/** "Mon dossier AI": who says whose it is means a folder, whatever it is called. */
const OWN =
  /(?:^|[^\p{L}])(?:my|our|meine[mnrs]?|mein|unsere[mnrs]?|unserm?|mon|mes|notre|nos|mis?|nuestras?|minhas?|nossas?)\s{1,3}$/u;
const LONGEST_COMMON = 3;

interface Form {
  readonly name: string;
  readonly form: string;
  /** "A" and "DE" may be names of folders, and are nearly always words: they are named in quotes only. */
  readonly isCommon: boolean;
}

export interface FolderMention extends Span {
  readonly name: string;
  /** "Rien du" right before it. */
  readonly refusal?: Span;
}

/** Where a request names folders of the caller, with the word for folder and whose it is. */
export function foldersIn(text: RequestText, names: readonly string[]): readonly FolderMention[] {
  if (names.length === 0) return [];
  const lower = withoutAccents(text.lower);
  const forms = names
    .map((name): Form => {
      const form = formOf(name, text.languages[0]);
      const isStopWord = text.languages.some((language) => STOP_WORDS[language].has(form));
      return { name, form, isCommon: isStopWord && form.length <= LONGEST_COMMON };
    })
    .filter(({ form }) => form !== '')
    .toSorted((a, b) => b.form.length - a.form.length);
  return text.languages.flatMap((language) =>
    [...lower.matchAll(WORDS[language].word)].flatMap((match) =>
      new FolderWord(lower, WORDS[language], match).named(forms),
    ),
  );
}

/** Whether it speaks of folders at all. */
export const speaksOfFolders = (request: string): boolean =>
  /folder|ordner|dossier|carpeta|pasta|文件[夹夾]|[资資]料[夹夾]|フォルダ/iu.test(request.normalize('NFKC'));

function formOf(name: string, language: Language | undefined): string {
  const lower = name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  return withoutAccents(language === 'zh' ? simplified(lower) : lower);
}

/** A word for folder in a request, and the names around it. */
class FolderWord {
  private readonly lower: string;
  private readonly words: FolderWords;
  private readonly start: number;
  private readonly end: number;

  constructor(lower: string, words: FolderWords, match: RegExpExecArray) {
    this.lower = lower;
    this.words = words;
    this.start = match.index;
    this.end = match.index + match[0].length;
  }

  /** None, one, or several that are joined. */
  named(forms: readonly Form[]): readonly FolderMention[] {
    const sides = this.words.after
      ? [this.before(forms), this.behind(forms)]
      : [this.behind(forms), this.before(forms)];
    const found = sides.find((side) => side.length > 0) ?? [];
    return found.map((mention, index) => (index === 0 ? this.withOwner(mention) : mention));
  }

  private behind(forms: readonly Form[]): readonly FolderMention[] {
    const found: FolderMention[] = [];
    let [from, link] = [this.end, this.words.link];
    for (;;) {
      const next = this.nameFrom(from, link, forms);
      if (next === null) return found;
      found.push(found.length === 0 ? { ...next, start: this.start } : next);
      if (!this.maySeveral()) return found;
      [from, link] = [next.end, JOINS];
    }
  }

  private before(forms: readonly Form[]): readonly FolderMention[] {
    const found: FolderMention[] = [];
    let [to, link] = [this.start, this.words.back];
    for (;;) {
      const next = this.nameBefore(to, link, forms);
      if (next === null) break;
      found.unshift(found.length === 0 ? { ...next, end: this.end } : next);
      if (!this.maySeveral()) break;
      [to, link] = [next.start, JOINS];
    }
    return found;
  }

  private maySeveral(): boolean {
    return this.words.several.test(this.lower.slice(this.start, this.end));
  }

  private nameFrom(from: number, link: RegExp, forms: readonly Form[]): FolderMention | null {
    for (const { name, form, isCommon } of forms) {
      const start = this.lower.slice(from, from + AROUND + form.length).indexOf(form) + from;
      if (start < from) continue;
      const between = this.lower.slice(from, start);
      const quoted = OPENS.test(between);
      const end = start + form.length;
      if (!quoted && !this.mayBeMeant(this.start, isCommon)) continue;
      if (!link.test(quoted ? between.replace(OPENS, '') : between) || !this.isWhole(start, end)) continue;
      return { name, start, end: quoted ? end + this.closing(end) : end };
    }
    return null;
  }

  private nameBefore(to: number, link: RegExp, forms: readonly Form[]): FolderMention | null {
    for (const { name, form, isCommon } of forms) {
      const base = Math.max(0, to - AROUND - form.length);
      const start = this.lower.slice(base, to).lastIndexOf(form) + base;
      if (start < base) continue;
      const end = start + form.length;
      const between = this.lower.slice(end, to);
      const quoted = CLOSES.test(between);
      const isNamed = quoted || this.mayBeNamed(start, { form, isCommon });
      const isLinked = link.test(quoted ? between.replace(CLOSES, '') : between) || (quoted && NOTHING.test(between));
      if (!isNamed || !isLinked || !this.isWhole(start, end)) continue;
      const opening = quoted ? (OPENS.exec(this.lower.slice(Math.max(0, start - 2), start))?.[0].length ?? 0) : 0;
      return { name, start: start - opening, end };
    }
    return null;
  }

  /** A name before the word, without quotes. */
  private mayBeNamed(start: number, { form, isCommon }: Pick<Form, 'form' | 'isCommon'>): boolean {
    return this.mayBeMeant(start, isCommon) && !(ALL.test(form) && this.maySeveral());
  }

  /** Without quotes, by what stands before the folder. */
  private mayBeMeant(start: number, isCommon: boolean): boolean {
    const before = this.lower.slice(Math.max(0, start - AROUND), start);
    return isCommon ? OWN.test(before) : !OF_OTHERS.test(before);
  }

  private closing(end: number): number {
    return CLOSES.exec(this.lower.slice(end, end + 2))?.[0].length ?? 0;
  }

  /** "Tech" is not named by "biotech folder". */
  private isWhole(start: number, end: number): boolean {
    const isInside = (a: string | undefined, b: string | undefined): boolean =>
      LETTER.test(a ?? ' ') && LETTER.test(b ?? ' ');
    const { lower } = this;
    return !isInside(lower[start - 1], lower[start]) && !isInside(lower[end - 1], lower[end]);
  }

  private withOwner(mention: FolderMention): FolderMention {
    const before = (start: number, pattern: RegExp | undefined): number =>
      pattern?.exec(this.lower.slice(Math.max(0, start - AROUND), start))?.[1]?.length ?? 0;
    const start = mention.start - before(mention.start, this.words.owner);
    const refused = before(start, this.words.refusal);
    const follows = this.words.inside?.exec(this.lower.slice(mention.end, mention.end + AROUND))?.[0].length ?? 0;
    return {
      name: mention.name,
      start,
      end: mention.end === this.end ? mention.end + follows : mention.end,
      ...(refused > 0 && { refusal: { start: start - refused, end: start } }),
    };
  }
}
