import { Injectable } from '@nestjs/common';
import { FeedSettings } from '../../../config/feed-settings.js';
import { HttpSettings } from '../../../config/http-settings.js';
import { SafeRequest } from '../../../shared/outbound/network/safe-request.js';
import { webProblemOf } from '../../../shared/outbound/network/web-problem.js';
import { Hubs } from '../../application/ports/hubs.js';
import { LEASE_MS, type HubSubscription } from '../../domain/hub-subscription.js';
import { callbackBaseOf } from './public-address.js';

export const CALLBACK_PATH = '/websub/';

const PATIENCE_MS = 15_000;
const HEADERS = { 'content-type': 'application/x-www-form-urlencoded', accept: '*/*' };

/** The subscriber side of WebSub, and of PubSubHubbub 0.3 and 0.4, whose requests are nearly the same. */
@Injectable()
export class HttpHubs extends Hubs {
  readonly callbackBase: string | null;

  constructor(
    site: HttpSettings,
    feeds: FeedSettings,
    private readonly http: SafeRequest,
  ) {
    super();
    this.callbackBase = callbackBaseOf(site, feeds);
  }

  async ask(subscription: HubSubscription, signal: AbortSignal): Promise<string | null> {
    const body = formFor(subscription).toString();
    try {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
      const answer = await this.http.post(subscription.hubUrl, { headers: HEADERS, body }, inTime);
      answer.discard();
      return answer.status >= 200 && answer.status < 300
        ? null
        : `The hub does not take the request (${answer.status}).`;
    } catch (error) {
      return `The hub cannot be asked: ${webProblemOf(error).message}`;
    }
  }
}

/** WebSub §5.1. `hub.verify` was required by PubSubHubbub 0.3; hubs ignore what they do not know. */
function formFor({ token, secret, topicUrl, callbackBase, state }: HubSubscription): URLSearchParams {
  const leaves = state.status === 'leaving';
  return new URLSearchParams({
    'hub.mode': leaves ? 'unsubscribe' : 'subscribe',
    'hub.topic': topicUrl,
    'hub.callback': `${callbackBase}${CALLBACK_PATH}${token}`,
    'hub.verify': 'async',
    ...(!leaves && { 'hub.lease_seconds': String(LEASE_MS / 1_000), 'hub.secret': secret }),
  });
}
