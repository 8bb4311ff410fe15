import { afterEach, describe, expect, test } from '@jest/globals';
import { HttpLanguageModel } from '../../../../../src/briefing/adapters/language-model/http-language-model.js';
import { isIdentical } from '../../../../../src/briefing/audit/adapters/cli/recomposition-text.js';
import type { Script } from '../../../../../src/briefing/domain/script.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { completes, faithful, ModelServer } from '../../../../support/servers/model-server.js';
import { of } from '../../../application/composing-in-memory.js';
import { newsIn, NOW } from '../../../domain/composing/newsroom.js';
import { requestedData } from '../../../domain/samples.js';
import { RecomposingInMemory } from './recomposing-in-memory.js';

let server: ModelServer | null = null;
let model: HttpLanguageModel | null = null;

afterEach(async () => {
  await model?.onApplicationShutdown();
  await server?.close().catch(() => undefined);
});

/** A briefing that a model wrote, which is gone since. */
async function written(language: Language): Promise<RecomposingInMemory> {
  const hostIds = HostCatalogue.builtIn.defaultsOf(language).map(({ id }) => id);
  const request = { ...requestedData.request, language, hostIds };
  const composition = new RecomposingInMemory({ ...requestedData, requestedAt: NOW, request }, () =>
    of(newsIn(language)),
  );
  server = await ModelServer.start(completes(faithful));
  const endpoint = { url: server.url, model: 'm-1', apiKey: null, tokensPerBriefing: 100_000, timeoutMs: 60_000 };
  model = new HttpLanguageModel({ languageModel: endpoint });
  composition.model = model;
  await composition.compose();
  await server.close();
  const { lines } = JSON.parse(composition.files.contents.get('script.json')!) as Script;
  expect(lines.some(({ writtenBy }) => writtenBy === 'model')).toBe(true);
  return composition;
}

describe('a briefing that a language model wrote', () => {
  test.each(LANGUAGES)(
    'in %s is the same, byte for byte, when the model is gone, and so is its ledger',
    async (language) => {
      const recomposition = await (await written(language)).recompose();
      expect(recomposition).toMatchObject({ script: 'identical', selection: 'identical', difference: null });
      expect(isIdentical(recomposition)).toBe(true);
    },
  );

  test('is not composed again from another writing than the one on record', async () => {
    const composition = await written('en');
    const { writing } = composition.event('BriefingComposed');
    const text = composition.files.contents.get(writing!.key)!;
    composition.files.contents.set(writing!.key, text.replace('"host":0', '"host":1'));
    expect(await composition.recompose()).toEqual({ outcome: 'lost', key: writing!.key, how: 'altered' });
  });
});
