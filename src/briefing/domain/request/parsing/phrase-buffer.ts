import { opensAnew, standsAlone } from './alone.js';
import type { Lookahead } from './lookahead.js';
import { bareOf } from './parsed-request.js';
import type { RequestText, Token } from '../token.js';
import { namedTopic } from '../topics/topic-names.js';

/** "réforme des retraites" is one subject; "un mot sur la politique" opens one. */
const JOINS = /^(?:d[eu]|des|d'|del|d[oa]s?|zu[mr]?|über)$/iu;
/** "between Chile and Bolivia" */
const BETWEEN = /^(?:between|zwischen|entre)$/iu;

/** Of a broad subject; a request may be one long chain. */
const LONGEST_NAME = 60;

const isOfPhrase = ({ kind }: Token): boolean => kind === 'word' || kind === 'saying' || kind === 'replace';

/** The words of what is being named, until something else is said. */
export class PhraseBuffer {
  private tokens: Token[] = [];
  private opened = 0;
  private readonly text: RequestText;
  private readonly around: Lookahead;

  constructor(text: RequestText, around: Lookahead) {
    this.text = text;
    this.around = around;
  }

  push(token: Token, index: number): void {
    if (this.tokens.length === 0) this.opened = index;
    this.tokens.push(token);
  }

  namesSomething(): boolean {
    return this.tokens.some(isOfPhrase);
  }

  /** Something by itself, and no broad subject: "strikes", but not "football". */
  namesSubject(): boolean {
    const words = this.words();
    if (words.length > LONGEST_NAME) return true;
    const { topic, narrowed } = namedTopic(words, this.text.languages);
    return words !== '' && (topic === null || narrowed);
  }

  /** One word, and no name. */
  isCommonNoun(): boolean {
    return /^\p{Ll}+$/u.test(this.words());
  }

  /** "de" within a phrase ties it together; before one it opens the subject. */
  continuesWith({ kind, start, end }: Token): boolean {
    if (kind === 'word') return true;
    if (this.tokens.length === 0) return false;
    if (kind === 'and') return this.tokens.some((token) => BETWEEN.test(this.around.textOf(token)));
    return kind === 'stop' || (kind === 'about' && JOINS.test(this.text.shown.slice(start, end)));
  }

  /** Behind a pause, and in no list of alternatives. */
  opensAnew(): boolean {
    return opensAnew(this.around, this.opened);
  }

  /** Whether it stands by itself from its first word to the token at a place: "wheat prices, five minutes". */
  standsAlone(end: number): boolean {
    // "Habla despacio": one word beside a style may be a verb.
    return standsAlone(this.around, this.opened, end, /^\p{Lu}|\p{L} \p{L}/u.test(this.words()));
  }

  /** What was named, which ends here; empty: nothing. */
  take(): string {
    const words = this.words();
    this.tokens = [];
    return words;
  }

  private words(): string {
    const [first, last] = [this.tokens[0], this.tokens.findLast(isOfPhrase)];
    return first === undefined || last === undefined ? '' : bareOf(this.text.shown.slice(first.start, last.end));
  }
}
