import { expect, test } from '@jest/globals';
import { WarmUp } from '../../../../src/briefing/adapters/worker/warm-up.js';
import type { RecordingStudio } from '../../../../src/briefing/application/ports/speech/recording-studio.js';
import type { ScriptWriter } from '../../../../src/briefing/application/ports/script-writer.js';
import { readConfig } from '../../../../src/config.js';

const DATABASE_URL = 'postgres://db/briefings';

/** Whether the voices are warm once the program has started. */
function isWarm(environment: Readonly<Record<string, string>>): boolean {
  let warm = false;
  const warmUp = () => Promise.resolve(void (warm = true));
  const preparation = new WarmUp({ warmUp } as RecordingStudio, { warmUp } as ScriptWriter, readConfig(environment));
  preparation.onApplicationBootstrap();
  preparation.beforeApplicationShutdown();
  return warm;
}

test('a program that makes briefings warms up after its start', () => {
  expect(isWarm({})).toBe(true);
  expect(isWarm({ ROLE: 'worker', DATABASE_URL })).toBe(true);
});

test('a program that makes none, or is told not to, does not warm up', () => {
  expect(isWarm({ ROLE: 'api', DATABASE_URL })).toBe(false);
  expect(isWarm({ WARM_UP: 'off' })).toBe(false);
});
