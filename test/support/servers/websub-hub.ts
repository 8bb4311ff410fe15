import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HubSubscriber {
  readonly callback: string;
  readonly topic: string;
  readonly secret: string;
  readonly leaseSeconds: number;
}

export interface HubRequest {
  readonly mode: string;
  readonly topic: string;
  readonly callback: string;
  readonly fields: URLSearchParams;
}

export interface Delivery {
  readonly algorithm?: 'sha1' | 'sha256' | 'sha384' | 'sha512';
  /** Instead of the one of the subscriber. */
  readonly secret?: string;
  /** Instead of a right one; null: none. */
  readonly signature?: string | null;
  readonly body?: string | Uint8Array;
}

/** Somebody else's hub on loopback, which speaks WebSub (W3C) as its recommendation says. */
export class WebSubHub {
  /** Confirmed ones, by callback. */
  readonly subscribers = new Map<string, HubSubscriber>();
  /** Whatever it was asked, refused or not. */
  readonly requests: HubRequest[] = [];
  /** What it says to requests; 202 is yes. */
  answer = 202;
  /** When it asks back: after its answer, before it (as PubSubHubbub did), or not at all. */
  verifies: 'after' | 'before' | 'never' = 'after';
  leaseSeconds: number | null = null;
  private work: Promise<unknown> = Promise.resolve();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.take(request, response));
  }

  static async start(): Promise<WebSubHub> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new WebSubHub(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Resolves when it has asked back whatever it had to. */
  async settled(): Promise<void> {
    await this.work;
  }

  subscriberOf(topic: string): HubSubscriber {
    const found = [...this.subscribers.values()].find((subscriber) => subscriber.topic === topic);
    if (found === undefined) throw new Error(`Nobody has subscribed to ${topic}.`);
    return found;
  }

  /** Asks back (§5.3); the status of the answer, which counts only when the challenge comes back. */
  async verify(callback: string, query: Readonly<Record<string, string>>): Promise<number> {
    const challenge = randomBytes(16).toString('hex');
    const url = new URL(callback);
    for (const [name, value] of Object.entries({ 'hub.challenge': challenge, ...query })) {
      url.searchParams.append(name, value);
    }
    const response = await fetch(url, { redirect: 'manual' });
    const echoed = (await response.text()) === challenge;
    return response.ok && !echoed ? 500 : response.status;
  }

  /** Delivers to one subscriber (§7); the status of the answer. */
  async deliver(subscriber: HubSubscriber, delivery: Delivery = {}): Promise<number> {
    const body = Buffer.from(delivery.body ?? '<rss/>');
    const algorithm = delivery.algorithm ?? 'sha256';
    const digest = createHmac(algorithm, delivery.secret ?? subscriber.secret)
      .update(body)
      .digest('hex');
    const signature = delivery.signature === undefined ? `${algorithm}=${digest}` : delivery.signature;
    const response = await fetch(subscriber.callback, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/rss+xml',
        link: `<${subscriber.topic}>; rel="self", <${this.url}>; rel="hub"`,
        ...(signature !== null && { 'x-hub-signature': signature }),
      },
    });
    await response.arrayBuffer();
    return response.status;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const fields = new URLSearchParams(Buffer.concat(chunks).toString());
    const [mode, topic, callback] = ['hub.mode', 'hub.topic', 'hub.callback'].map((name) => fields.get(name) ?? '');
    const asked: HubRequest = { mode: mode ?? '', topic: topic ?? '', callback: callback ?? '', fields };
    this.requests.push(asked);
    if (this.answer >= 300 || this.verifies === 'never') return void response.writeHead(this.answer).end();
    if (this.verifies === 'before') await this.askBack(asked);
    response.writeHead(this.answer).end();
    if (this.verifies === 'after') this.work = this.work.then(() => this.askBack(asked));
  }

  private async askBack({ mode, topic, callback, fields }: HubRequest): Promise<void> {
    const leaseSeconds = this.leaseSeconds ?? Number(fields.get('hub.lease_seconds') ?? 0);
    const lease = mode === 'subscribe' && { 'hub.lease_seconds': String(leaseSeconds) };
    const question = this.verify(callback, { 'hub.mode': mode, 'hub.topic': topic, ...lease });
    // Whoever cannot be asked has not confirmed.
    const status = await question.catch(() => 0);
    if (status < 200 || status >= 300) return;
    if (mode === 'unsubscribe') this.subscribers.delete(callback);
    else this.subscribers.set(callback, { callback, topic, secret: fields.get('hub.secret') ?? '', leaseSeconds });
  }
}
