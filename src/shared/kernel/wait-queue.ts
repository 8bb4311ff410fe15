/** Those who wait for something in this process, first come, first served. */
export class WaitQueue<T = void> {
  readonly #waiting: ((value: T) => void)[] = [];

  get length(): number {
    return this.#waiting.length;
  }

  /** Resolves with what `admit` is given. Throws the signal's reason; who gives up no longer waits. */
  wait(signal?: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const admitted = (value: T): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve(value);
      };
      const giveUp = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(admitted), 1);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(admitted);
    });
  }

  /** Lets the first one in. false: nobody waits. */
  admit(value: T): boolean {
    const next = this.#waiting.shift();
    next?.(value);
    return next !== undefined;
  }
}
