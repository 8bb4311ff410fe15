import type { Disagreement } from '../../script.js';
import type { Telling } from '../telling.js';
import type { QuestionKind } from '../phrase-book/phrase-book.js';
import { numberWord } from '../phrase-deck.js';
import type { Candidate } from '../candidate.js';
import { Attribution, tellAttributed } from './attribution.js';
import { claimsOf, languageOfClaims } from './disagreements.js';
import { isUnderstoodAlone, questionsBefore } from './questions.js';
import type { Said, ScriptWriter } from './script-writer.js';
import type { Setting } from './setting.js';
import { sourceOf } from './source-names.js';
import { Transitions, type Place } from './transitions.js';

/** How often the word may pass in a story. */
const MOST_TURNS = 4;
/** So many sentences are told between two questions. */
const FEWEST_ANSWERS = 2;

/** Tells one story after the other, the hosts taking turns in each. */
export class StoryTeller {
  private readonly setting: Setting;
  private readonly writer: ScriptWriter;
  private readonly attribution: Attribution;
  private readonly transitions: Transitions;
  /** Who begins the current story. */
  private leader = 0;
  /** The number of sources said of the story before, so that not every story ends in a number. */
  private justCounted = 0;

  constructor(setting: Setting, writer: ScriptWriter) {
    this.setting = setting;
    this.writer = writer;
    this.attribution = new Attribution(setting);
    this.transitions = new Transitions(setting, writer);
  }

  tell(telling: Telling, place: Place): void {
    if (place.story > 0) this.leader = this.writer.other(this.leader);
    this.transitions.lead(this.leader, telling, place);
    const told: Candidate[] = [];
    const turn: Turn = {
      host: this.leader,
      sentences: 0,
      asked: null,
      longest: Math.ceil(telling.chosen.length / MOST_TURNS),
      unsaid: new Set(this.isOneSentence ? [] : telling.disagreements),
    };
    for (const block of blocksOf(telling.chosen)) {
      for (const candidate of block) {
        this.passWord(turn, candidate, told, place.story);
        this.sentence(turn, { candidate, block, previous: told.at(-1) }, place.story);
        told.push(candidate);
        this.disagree(turn, { telling, candidate }, place.story);
      }
    }
    if (this.isOneSentence) return;
    for (const disagreement of turn.unsaid) this.sayDisagreement(turn, { telling, disagreement }, place.story);
    this.spread(turn, { telling, told }, place.story);
  }

  private get isOneSentence(): boolean {
    return this.setting.format === 'headlines';
  }

  /** The other host asks, or goes on telling: with a further source, or after a few sentences. */
  private passWord(turn: Turn, next: Candidate, told: readonly Candidate[], story: number): void {
    const previous = told.at(-1);
    if (previous === undefined || !this.writer.isDuo) return;
    const mayAsk = turn.asked === null || told.length - turn.asked >= FEWEST_ANSWERS;
    const asks =
      mayAsk &&
      this.questionsBefore(next, told).some((kind) =>
        this.writer.optional(this.writer.other(turn.host), kind, {}, story),
      );
    const isFurther = previous.member !== next.member;
    const isEnough = turn.sentences >= turn.longest && isUnderstoodAlone(next);
    if (asks) [turn.sentences, turn.asked] = [0, told.length];
    else if (isFurther || isEnough) this.pass(turn);
  }

  /** Nobody answers in another language than they are asked in. */
  private questionsBefore(next: Candidate, told: readonly Candidate[]): readonly QuestionKind[] {
    return next.language === this.setting.language ? questionsBefore(next, told) : [];
  }

  private pass(turn: Turn): void {
    turn.host = this.writer.other(turn.host);
    turn.sentences = 0;
  }

  private sentence(turn: Turn, { candidate, block, previous }: Spot, story: number): void {
    turn.sentences++;
    if (candidate !== block[0]) return this.writer.fact(turn.host, candidate.spoken, candidate, story);
    const attributed =
      previous === undefined
        ? this.attribution.opening(candidate, block)
        : this.attribution.addition(candidate, block, previous.item);
    tellAttributed(this.writer, turn.host, attributed, { candidate, story });
  }

  /** Right after the first sentence that has one of the figures. */
  private disagree(
    turn: Turn,
    { telling, candidate }: { telling: Telling; candidate: Candidate },
    story: number,
  ): void {
    for (const disagreement of turn.unsaid) {
      if (!disagreement.figures.some((one) => states(candidate, one))) continue;
      turn.unsaid.delete(disagreement);
      this.sayDisagreement(turn, { telling, disagreement }, story);
    }
  }

  private sayDisagreement(
    turn: Turn,
    { telling, disagreement }: { telling: Telling; disagreement: Disagreement },
    story: number,
  ): void {
    const said = this.claims(disagreement, telling);
    if (said === null) return;
    this.pass(turn);
    const citations = disagreement.figures.map(({ citation }) => citation);
    this.writer.joined(turn.host, said, citations, story);
    this.attribution.forget();
  }

  /** In the language of those who claim it; null: they have none in common. */
  private claims(disagreement: Disagreement, telling: Telling): Said | null {
    const language = languageOfClaims(disagreement, telling);
    if (language === null) return null;
    const { book, deck } = this.setting.wordingIn(language);
    const claims = claimsOf(disagreement, telling, book);
    return claims === null ? null : { text: deck.say('differ', { claims }), language };
  }

  /** How many sources have the story: true, from the data. */
  private spread(turn: Turn, { telling: { story }, told }: Told, index: number): void {
    const host = this.writer.other(turn.host);
    const { members, sources } = story;
    const { book } = this.setting;
    if (sources > 2 && sources > this.justCounted && !this.transitions.hasCounted(index)) {
      const said = this.writer.optional(host, 'manySources', { n: numberWord(book, sources) }, index);
      this.justCounted = said ? sources : 0;
      return;
    }
    this.justCounted = 0;
    const heard = new Set(told.map(({ item }) => item.sourceId));
    const silent = members.find(({ reading }) => !heard.has(reading.item.sourceId))?.reading.item;
    if (sources !== 2 || silent === undefined) return;
    if (this.writer.optional(host, 'twoSources', { source: sourceOf(silent, book) }, index)) this.attribution.forget();
  }
}

/** Whose turn it is, and for how many sentences it has been. */
interface Turn {
  host: number;
  sentences: number;
  /** How many sentences had been told when the last question was asked; null: none was. */
  asked: number | null;
  /** Sentences that a host says in a row before the other one goes on. */
  readonly longest: number;
  /** Where sources differ and nobody has said so yet. */
  readonly unsaid: Set<Disagreement>;
}

interface Spot {
  readonly candidate: Candidate;
  readonly block: readonly Candidate[];
  readonly previous: Candidate | undefined;
}

interface Told {
  readonly telling: Telling;
  readonly told: readonly Candidate[];
}

/** The sentence that is cited, or another one of its item that has the figure: the cited one may be the headline. */
const states = ({ item, quote, spoken }: Candidate, { figure, citation }: Disagreement['figures'][number]): boolean =>
  item.id === citation.itemId && (quote === citation.quote || spoken.split(/[^\p{N}.,]+/u).includes(figure));

/** The chosen sentences item by item, the leading item first, each as its author ordered them. */
export function blocksOf(chosen: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const inOrder = chosen.toSorted((a, b) => a.member - b.member || a.position - b.position);
  const blocks: Candidate[][] = [];
  for (const candidate of inOrder) {
    const block = blocks.at(-1);
    if (block?.[0]?.member === candidate.member) block.push(candidate);
    else blocks.push([candidate]);
  }
  return blocks;
}
