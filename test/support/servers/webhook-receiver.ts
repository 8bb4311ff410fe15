import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A message as it came in. */
export interface Received {
  readonly path: string;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly body: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> };
}

/** How a path answers; `tries` counts the messages that it got so far, this one included. */
export type Behaviour = (response: ServerResponse, tries: number) => void;

export const answers =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response.writeHead(status, headers).end();

/** Takes the message and says nothing. */
export const hangs: Behaviour = () => undefined;
export const closes: Behaviour = (response) => void response.socket?.destroy();

/** Somebody else's web server, which webhooks are sent to. What a path is not told otherwise it answers with 204. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  readonly #behaviours = new Map<string, Behaviour>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(port = 0): Promise<WebhookReceiver> {
    let listener: RequestListener = (_, response) => void response.writeHead(503).end();
    const server = createServer((request, response) => listener(request, response));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const receiver = new WebhookReceiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    listener = (request, response) => void receiver.take(request, response);
    return receiver;
  }

  /** The address of a path that behaves so from now on. */
  at(path: string, behaviour: Behaviour = answers(204)): string {
    this.#behaviours.set(path, behaviour);
    return this.url + path;
  }

  to(path: string): readonly Received[] {
    return this.received.filter((message) => message.path === path);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const headers = request.headers as Record<string, string>;
    const path = request.url ?? '';
    const id = headers['webhook-id'] ?? '';
    this.received.push({ path, id, headers, text, body: JSON.parse(text) as Received['body'] });
    (this.#behaviours.get(path) ?? answers(204))(response, this.to(path).length);
  }
}

/** Whether the message verifies with this secret, as a receiver does it with the library of Standard Webhooks. */
export function verifies({ text, headers }: Received, secret: string): boolean {
  try {
    new Webhook(secret).verify(text, headers);
    return true;
  } catch {
    return false;
  }
}
