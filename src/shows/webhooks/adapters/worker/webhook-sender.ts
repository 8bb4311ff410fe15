import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ProcessSettings } from '../../../../config/process-settings.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import { FailureLog } from '../../../../shared/kernel/failure-log.js';
import type { OnDrain } from '../../../../shared/kernel/on-drain.js';
import { WakeSignal } from '../../../../shared/storage/database/wake-signal.js';
import { LeaseDueDeliveries, type DueDeliveries } from '../../application/commands/lease-due-deliveries.js';
import { SendLeasedDelivery } from '../../application/commands/send-leased-delivery.js';
import { NewDeliveries } from '../../application/new-deliveries.js';
import type { LeasedDelivery } from '../../application/ports/delivery-store.js';

/** Messages on their way at once in one process. */
const SLOTS = 64;
/** Of them, at most so many to receivers whose last message failed: they may take as long as a try can. */
const SLOTS_OF_FAILING = SLOTS / 4;
/** Of them, at most so many to one web server. */
const SLOTS_OF_ORIGIN = 2;
/** Also the latest that a message is noticed that another process has kept. */
const LONGEST_NAP_MS = 5_000;
const SHORTEST_NAP_MS = 50;

/**
 * Sends due messages in every worker process; leases make coordination unnecessary. One loop leases as many messages as
 * there are free slots; no receiver is waited for by any other.
 */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, OnDrain, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly failures = new FailureLog(new Logger(WebhookSender.name));
  private readonly stop = new AbortController();
  private draining = false;
  private readonly wakeSignal = new WakeSignal();
  private readonly sending = new Map<LeasedDelivery, Promise<void>>();
  private loop: Promise<void> = Promise.resolve();

  constructor(
    private readonly process: ProcessSettings,
    private readonly commands: CommandBus,
    private readonly arrivals: NewDeliveries,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (this.process.role === 'api') return;
    this.arrivals.listen(this.wakeSignal.notify);
    this.loop = this.send();
  }

  onDrain(): void {
    this.draining = true;
    this.wakeSignal.notify();
  }

  /** Stops when the connections are closed: tries that fail from then on are no failures of their receivers. */
  onModuleDestroy(): void {
    this.stop.abort();
    this.onDrain();
  }

  /** What was on its way is handed back. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.loop;
    await Promise.all(this.sending.values());
  }

  private async send(): Promise<void> {
    while (!this.draining) {
      if (this.sending.size >= SLOTS) await Promise.race(this.sending.values());
      else await this.leaseNext();
    }
  }

  private async leaseNext(): Promise<void> {
    const answer = await this.answer();
    for (const leased of answer?.leased ?? []) this.start(leased);
    if ((answer?.leased ?? []).length === 0) await this.nap(answer?.nextAt ?? null);
  }

  private async answer(): Promise<DueDeliveries | null> {
    const leased = [...this.sending.keys()];
    const failing = leased.filter(({ webhook: { state } }) => state.status === 'enabled' && state.failures > 0);
    const mostFailing = Math.max(SLOTS_OF_FAILING - failing.length, 0);
    const terms = { busyOrigins: busyOf(leased), mostFailing, most: SLOTS - leased.length };
    try {
      return await this.commands.execute(new LeaseDueDeliveries(terms));
    } catch (error) {
      this.failures.tell(error, { msg: 'could not lease messages to webhooks' });
      return null;
    }
  }

  private start(leased: LeasedDelivery): void {
    const sending = this.attempt(leased).finally(() => {
      this.sending.delete(leased);
      // A web server may be free again, and the next message of this webhook due.
      this.wakeSignal.notify();
    });
    this.sending.set(leased, sending);
  }

  private async attempt(leased: LeasedDelivery): Promise<void> {
    try {
      await this.commands.execute(new SendLeasedDelivery(leased, this.stop.signal));
    } catch (error) {
      // Nothing was recorded: the message is sent again, with the same id, when the lease is over.
      this.failures.tell(error, { msg: 'sending a message to a webhook failed', webhook: leased.webhook.id });
    }
  }

  private async nap(nextAt: number | null): Promise<void> {
    const ms = nextAt === null ? LONGEST_NAP_MS : Math.min(nextAt - this.clock.now(), LONGEST_NAP_MS);
    await this.wakeSignal.wait(Math.max(ms, SHORTEST_NAP_MS));
  }
}

function busyOf(leased: readonly LeasedDelivery[]): readonly string[] {
  const byOrigin = Map.groupBy(leased, ({ origin }) => origin);
  return [...byOrigin].flatMap(([origin, all]) => (all.length >= SLOTS_OF_ORIGIN ? [origin] : []));
}
