import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../request-language.js';
import type { RequestText, Token } from '../token.js';
import { namedTopic } from '../topics/topic-names.js';

/** "I'd rather", "lieber" and what names the other side of it. */
const PREFERENCE =
  /^(?:.*\b(?:rather|prefer|preferably|better|sooner|more interested)\b.*|.*(?:plutôt|préf[éèe]r|aime(?:rais)? mieux|lieber|ich ziehe|prefier|prefir|(?:interes|gust)\p{L}{1,20} m[áa]s|interess\p{L}{1,20}(?:-me)? mais|gosto mais).*)$/iu;
/** These open more than comparisons: "Mejor salud que economía". */
const WEAKLY =
  /^(?:mejor|antes|melhor|mieux|eher|i(?:'d| would|'ll) (?:take|choose|pick|favou?r)|take|choose|pick|me quedo con|fico com|escolho|elijo)$/iu;
const THAN = /^(?:than|als|que(?: (?:de(?: la)?|du|des|d'))?|do que)$/iu;
/** "prefiero la ciencia a los deportes"; but "la ayuda a Ucrania", "fútbol a diario", "prefer trips to Japan" */
const THAN_TO: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:to|over)$/iu,
  de: /^(?:dem|der|den)$/iu,
  fr: /^(?:à|au|aux)$/iu,
  es: /^al?$/iu,
  pt: /^(?:a|aos?|às?)$/iu,
};

/** What is said again of the other side. */
const HEARING = /^(?:ouvir|escutar|saber|falar|oír|escuchar|hear|hearing|entendre|écouter|lire|leer|ler)\b/iu;

const JOINING = new Set<Token['kind']>(['and', 'comma', 'list']);
/** These say nothing of what is compared. */
const BESIDE = new Set<Token['kind']>([
  'stop',
  'filler',
  'about',
  'want',
  'focus',
  'noise',
  'quantity',
  'style',
  'format',
]);
/** A request may be one long list: sides of more tokens are not compared. */
const LONGEST_SIDE = 14;

/** What a request prefers to what. */
export class Comparisons {
  private readonly text: RequestText;
  private readonly tokens: readonly Token[];
  private openedAt: number | null = null;
  private weakly = false;

  constructor(text: RequestText, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  /** Something is preferred from here on. */
  open(index: number): void {
    const words = this.wordsOf(index);
    const weakly = WEAKLY.test(words);
    if (!weakly && !PREFERENCE.test(words)) return;
    this.openedAt = index;
    this.weakly = weakly;
  }

  close(): void {
    this.openedAt = null;
  }

  /** The other side begins: "plutôt la technologie que la politique", 芸能より文化. */
  turnsAt(index: number): boolean {
    const language = this.text.languages[0];
    const words = this.wordsOf(index);
    if (language === 'ja') return /^より[はも]?$/u.test(words);
    if (this.openedAt === null || isCjk(language)) return false;
    if (THAN.test(words)) return !this.weakly || this.comparesTopics(this.openedAt, index);
    if (language === undefined || THAN_TO[language]?.test(words) !== true) return false;
    // "Prefiro ouvir sobre jardinagem a ouvir sobre política"
    if (HEARING.test(this.wordsOf(index + 1))) return true;
    // "Ich ziehe Wissenschaft dem Sport vor": an article elsewhere.
    if (language === 'de' && !/^ich ziehe/iu.test(this.wordsOf(this.openedAt))) return false;
    return this.comparesTopics(this.openedAt, index);
  }

  /** "a" joins more words than it compares: it does only between broad subjects that stand by themselves. */
  private comparesTopics(opened: number, index: number): boolean {
    if (index - opened > LONGEST_SIDE) return false;
    const before = this.tokens.slice(opened + 1, index);
    const after = this.tokens.slice(index + 1, index + 1 + LONGEST_SIDE);
    const end = after.findIndex(({ kind }) => kind !== 'word' && !BESIDE.has(kind));
    return partsOf(before).every((part) => this.isTopic(part)) && this.isTopic(end < 0 ? after : after.slice(0, end));
  }

  private isTopic(side: readonly Token[]): boolean {
    const words = side.filter(({ kind }) => kind === 'word');
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return false;
    if (!side.every(({ kind }) => kind === 'word' || BESIDE.has(kind))) return false;
    const phrase = this.text.shown.slice(first.start, last.end);
    const { topic, narrowed } = namedTopic(phrase, this.text.languages);
    return topic !== null && !narrowed;
  }

  private wordsOf(index: number): string {
    const token = this.tokens[index];
    return token === undefined ? '' : this.text.shown.slice(token.start, token.end);
  }
}

/** "la ciencia y la cultura": two. */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (JOINING.has(token.kind)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
