import type { LanguageModelEndpoint } from '../../../config/language-model-settings.js';
import { OperatorEndpoint, type EndpointAnswer } from '../../../shared/outbound/network/operator-endpoint.js';
import type { Question } from '../../domain/rewriting/question.js';
import { FIRST_DIALECT, nextDialect, requestBody, type Dialect } from './dialect.js';

/** How long a service is waited for; a test has less patience. */
export class ModelPatience {
  readonly connectMs: number = 10_000;
  /** A whole answer is thought over before its first byte. */
  readonly firstByteMs: number = 120_000;
  readonly idleMs: number = 30_000;
  readonly firstWaitMs: number = 1_000;
  /** Who asks for more time than this gets no second request. */
  readonly longestWaitMs: number = 20_000;
}

const PATH = '/chat/completions';

/** A service, and what of the protocol it speaks, as far as this process has learned. */
export class ModelService {
  private readonly endpoint: OperatorEndpoint;
  private dialect: Dialect = FIRST_DIALECT;
  private proven = false;

  constructor(
    private readonly settings: LanguageModelEndpoint,
    readonly patience: ModelPatience,
  ) {
    this.endpoint = new OperatorEndpoint(settings.url, patience);
  }

  /** As it speaks now. Throws WebProblem, or the reason of the signal. */
  async request(question: Question, signal: AbortSignal): Promise<{ answer: EndpointAnswer; dialect: Dialect }> {
    const { dialect, settings } = this;
    const { model, apiKey } = settings;
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': 'PodcastBriefings/0.1',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    };
    const answer = await this.endpoint.post(PATH, { headers, body: requestBody(question, model, dialect) }, signal);
    return { answer, dialect };
  }

  /** Whether a refused request may be accepted in another dialect, which is spoken from now on. */
  learns(dialect: Dialect, { status, text }: EndpointAnswer): boolean {
    const next = nextDialect(dialect, status, text, this.proven);
    if (next !== null && this.dialect === dialect) this.dialect = next;
    return next !== null;
  }

  /** It has accepted a request, so what it refuses later is not the dialect. */
  prove(): void {
    this.proven = true;
  }

  /** It refused every dialect: the fault was another. */
  unlearn(): void {
    if (!this.proven) this.dialect = FIRST_DIALECT;
  }

  close(): Promise<void> {
    return this.endpoint.close();
  }
}
