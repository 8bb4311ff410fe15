import { Clock } from '../../../src/shared/kernel/clock.js';
import type { TestApp } from '../http/http-app.js';

/**
 * From now on it is one moment for these nodes. Limits count in windows of a minute or an hour: a test that begins shortly
 * before the end of one, or takes long on a busy machine, would see two.
 */
export function stopClock(...nodes: readonly TestApp[]): void {
  const now = Date.now();
  for (const { app } of nodes) app.get(Clock, { strict: false }).now = () => now;
}
