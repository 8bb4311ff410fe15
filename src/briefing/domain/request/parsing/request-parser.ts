import type { Language } from '../../../../shared/kernel/language.js';
import { Comparisons } from '../refusals/comparisons.js';
import { isCjk } from '../request-language.js';
import type { RequestText, Token } from '../token.js';
import { Lookahead } from './lookahead.js';
import { isCause, opensName } from './openings.js';
import { PhraseBuffer } from './phrase-buffer.js';
import { RequestManner } from './request-manner.js';
import { namedTopic } from '../topics/topic-names.js';
import { isSpeaker } from './speakers.js';

/** German writes names and nouns alike. */
const WITHOUT = /^(?:without|sans|sin|sem)$/iu;

/** Goes through a request from left to right with one mode, which cues change. */
export class RequestParser extends RequestManner {
  private readonly phrase: PhraseBuffer;
  protected readonly around: Lookahead;
  private readonly comparisons: Comparisons;
  protected readonly language: Language | undefined;
  private readonly languages: readonly Language[];
  private readonly shown: string;
  /** "I" stands before what is said. */
  private speaking = false;

  constructor(text: RequestText, tokens: readonly Token[]) {
    super();
    this.around = new Lookahead(text.shown, tokens);
    this.phrase = new PhraseBuffer(text, this.around);
    this.comparisons = new Comparisons(text, tokens);
    this.languages = text.languages;
    this.shown = text.shown;
    this.language = text.languages[0];
    tokens.forEach((token, index) => this.take(token, index));
    this.flush(tokens.length);
    if (this.manner.nothingElse) this.keepNothingBut();
  }

  private take(token: Token, index: number): void {
    if (this.comparesWith(index)) {
      this.flush(index);
      this.refuse('exclude', index);
      this.comparisons.close();
      return;
    }
    this.comparisons.open(index);
    if (this.isReplacedHere(token, this.collected > 0 || this.phrase.namesSomething())) {
      this.flush(index);
      this.wantAgain();
      return;
    }
    if (this.isPartOfPhrase(token, index)) {
      this.phrase.push(token, index);
      return;
    }
    this.flush(index, isSpeaker(token, this.shown), token.kind === 'style');
    this.speaking = isSpeaker(token, this.shown) || (this.speaking && token.kind === 'filler');
    if (!this.takeContent(token, index)) this.takeCue(token, index);
  }

  private comparesWith(index: number): boolean {
    return this.comparisons.turnsAt(index) && this.namedBefore() && this.around.contentFollows(index);
  }

  /** "strikes because of pay", and no reason why somebody asks. */
  private isCause(token: Token): boolean {
    return this.mode === 'want' && isCause(this.around.textOf(token));
  }

  /** "about", and "wegen" in "Was ist los wegen der Ukraine?" */
  private introduces(token: Token, index: number): boolean {
    return token.kind === 'because' ? this.asked && this.isCause(token) : opensName(this.around, index);
  }

  private namedBefore(): boolean {
    if (this.phrase.namesSomething()) return true;
    const last = this.items.at(-1);
    return last !== undefined && last.clause === this.clause && last.source === undefined;
  }

  /** "scientists say" is part of a name where nobody was asked what they say; "reports on" opens one. */
  private isPartOfPhrase(token: Token, index: number): boolean {
    if (isSpeaker(token, this.shown)) return false;
    if (token.kind === 'exclude') return this.ties(token, index);
    if (token.kind === 'saying') return !this.asked && !this.followsSource() && !/\s/u.test(this.around.textOf(token));
    if (token.kind === 'because' && this.isCause(token)) return this.phrase.namesSubject();
    if (token.kind === 'replace') return !this.around.replacedBy(index);
    return this.phrase.continuesWith(token);
  }

  /** Names, and what is no topic. */
  private takeContent(token: Token, index: number): boolean {
    if (token.kind === 'quoted') this.add({ text: token.text, cued: true });
    else if (token.kind === 'refused') this.addRefused(token.text);
    else if (token.kind === 'unsure') this.addUnsure(token.text);
    else if (token.kind === 'source') this.add({ text: this.around.textOf(token), source: token });
    else if (token.kind === 'format') this.takeShape(token.format, index);
    else if (token.kind === 'style') this.shape(() => this.setStyle(token.style, index));
    else if (token.kind === 'quantity') this.quantity(token, index);
    else return false;
    return true;
  }

