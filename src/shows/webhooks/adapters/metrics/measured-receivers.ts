import { Injectable } from '@nestjs/common';
import { Metrics } from '../../../../shared/delivery/http/metrics/metrics.js';
import { Receivers, type Message } from '../../application/ports/receivers.js';
import type { Outcome } from '../../domain/delivery.js';

const SECONDS = [0.05, 0.25, 1, 5, 15];

/** The servers of others, unmeasured. Also the DI token. */
export abstract class UnmeasuredReceivers extends Receivers {}

const wordFor = ({ statusCode, error }: Outcome): string => {
  if (error === null) return 'delivered';
  return statusCode === null ? 'unreachable' : 'refused';
};

/** Decorates receivers with a histogram of tries: whose server it was, nobody is told. */
@Injectable()
export class MeasuredReceivers extends Receivers {
  readonly #seconds;

  constructor(
    private readonly receivers: UnmeasuredReceivers,
    metrics: Metrics,
  ) {
    super();
    const name = 'briefings_webhook_delivery_duration_seconds';
    const help = 'Tries to deliver a message to a webhook by this process, by outcome.';
    this.#seconds = metrics.histogram({ name, help, labels: ['outcome'] }, SECONDS);
  }

  override check(url: string): Promise<void> {
    return this.receivers.check(url);
  }

  override async send(message: Message, signal: AbortSignal): Promise<Outcome> {
    const outcome = await this.receivers.send(message, signal);
    this.#seconds.observe({ outcome: wordFor(outcome) }, outcome.durationMs / 1000);
    return outcome;
  }
}
