/**
 * Statements that have a deadline are ended by the server. One that is frozen, or cut off by a network that drops
 * everything, does not even say that: whoever waits for it would wait as long as that lasts. One timer for a connection,
 * since there are thousands of statements a second.
 */
export class AnswerDeadline {
  #unanswered = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    /** 0: none. */
    private readonly ms: number,
    private readonly overdue: () => void,
  ) {}

  async kept<T>(answer: Promise<T>): Promise<T> {
    this.#sent();
    try {
      return await answer;
    } finally {
      this.#unanswered -= 1;
    }
  }

  /** The same for what is called with the answer. */
  heard<Answer extends readonly unknown[]>(callback: (...answer: Answer) => void): (...answer: Answer) => void {
    this.#sent();
    return (...answer) => {
      this.#unanswered -= 1;
      callback(...answer);
    };
  }

  /** Counts from the last statement that was sent. */
  #sent(): void {
    this.#unanswered += 1;
    if (this.ms === 0) return;
    if (this.#timer !== null) return void this.#timer.refresh();
    this.#timer = setTimeout(() => this.#unanswered > 0 && this.overdue(), this.ms);
    this.#timer.unref();
  }
}
