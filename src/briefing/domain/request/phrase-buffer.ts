import type { Lookahead } from './lookahead.js';
import { bareOf } from './parsed-request.js';
import type { Token } from './token.js';

/** "réforme des retraites" is one subject; "un mot sur la politique" opens one. */
const JOINS = /^(?:d[eu]|des|d'|del|d[oa]s?|zu[mr]?|über)$/iu;
/** "between Chile and Bolivia" */
const BETWEEN = /^(?:between|zwischen|entre)$/iu;

const isOfPhrase = ({ kind }: Token): boolean => kind === 'word' || kind === 'saying' || kind === 'replace';

/** The words of what is being named, until something else is said. */
export class PhraseBuffer {
  private tokens: Token[] = [];
  private readonly shown: string;
  private readonly around: Lookahead;

  constructor(shown: string, around: Lookahead) {
    this.shown = shown;
    this.around = around;
  }

  push(token: Token): void {
    this.tokens.push(token);
  }

  namesSomething(): boolean {
    return this.tokens.some(isOfPhrase);
  }

  /** "de" within a phrase ties it together; before one it opens the subject. */
  continuesWith({ kind, start, end }: Token): boolean {
    if (kind === 'word') return true;
    if (this.tokens.length === 0) return false;
    if (kind === 'and') return this.tokens.some((token) => BETWEEN.test(this.around.textOf(token)));
    return kind === 'stop' || (kind === 'about' && JOINS.test(this.shown.slice(start, end)));
  }

  /** What was named, which ends here; empty: nothing. */
  take(): string {
    const words = this.tokens.slice(0, this.tokens.findLastIndex(isOfPhrase) + 1);
    this.tokens = [];
    const [first, last] = [words[0], words.at(-1)];
    return first === undefined || last === undefined ? '' : bareOf(this.shown.slice(first.start, last.end));
  }
}
