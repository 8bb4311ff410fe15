import { afterEach, expect, test } from '@jest/globals';
import { Logger, Module, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  MeasuredLanguageModel,
  UnmeasuredLanguageModel,
} from '../../src/briefing/adapters/metrics/measured-language-model.js';
import { LanguageModel, ModelFailure } from '../../src/extension.js';
import { Metrics } from '../../src/shared/delivery/http/metrics/metrics.js';
import { replaceable, Replacements, type Replacement } from '../../src/shared/replaceable.js';

Logger.overrideLogger(false);

const closed: string[] = [];

class NamedModel extends LanguageModel implements OnApplicationShutdown {
  override readonly terms = { model: this.constructor.name, endpoint: '', tokensPerBriefing: 1, timeoutMs: 1 };

  override ask(): Promise<never> {
    return Promise.reject(
      new ModelFailure('busy', { tokens: { prompt: 0, completion: 0, estimated: true }, requests: 1 }),
    );
  }

  onApplicationShutdown(): void {
    closed.push(this.constructor.name);
  }
}
class Ours extends NamedModel {}
class Theirs extends NamedModel {}

afterEach(() => void closed.splice(0));

/** Wired as the module of briefings wires it. */
function wired(replacements: readonly Replacement[]): Type<unknown> {
  const metrics = new Metrics({ metricsToken: null } as ConstructorParameters<typeof Metrics>[0]);
  const useFactory = (model: LanguageModel): LanguageModel => new MeasuredLanguageModel(model, metrics);
  class Wiring {}
  Module({
    providers: [
      { provide: Replacements, useValue: new Replacements(replacements) },
      { provide: Metrics, useValue: metrics },
      replaceable(LanguageModel, Ours, UnmeasuredLanguageModel),
      { provide: LanguageModel, inject: [UnmeasuredLanguageModel], useFactory },
    ],
  })(Wiring);
  return Wiring;
}

test.each([
  ['ours, when no extension replaces it', [], 'Ours'],
  ['that of an extension', [{ port: LanguageModel, useClass: Theirs }], 'Theirs'],
] as const)('The language model that is asked, measured and closed is %s', async (_, replacements, name) => {
  const context = await NestFactory.createApplicationContext(wired(replacements), { logger: false });
  const model = context.get(LanguageModel);
  expect(model.terms?.model).toBe(name);
  await expect(
    model.ask({ rules: '', data: '', schema: {}, answerTokens: 1 }, 1, new AbortController().signal),
  ).rejects.toThrow('busy');
  expect(await context.get(Metrics).text()).toContain('{outcome="busy"} 1');
  await context.close();
  expect(closed).toEqual([name]);
});
