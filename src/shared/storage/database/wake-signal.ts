/** Wakes one waiting loop. A notification while nobody waits is kept, so none is lost between two waits. */
export class WakeSignal {
  #notified = false;
  #wake: (() => void) | null = null;

  readonly notify = (): void => {
    this.#notified = true;
    this.#wake?.();
  };

  /** Resolves at the next notification, at once if there was one since the last wait, at the latest after `ms`. */
  async wait(ms: number): Promise<void> {
    if (!this.#notified) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#wake = null;
    this.#notified = false;
  }
}
