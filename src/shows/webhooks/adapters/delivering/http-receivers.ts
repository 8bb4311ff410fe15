import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import { retryAfterMs } from '../../../../shared/outbound/network/retry-after.js';
import { SafeRequest, type Answer, type Headers } from '../../../../shared/outbound/network/safe-request.js';
import { webProblemOf } from '../../../../shared/outbound/network/web-problem.js';
import { ReceiverRefused, Receivers, type Message } from '../../application/ports/receivers.js';
import type { Outcome } from '../../domain/delivery.js';
import { PROBLEMS, ReceiverAddresses } from './receiver-addresses.js';

/** As Standard Webhooks proposes. */
const PATIENCE_MS = 15_000;

type Result = Pick<Outcome, 'statusCode' | 'error' | 'retryAfterMs'>;

/** Sends by Standard Webhooks (https://www.standardwebhooks.com): three headers, HMAC-SHA256. */
@Injectable()
export class HttpReceivers extends Receivers {
  private readonly userAgent: string;
  protected readonly patienceMs: number = PATIENCE_MS;

  constructor(
    private readonly http: SafeRequest,
    private readonly addresses: ReceiverAddresses,
    private readonly clock: Clock,
    site: HttpSettings,
  ) {
    super();
    this.userAgent = `PodcastBriefings/0.1 (webhooks; +${site.baseUrl})`;
  }

  override async check(url: string): Promise<void> {
    const problem = await this.addresses.problemOf(url);
    if (problem !== null) throw new ReceiverRefused(problem, PROBLEMS[problem]);
  }

  override async send(message: Message, signal: AbortSignal): Promise<Outcome> {
    const at = this.clock.now();
    const began = performance.now();
    const result = await this.attempt(message, signal);
    signal.throwIfAborted();
    return { at, durationMs: Math.round(performance.now() - began), ...result };
  }

  private async attempt(message: Message, signal: AbortSignal): Promise<Result> {
    const headers = await this.headersOf(message);
    // A name may lead elsewhere by now. What is connected to is checked once more, by the client.
    const problem = await this.addresses.problemOf(message.url);
    if (problem !== null) return unanswered(PROBLEMS[problem]);
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(this.patienceMs)]);
    try {
      const posted = { headers, body: message.payload, redirects: 'none' } as const;
      return this.resultOf(await this.http.post(message.url, posted, inTime));
    } catch (error) {
      return unanswered(firstSentence(webProblemOf(error).message));
    }
  }

  private async headersOf({ id, payload, secrets }: Message): Promise<Headers> {
    const { Webhook } = await import('standardwebhooks');
    const now = new Date(this.clock.now());
    return {
      'content-type': 'application/json',
      'user-agent': this.userAgent,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, payload)).join(' '),
    };
  }

  private resultOf(answer: Answer): Result {
    // Nothing of the body is read: a receiver has nothing to tell us that its status does not say.
    answer.discard();
    const { status } = answer;
    const error = status >= 200 && status < 300 ? null : wordsOf(status);
    return { statusCode: status, error, retryAfterMs: retryAfterMs(answer.header('retry-after'), this.clock.now()) };
  }
}

const unanswered = (error: string): Result => ({ statusCode: null, error, retryAfterMs: null });

/** What went wrong, without the advice that is meant for who subscribes to a feed. */
const firstSentence = (message: string): string => `${message.split('. ', 1)[0]?.replace(/\.$/, '') ?? message}.`;

function wordsOf(status: number): string {
  if (status === 410) return 'It answered 410, which says that it wants nothing any more: the webhook is switched off.';
  if (status === 429) return 'It answered 429: it gets more than it can take.';
  if (status >= 300 && status < 400)
    return `It answered ${status}, a redirect, which is not followed. Change the address.`;
  return `It answered ${status}.`;
}
