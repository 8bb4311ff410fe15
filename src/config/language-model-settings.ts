import { ConfigError, type Environment } from './environment.js';

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

const WITHOUT_URL = ['LLM_MODEL', 'LLM_API_KEY'] as const;
const PATH = '/chat/completions';

export function readLanguageModelSettings(environment: Environment): LanguageModelSettings {
  const tokensPerBriefing = environment.integer('LLM_TOKENS_PER_BRIEFING', 60_000, 2_000, 10_000_000);
  const timeoutMs = environment.integer('LLM_TIMEOUT_SECONDS', 180, 5, 600) * 1000;
  const url = baseOf(environment);
  if (url === null) {
    const alone = WITHOUT_URL.find((name) => environment.text(name) !== null);
    if (alone !== undefined) throw new ConfigError(`${alone} says nothing without LLM_URL: set both or neither.`);
    return { languageModel: null };
  }
  const model = environment.text('LLM_MODEL');
  if (model === null) throw new ConfigError('LLM_URL needs LLM_MODEL, the name of a model that it serves.');
  return { languageModel: { url, model, apiKey: apiKeyOf(environment), tokensPerBriefing, timeoutMs } };
}

function baseOf(environment: Environment): string | null {
  const value = environment.text('LLM_URL');
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  // Not quoted: what is written there in error may be a key.
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new ConfigError('LLM_URL must be like https://models.example.org/v1: what /chat/completions is below.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new ConfigError('LLM_URL must have no user name or password: LLM_API_KEY is sent as a bearer token.');
  }
  const base = url.href.replace(/\/+$/, '');
  return base.endsWith(PATH) ? base.slice(0, -PATH.length) : base;
}

/** It becomes a header: nothing but visible ASCII can be one. */
function apiKeyOf(environment: Environment): string | null {
  const value = environment.text('LLM_API_KEY');
  if (value === null || /^[\x21-\x7e]{1,4096}$/.test(value)) return value;
  throw new ConfigError('LLM_API_KEY must be of visible ASCII characters, without blanks.');
}