  private takeCue(token: Token, index: number): void {
    const { kind } = token;
    if (this.turnsBack(token, index)) this.wantAgain();
    else if (kind === 'break') this.endSentence();
    else if (kind === 'sign') this.sign();
    else if (kind === 'cross' || kind === 'tick') this.marked(kind, index);
    else if (kind === 'comma') this.comma(index);
    else if (kind === 'hash') this.hash();
    else if (kind === 'and' || kind === 'list') this.and(kind === 'list');
    else if (kind === 'first' || kind === 'last') this.place(kind, index);
    else if (this.introduces(token, index)) this.cued = true;
    else if (kind === 'saying') this.saying();
    else this.takeTurn(kind, index);
  }

  private takeTurn(kind: Token['kind'], index: number): void {
    if (!this.takeRefusal(kind, index) && !this.takeRelation(kind, index)) this.takeWish(kind, index);
  }

  private takeRefusal(kind: Token['kind'], index: number): boolean {
    if (kind === 'exclude' && this.meansMore(index)) return false;
    if (kind === 'exclude' || kind === 'excludeAfter') this.refuseOrKeep(kind, index);
    else if (kind === 'less') this.refuse('less', index);
    else if (kind === 'unless') this.unless(index);
    else if (kind === 'unlessAfter') this.unlessAfter(index);
    else if (kind === 'except' || kind === 'exceptEnd') this.except(kind, index);
    else return false;
    return true;
  }

  private refuseOrKeep(kind: 'exclude' | 'excludeAfter', index: number): void {
    // 専門用語もなしで: of the style only.
    const ofStyle = kind === 'excludeAfter' && this.refusesStyle;
    this.refusesManner = false;
    this.refusesStyle = false;
    if (ofStyle || (kind === 'excludeAfter' && this.keepsBefore(index))) return;
    if (this.agrees(kind, index)) {
      this.affirm();
      return;
    }
    if (this.keepsLast(index)) return;
    if (this.keepsNext(index)) this.spare();
    else this.refuse('exclude', index);
  }

  private takeWish(kind: Token['kind'], index: number): void {
    if (kind === 'exclude') this.want('focus', index);
    else if (kind === 'yes' && (isCjk(this.language) || this.closes(index))) this.affirm();
    else if (kind === 'keep') this.keep(index);
    else if (kind === 'only') this.only(index);
    else if (kind === 'but' || kind === 'notOnly') this.turnTo(kind);
    else if (kind === 'want' || kind === 'focus' || kind === 'question') this.want(kind, index);
  }

  /** What one part of a request is to another. */
  private takeRelation(kind: Token['kind'], index: number): boolean {
    if (kind === 'nothingElse') this.restrict();
    else if (kind === 'replace') this.replace();
    else if (kind === 'replaceBy') this.replaceBy();
    else if (kind === 'onlyIf') this.onlyIf();
    else if (kind === 'hence') this.hence(index);
    else if (kind === 'because') this.because();
    else return false;
    return true;
  }

  protected endSentence(): void {
    this.comparisons.close();
    this.endClause();
  }

  private flush(end: number, beforeSpeaker = false, beforeStyle = false): void {
    const isAlone = this.phrase.standsAlone(end);
    const isAnew = this.refusesManner && this.collected === 0 && this.phrase.opensAnew();
    const text = this.phrase.take();
    const isVerb = this.isVerb(text, beforeSpeaker, beforeStyle);
    this.speaking &&= text === '';
    if (text === '') return;
    if (isAnew) this.turn('want');
    this.add({ text, ...(isVerb && { said: true }), ...(isAlone && { alone: true }) });
  }

  /** "and I mean it", "Könnten wir": a word beside who speaks is what they do; whatever is done slowly is no subject. */
  private isVerb(text: string, beforeSpeaker: boolean, beforeStyle: boolean): boolean {
    const isWord = !isCjk(this.language) && !/\s/u.test(text);
    const isDone = beforeStyle && isWord && !this.items.some(({ clause }) => clause === this.clause);
    return this.speaking || isDone || (beforeSpeaker && this.language === 'de' && isWord);
  }

  /** "trade without tariffs" is one subject; "news without politics", "Kenya without Ruto" are not. */
  private ties(token: Token, index: number): boolean {
    if (!WITHOUT.test(this.around.textOf(token)) || this.mode !== 'want' || !this.phrase.namesSubject()) return false;
    return this.phrase.isCommonNoun() && this.around.commonNounFollows(index, (name) => this.isBroad(name));
  }

  protected saysMore(text: string): boolean {
    const [first = '', ...rest] = text.split(' ');
    return rest.length > 0 && this.isBroad(first) && namedTopic(text, this.languages).narrowed;
  }

  protected isBroad(name: string): boolean {
    const { topic, narrowed } = namedTopic(name, this.languages);
    return topic !== null && !narrowed;
  }
}
