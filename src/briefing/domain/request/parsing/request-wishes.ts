import { isCjk } from '../request-language.js';
import type { Named } from './parsed-request.js';
import { RequestTurns } from './request-turns.js';

/** "deja la política" alone lets go of it as well as be. */
const LETS = /^de(?:j|ix)[ae]$/iu;
/** "Science please, space is not for me": asked for, whatever is said of what comes next. */
const POLITE =
  /^(?:please|pls|bitte|gerne?|s'il (?:te|vous) plaît|svp|stp|por favor|porfa|se faz favor|お願い(?:します)?|ください)$/iu;
/** "vire le sport" */
const VERB_AND_ARTICLE =
  /^\p{L}+ (?:the |d(?:er|ie|as|en) |l(?:e|a|os|as|es|'|o) ?|el |[oa]s? |al )(\p{L}[\p{L} -]*)$/iu;

/** Of a verb and its object; adjectives that tell what of a subject is meant have capitals, or another ending. */
const WORD_AND_NAME =
  /^(?:save|hold|leave|keep|put|park|push|shove|stick|bump|garde[rz]?|laisse[rz]?|mets|mettez|guarda|guarde|dej[ae]|deix[ae]|pon|põe|ponha|heb|heb'|spar|schieb|pack|stell|leg) (\p{L}+)$/iu;

/** What is wanted, in which place, and how lists go on. */
export abstract class RequestWishes extends RequestTurns {
  /** Clauses that say how the briefing is to be, or that it is wanted. */
  readonly talking = new Set<number>();

  /** A Chinese comma ends a thought (、 makes lists); elsewhere the list goes on: "no sport, politics or gossip". */
  protected comma(index: number): void {
    if (POLITE.test(this.around.textAt(index - 1))) this.affirm();
    const introduces = /[:：]/u.test(this.around.textAt(index));
    if (introduces) this.dropLabel(index);
    if (!introduces) this.group++;
    this.order = null;
    if (this.language === 'zh' && !introduces) {
      const refused = this.mode === 'exclude' ? this.collected > 0 : this.refusedAt === this.chain;
      this.turn('want');
      this.chain++;
      if (refused) this.refusedAt = this.chain;
    }
    if (introduces) this.cued = true;
  }

  protected and(list: boolean): void {
    const before = this.items.at(-1);
    if (list) {
      this.group++;
      this.order = null;
    } else if (before !== undefined) before.joined = true;
  }

  protected want(kind: 'want' | 'focus' | 'question', index: number): void {
    this.talking.add(this.clause);
    if (kind === 'question') {
      this.asked = true;
      const looksBack = isCjk(this.language) || !this.around.contentFollows(index);
      if (looksBack) for (const item of this.thought()) Object.assign(item, { asked: true, cued: true });
    }
    // "La apicultura me interesa"
    if (kind === 'want' && !isCjk(this.language) && !this.around.contentFollows(index)) this.affirm();
    if (kind === 'focus' && this.looksBack(index)) for (const item of this.thought()) item.favoured = true;
    // "only tell me about", "don't tell me": the mode stands until something has been named in it.
    if (this.mode !== 'want' && this.collected === 0) return;
    this.turn('want');
    this.cued = true;
    this.favoured = kind === 'focus';
    this.chain++;
  }

  /** "Chuck the sport, keep the politics", "the politics stays": it stands against what was named before. */
  protected keep(index: number): void {
    const here = this.items.filter(({ clause }) => clause === this.clause);
    if (this.around.contentFollows(index) && this.language !== 'ja') {
      if (here.length === 0 && LETS.test(this.around.textAt(index))) return;
      this.oppose(here);
      this.wantAgain();
      this.group++;
      return;
    }
    const last = here.at(-1);
    if (last === undefined) return;
    this.oppose(here.filter(({ group }) => group !== last.group));
    Object.assign(last, { mode: 'want', cued: true });
    this.turn('want');
    this.chain++;
    this.group++;
  }

  /** Whatever verb stood before a broad subject, it said the opposite. */
  private oppose(items: readonly Named[]): void {
    for (const item of items) {
      const named = VERB_AND_ARTICLE.exec(item.text)?.[1];
      if (item.mode !== 'want' || item.cued || named === undefined || !this.isBroad(named)) continue;
      Object.assign(item, { text: named, mode: 'exclude', cued: true });
    }
  }

  /** "save politics for the end": what opens it is the verb. */
  private verbless(item: Named | undefined): { readonly text?: string } {
    const named = WORD_AND_NAME.exec(item?.text ?? '')?.[1];
    return named !== undefined && this.isBroad(named) ? { text: named } : {};
  }

  protected abstract isBroad(name: string): boolean;

  protected looksBack(index: number): boolean {
    return this.language === 'ja' || !this.around.contentFollows(index);
  }

  protected closes(index: number): boolean {
    const next = this.around.at(index + 1);
    return next === undefined || next === 'comma' || next === 'break' || next === 'and' || next === 'but';
  }

  /** "the last elections", "finish on a light note" */
  private placesNothing(index: number): boolean {
    if (this.around.contentFollows(index) && this.around.isAdjective(index)) return true;
    return this.around.mannerFollows(index) && this.around.at(index - 1) !== 'comma';
  }

  private beforeComma(): Named | undefined {
    const last = this.items.at(-1);
    return last?.clause === this.clause && last.mode === 'want' && last.order === null ? last : undefined;
  }

  /** "start with politics", "sport last" */
  protected place(order: 'first' | 'last', index: number): void {
    if (this.around.pointsBack(index) && !this.around.contentFollows(index)) {
      Object.assign(this.lastNamed() ?? {}, { order, cued: true });
      return;
    }
    if (this.placesNothing(index)) return;
    const here = this.items.filter((item) => item.clause === this.clause && item.group === this.group);
    if (here.length > 0 && (this.closes(index) || !this.around.contentFollows(index))) {
      // "Wheat and butter first": both. "Health and sport last" may mean sport alone.
      const isTogether = (at: number): boolean => order === 'first' && here.slice(at, -1).every(({ joined }) => joined);
      const together = here.filter((item, at) => at === here.length - 1 || (item.order === null && isTogether(at)));
      for (const item of together) Object.assign(item, { order, cued: true }, this.verbless(item));
      return;
    }
    if (!this.around.contentFollows(index)) {
      // "If there is anything on the war, right at the end"
      if (!this.around.mannerFollows(index)) Object.assign(this.beforeComma() ?? {}, { order, cued: true });
      return;
    }
    if (this.collected > 0) this.turn('want');
    this.cued = true;
    this.order = order;
    this.group++;
  }
}
