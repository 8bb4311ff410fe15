import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { confirmed, denied, type HubSubscription } from '../../domain/hub-subscription.js';
import { HubStore } from '../ports/hub-store.js';

/** What a hub asks or says at one of our addresses (WebSub §5.2, §5.3). */
export interface HubMessage {
  readonly mode: 'subscribe' | 'unsubscribe' | 'denied';
  /** As we named it, letter by letter, or the message is about something else. */
  readonly topic: string;
  /** null: the hub does not say. */
  readonly leaseMs: number | null;
}

/** Handles what a hub asks or says. The answer: whether we really want what it asks about. */
export class AnswerHub extends Command<boolean> {
  constructor(
    readonly token: string,
    readonly message: HubMessage,
  ) {
    super();
  }
}

@CommandHandler(AnswerHub)
export class AnswerHubHandler implements ICommandHandler<AnswerHub> {
  constructor(
    private readonly subscriptions: HubStore,
    private readonly clock: Clock,
  ) {}

  async execute({ token, message }: AnswerHub): Promise<boolean> {
    let wanted = false;
    await this.subscriptions.update(token, (subscription) => {
      wanted = isWanted(subscription, message);
      return wanted ? this.answered(subscription, message) : subscription;
    });
    return wanted;
  }

  private answered(subscription: HubSubscription, { mode, leaseMs }: HubMessage): HubSubscription | null {
    const at = this.clock.now();
    if (mode === 'subscribe') return confirmed(subscription, { at, leaseMs, jitter: Math.random() * 2 - 1 });
    // A subscription that we have ended cannot be denied any more.
    return mode === 'denied' && subscription.state.status !== 'leaving' ? denied(subscription, at) : null;
  }
}

/** A denial needs no matching request of ours. */
const isWanted = ({ topicUrl, state }: HubSubscription, { mode, topic }: HubMessage): boolean =>
  topic === topicUrl && (mode === 'denied' || (mode === 'unsubscribe') === (state.status === 'leaving'));
