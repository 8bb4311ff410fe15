import { ConfigError, type Environment } from './environment.js';
import { bearerToken, refuseWithout, serviceBase } from './operator-service.js';

/** A service that speaks the chat completions protocol of OpenAI. */
export interface LanguageModelEndpoint {
  /** What `/chat/completions` is below, without a trailing slash. */
  readonly url: string;
  readonly model: string;
  /** A secret, never printed; null: the service asks for none. */
  readonly apiKey: string | null;
  /** Most tokens for one attempt at a briefing, of questions and answers together. */
  readonly tokensPerBriefing: number;
  /** Most time for one attempt at a briefing. */
  readonly timeoutMs: number;
}

/** Who writes scripts better, within what they may say. Also the DI token. */
export abstract class LanguageModelSettings {
  /** null: nobody; scripts are the composer's own, and nothing is sent anywhere. */
  abstract readonly languageModel: LanguageModelEndpoint | null;
}

const SERVICE = { url: 'LLM_URL', key: 'LLM_API_KEY', path: '/chat/completions' };

export function readLanguageModelSettings(environment: Environment): LanguageModelSettings {
  const tokensPerBriefing = environment.integer('LLM_TOKENS_PER_BRIEFING', 60_000, 2_000, 10_000_000);
  const timeoutMs = environment.integer('LLM_TIMEOUT_SECONDS', 180, 5, 600) * 1000;
  const url = serviceBase(environment, SERVICE);
  if (url === null) {
    refuseWithout(environment, 'LLM_URL', ['LLM_MODEL', 'LLM_API_KEY']);
    return { languageModel: null };
  }
  const model = environment.text('LLM_MODEL');
  if (model === null) throw new ConfigError('LLM_URL needs LLM_MODEL, the name of a model that it serves.');
  const apiKey = bearerToken(environment, 'LLM_API_KEY');
  return { languageModel: { url, model, apiKey, tokensPerBriefing, timeoutMs } };
}
