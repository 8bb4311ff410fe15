import { describe, expect, test } from '@jest/globals';
import { MeasuredLanguageModel } from '../../../../src/briefing/adapters/metrics/measured-language-model.js';
import {
  LanguageModel,
  ModelFailure,
  type ModelAnswer,
  type ModelTerms,
} from '../../../../src/briefing/application/ports/language-model.js';
import type { Question } from '../../../../src/briefing/domain/rewriting/question.js';
import type { HttpSettings } from '../../../../src/config/http-settings.js';
import { Metrics } from '../../../../src/shared/delivery/http/metrics/metrics.js';

const QUESTION: Question = { rules: '', data: '{}', schema: {}, answerTokens: 10 };
const TERMS: ModelTerms = { model: 'm-1', endpoint: 'models.example', tokensPerBriefing: 1_000, timeoutMs: 1_000 };
const spent = { tokens: { prompt: 70, completion: 30, estimated: false }, requests: 2 };

class ScriptedModel extends LanguageModel {
  override readonly terms = TERMS;

  constructor(private readonly answer: () => Promise<ModelAnswer>) {
    super();
  }

  override ask(): Promise<ModelAnswer> {
    return this.answer();
  }
}

/** The metrics after asking once. */
async function metricsAfter(answer: () => Promise<ModelAnswer>): Promise<string> {
  const metrics = new Metrics({ metricsToken: null } as HttpSettings);
  const model = new MeasuredLanguageModel(new ScriptedModel(answer), metrics);
  expect(model.terms).toBe(TERMS);
  await model.ask(QUESTION, 100, new AbortController().signal).catch(() => undefined);
  return metrics.text();
}

describe('A language model that is measured', () => {
  test('is counted with its requests and tokens when it answers', async () => {
    const text = await metricsAfter(() => Promise.resolve({ answer: { lines: [] }, ...spent }));
    expect(text).toContain('briefings_model_question_duration_seconds_count{outcome="answered"} 1');
    expect(text).toContain('briefings_model_requests_total 2');
    expect(text).toContain('briefings_model_tokens_total{kind="prompt"} 70');
    expect(text).toContain('briefings_model_tokens_total{kind="completion"} 30');
  });

  test('is counted by its reason when it gives no usable answer, with what that cost', async () => {
    const text = await metricsAfter(() => Promise.reject(new ModelFailure('cut_off', spent)));
    expect(text).toContain('briefings_model_question_duration_seconds_count{outcome="cut_off"} 1');
    expect(text).toContain('briefings_model_tokens_total{kind="prompt"} 70');
  });

  test('is not counted when our own shutdown ends the question', async () => {
    const text = await metricsAfter(() => Promise.reject(new Error('aborted')));
    expect(text).not.toContain('briefings_model_question_duration_seconds_count');
  });
});
