/** What the hosts say themselves, of all sentences: above it a briefing sounds like a show about itself. */
const SHARE = 0.26;
/** So many facts ahead a phrase may be spent. */
const AHEAD = 3;

/** Spends the phrases that a briefing can do without, evenly over its facts. */
export class Pacing {
  private readonly facts: number;
  private readonly optional: number;
  private told = 0;
  private spent = 0;

  /** `frame`: phrases that are said in any case. */
  constructor(facts: number, frame: number) {
    this.facts = Math.max(1, facts);
    this.optional = (SHARE / (1 - SHARE)) * facts - frame;
  }

  tellFact(): void {
    this.told++;
  }

  /** For what has to be said. */
  spend(): void {
    this.spent++;
  }

  allowsPhrase(): boolean {
    const progress = Math.min(1, (this.told + AHEAD) / this.facts);
    return this.spent + 1 <= this.optional * progress;
  }
}
