import { setTimeout as sleep } from 'node:timers/promises';

/** Less than Jest's own patience, which cannot say what was waited for. A busy machine takes its time. */
const PATIENCE_MS = 240_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;

/** Asks until the answer is right, for what comes soon and not at once. Returns it; throws with the last one. */
export async function until<T>(ask: () => T | Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`it never came so far: ${JSON.stringify(answer)}`);
    await sleep(pause);
  }
}

/** As `until`, for what is so or not. */
export async function untilTrue(condition: () => boolean | Promise<boolean>): Promise<void> {
  await until(condition, Boolean);
}
