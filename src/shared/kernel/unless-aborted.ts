/** What `work` comes to, or the signal's reason at once when it is aborted, also where the work takes no notice of it. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    // A result that comes too late settles nothing any more.
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
