import { afterAll, describe, expect, test } from '@jest/globals';
import { ChildScriptWriter } from '../../../../src/briefing/adapters/composer/child-script-writer.js';
import { meaningless } from '../../../../src/briefing/adapters/composer/warm-up.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';

const { signal } = new AbortController();
const writer = new ChildScriptWriter();

afterAll(() => writer.onApplicationShutdown());

describe('the composer in a process of its own', () => {
  test('answers who asks while it warms up', async () => {
    const { material, request } = meaningless('en');
    const warmingUp = writer.warmUp();
    await expect(writer.write(material, request, signal)).resolves.toMatchObject({ script: { language: 'en' } });
    await warmingUp;
  });

  test('finds something to say in the text that it warms up with, in every language', async () => {
    for (const language of LANGUAGES) {
      const { material, request } = meaningless(language);
      expect((await writer.write(material, request, signal)).script?.lines.length).toBeGreaterThan(3);
    }
  });

  test('starts no process any more once it is shut down', async () => {
    const closed = new ChildScriptWriter();
    await closed.onApplicationShutdown();
    await expect(closed.warmUp()).resolves.toBeUndefined();
  });
});
