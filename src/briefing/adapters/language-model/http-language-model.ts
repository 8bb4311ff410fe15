import { Injectable, Logger, Optional, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LanguageModelSettings, type LanguageModelEndpoint } from '../../../config/language-model-settings.js';
import {
  LanguageModel,
  ModelFailure,
  type ModelAnswer,
  type ModelTerms,
} from '../../application/ports/language-model.js';
import type { Question } from '../../domain/rewriting/question.js';
import { Exchange } from './exchange.js';
import { ModelPatience, ModelService } from './model-service.js';

/** The chat completions protocol, as OpenAI and many others speak it. What a service does not understand is learned once. */
@Injectable()
export class HttpLanguageModel extends LanguageModel implements OnApplicationBootstrap, OnApplicationShutdown {
  override readonly terms: ModelTerms | null;
  private readonly logger = new Logger(HttpLanguageModel.name);
  private readonly service: ModelService | null;

  constructor({ languageModel }: LanguageModelSettings, @Optional() patience: ModelPatience = new ModelPatience()) {
    super();
    this.terms = languageModel === null ? null : termsOf(languageModel);
    this.service = languageModel === null ? null : new ModelService(languageModel, patience);
  }

  onApplicationBootstrap(): void {
    if (this.terms === null) return;
    const { model, endpoint } = this.terms;
    this.logger.log({ model, endpoint, msg: 'a language model writes briefings' });
  }

  override async ask(question: Question, budget: number, signal: AbortSignal): Promise<ModelAnswer> {
    if (this.service === null) throw new Error('there is no language model: LLM_URL is not set');
    try {
      return await new Exchange(this.service, question, { budget, signal }).answer();
    } catch (error) {
      // Neither what was sent nor what came back: both may hold the key.
      if (error instanceof ModelFailure) {
        const { model, endpoint } = this.terms ?? {};
        this.logger.warn({ model, endpoint, reason: error.reason, msg: 'a language model gave no usable answer' });
      }
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.service?.close();
  }
}

const termsOf = ({ url, model, tokensPerBriefing, timeoutMs }: LanguageModelEndpoint): ModelTerms => ({
  model,
  endpoint: new URL(url).host,
  tokensPerBriefing,
  timeoutMs,
});
